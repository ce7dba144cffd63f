package org.baoqi.app.speak;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.SpeechQueue;

/**
 * Gives each announcement to one voice: the screen reader's while there is one, else the app's own. While neither can
 * speak, all wait. What a voice has begun it ends, unless it falls silent by itself: then the announcement is said again
 * from its beginning by whoever can.
 */
public final class VoiceSelector implements PhoneSpeech, Voice.Reports, PhoneSpeech.Pause {
    private final Voice own;
    private final Voice reader;
    private final BooleanSupplier prefersOwn;
    private final Consumer<Earcon> earcons;
    private SpeechQueue queue = SpeechQueue.EMPTY;
    private Optional<Voice> speaking = Optional.empty();
    private boolean listening;
    private Optional<Runnable> whenSilent = Optional.empty();

    /** @param prefersOwn whether the player wants the app's own voice also where a screen reader is on */
    public VoiceSelector(Voice own, Voice reader, BooleanSupplier prefersOwn, Consumer<Earcon> earcons) {
        this.own = own;
        this.reader = reader;
        this.prefersOwn = prefersOwn;
        this.earcons = earcons;
        own.reportTo(this);
        reader.reportTo(this);
    }

    @Override
    public void say(List<Announcement> said) {
        SpeechQueue longer = queue;
        for (Announcement announcement : said) longer = longer.say(announcement);
        become(longer);
    }

    @Override
    public void stop() {
        become(queue.stop());
        // It may still read what is over for the queue.
        reader.beSilent();
    }

    /** Only the last thing that is wanted is done. */
    @Override
    public void whenSilent(Runnable then) {
        whenSilent = Optional.of(then);
        become(queue);
    }

    @Override
    public void repeat() {
        become(queue.repeat());
    }

    /** Keeps silent while somebody is listened to. */
    @Override
    public void hold() {
        listening = true;
        become(queue);
        reader.beSilent();
    }

    @Override
    public void release() {
        listening = false;
        become(queue);
    }

    @Override
    public void finished(long id) {
        if (id == id(queue)) speaking = Optional.empty();
        become(queue.finished(id));
    }

    @Override
    public void failed(long id) {
        become(queue.failed(id));
    }

    /** A screen reader or an engine came or went. */
    @Override
    public void changed() {
        boolean isCutOff = speaking.filter(voice -> !voice.canSpeak()).isPresent();
        if (isCutOff) failed(id(queue));
        else become(queue);
    }

    private void become(SpeechQueue next) {
        SpeechQueue open = listening || !voice().isPresent() ? next.hold() : next.release();
        boolean isOther = id(open) != id(queue);
        queue = open;
        if (isOther) turnTo(open.speaking());
        if (listening || open.speaking().isPresent()) return;
        Optional<Runnable> then = whenSilent;
        whenSilent = Optional.empty();
        then.ifPresent(Runnable::run);
    }

    private void turnTo(Optional<SpeechQueue.Utterance> utterance) {
        speaking.ifPresent(Voice::beSilent);
        speaking = utterance.isPresent() ? voice() : Optional.empty();
        utterance.flatMap(said -> said.announcement().earcon()).ifPresent(earcons);
        speaking.ifPresent(voice -> voice.say(utterance.get()));
    }

    /** The voice that would speak now. */
    private Optional<Voice> voice() {
        boolean ownSpeaks = own.canSpeak();
        boolean readerSpeaks = reader.canSpeak() && !(prefersOwn.getAsBoolean() && ownSpeaks);
        if (readerSpeaks) return Optional.of(reader);
        return ownSpeaks ? Optional.of(own) : Optional.empty();
    }

    private static long id(SpeechQueue queue) {
        return queue.speaking().map(SpeechQueue.Utterance::id).orElse(0L);
    }
}
