package org.baoqi.app.speak;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.SpeechQueue;
import org.baoqi.speech.announce.Utterance;
import org.baoqi.speech.announce.Wording;

/**
 * Gives each announcement to one mouth: the screen reader's while there is one, else the app's own. While neither can
 * speak, all wait. What a mouth has begun it ends, unless it falls silent by itself: then the announcement is said again
 * from its beginning by whoever can.
 */
public final class OneVoice implements Speaking, Mouth.Reports, Speaking.Pause {
    private final Mouth own;
    private final Mouth reader;
    private final BooleanSupplier prefersOwn;
    private final Consumer<Earcon> earcons;
    private final TimeSource time;
    private SpeechQueue queue = SpeechQueue.EMPTY;
    private Optional<Mouth> speaking = Optional.empty();
    private boolean listening;

    /** @param prefersOwn whether the player wants the app's own voice also where a screen reader is on */
    public OneVoice(Mouth own, Mouth reader, BooleanSupplier prefersOwn, Consumer<Earcon> earcons, TimeSource time) {
        this.own = own;
        this.reader = reader;
        this.prefersOwn = prefersOwn;
        this.earcons = earcons;
        this.time = time;
        own.reportTo(this);
        reader.reportTo(this);
    }

    @Override
    public void say(List<? extends Wording> said) {
        SpeechQueue longer = queue;
        for (Wording wording : said) longer = longer.say(wording, time.now());
        become(longer);
    }

    @Override
    public void stop() {
        become(queue.stop(time.now()));
    }

    @Override
    public void repeat() {
        become(queue.repeat(time.now()));
    }

    /** Keeps silent while somebody is listened to. */
    @Override
    public void hold() {
        listening = true;
        become(queue);
    }

    @Override
    public void release() {
        listening = false;
        become(queue);
    }

    @Override
    public void finished(long id) {
        become(queue.finished(id, time.now()));
    }

    @Override
    public void failed(long id) {
        become(queue.failed(id, time.now()));
    }

    /** A screen reader or an engine came or went. */
    @Override
    public void changed() {
        boolean isCutOff = speaking.filter(mouth -> !mouth.canSpeak()).isPresent();
        if (isCutOff) failed(id(queue));
        else become(queue);
    }

    private void become(SpeechQueue next) {
        SpeechQueue open = listening || !mouth().isPresent() ? next.hold() : next.release(time.now());
        boolean isOther = id(open) != id(queue);
        queue = open;
        if (isOther) turnTo(open.speaking());
    }

    private void turnTo(Optional<Utterance> utterance) {
        speaking.ifPresent(Mouth::hush);
        speaking = utterance.isPresent() ? mouth() : Optional.empty();
        utterance.flatMap(said -> said.announcement().earcon()).ifPresent(earcons);
        speaking.ifPresent(mouth -> mouth.say(utterance.get()));
    }

    /** Who would speak now. */
    private Optional<Mouth> mouth() {
        boolean ownSpeaks = own.canSpeak();
        boolean readerSpeaks = reader.canSpeak() && !(prefersOwn.getAsBoolean() && ownSpeaks);
        if (readerSpeaks) return Optional.of(reader);
        return ownSpeaks ? Optional.of(own) : Optional.empty();
    }

    private static long id(SpeechQueue queue) {
        return queue.speaking().map(Utterance::id).orElse(0L);
    }
}
