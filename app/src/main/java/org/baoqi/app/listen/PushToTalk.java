package org.baoqi.app.listen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.speak.MainThreadTimer;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.announce.Tune;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Listens when asked to: the voice falls silent, a sound tells that the microphone is open, another that it is closed.
 * A recogniser that lacks the language is followed by the next one, and one that is busy, as it is for a moment after it has
 * listened, is tried again after a pause. No other failure is tried again, so that nobody is listened to unasked.
 */
public final class PushToTalk implements Listening {
    /** Until the last words have left the loudspeaker. */
    private static final Duration SILENCE = Duration.ofMillis(300);

    private static final Duration LONGEST = Duration.ofSeconds(10);
    /** The time that a recogniser may think after the last word. */
    private static final Duration THINKING = Duration.ofSeconds(3);

    private static final Duration BUSY = Duration.ofMillis(700);
    private static final int MOST_TRIES = 3;

    private final Recogniser.Supply supply;
    private final PhoneSpeech.Pause voice;
    private final Consumer<Tune> sounds;
    private final MainThreadTimer timer;
    private final Map<SpokenLanguage, Way> lastGood = new EnumMap<>(SpokenLanguage.class);
    private Optional<Session> session = Optional.empty();

    /** A kind of recogniser, and the name under which it may know the language. */
    private record Way(int maker, String tag) {}

    /** @param voice what must be silent while somebody is listened to */
    public PushToTalk(Recogniser.Supply supply, PhoneSpeech.Pause voice, Consumer<Tune> sounds, MainThreadTimer timer) {
        this.supply = supply;
        this.voice = voice;
        this.sounds = sounds;
        this.timer = timer;
    }

    @Override
    public void listen(SpokenLanguage language, List<String> expected, Consumer<Outcome> answer) {
        if (session.isPresent()) finish();
        else begin(new Session(language, expected, answer));
    }

    @Override
    public void finish() {
        session.ifPresent(Session::finish);
    }

    @Override
    public void cancel() {
        session.ifPresent(open -> open.end(new Outcome.CalledOff()));
    }

    private void begin(Session next) {
        session = Optional.of(next);
        voice.hold();
        if (!supply.isAllowed()) next.end(new Outcome.Failed(Reason.NO_PERMISSION));
        else if (next.ways.isEmpty()) next.end(new Outcome.Failed(Reason.NO_RECOGNISER));
        else next.callOff = timer.after(SILENCE, next::start);
    }

    /** All ways to try, the one that worked last time first. */
    private List<Way> ways(SpokenLanguage language) {
        List<Way> ways = new ArrayList<>();
        for (int maker = 0; maker < supply.makers().size(); maker++)
            for (String tag : language.recogniserTags()) ways.add(new Way(maker, tag));
        Way good = lastGood.get(language);
        if (ways.remove(good)) ways.add(0, good);
        return ways;
    }

    /** From the press of the key to the answer. */
    private final class Session implements Recogniser.Events {
        private final SpokenLanguage language;
        private final List<String> expected;
        private final Consumer<Outcome> answer;
        private final List<Way> ways;
        private Optional<Recogniser> recogniser = Optional.empty();
        private List<String> soFar = List.of();
        private boolean open;
        private int tries;
        private Runnable callOff = () -> {};

        Session(SpokenLanguage language, List<String> expected, Consumer<Outcome> answer) {
            this.language = language;
            this.expected = expected;
            this.answer = answer;
            this.ways = ways(language);
        }

        private void start() {
            Way way = ways.get(0);
            recogniser = Optional.of(supply.makers().get(way.maker).make());
            callOff = timer.after(LONGEST, this::endWithWhatWasHeard);
            recogniser.get().start(way.tag, expected, this);
        }

        /** Let go before the tone, the key was held too shortly to say anything. */
        private void finish() {
            if (!recogniser.isPresent()) {
                end(new Outcome.Failed(Reason.NOTHING_SAID));
                return;
            }
            callOff.run();
            callOff = timer.after(THINKING, this::endWithWhatWasHeard);
            recogniser.get().finish();
        }

        @Override
        public void ready() {
            if (!isCurrent() || open) return;
            open = true;
            lastGood.put(language, ways.get(0));
            sounds.accept(Tune.listening());
        }

        @Override
        public void heardSoFar(List<String> texts) {
            if (!texts.isEmpty()) soFar = texts;
        }

        @Override
        public void heard(List<String> texts) {
            if (isCurrent())
                end(texts.isEmpty() ? new Outcome.Failed(Reason.NOT_UNDERSTOOD) : new Outcome.Heard(texts));
        }

        @Override
        public void failed(Reason reason) {
            if (!isCurrent()) return;
            boolean isElsewhere = reason == Reason.NO_LANGUAGE && ways.size() > 1;
            if (isElsewhere) tryNext();
            else if (reason == Reason.BUSY && !open && ++tries < MOST_TRIES) tryLater();
            else end(new Outcome.Failed(reason));
        }

        private void tryNext() {
            release();
            ways.remove(0);
            start();
        }

        private void tryLater() {
            release();
            callOff = timer.after(BUSY, this::start);
        }

        private void endWithWhatWasHeard() {
            end(soFar.isEmpty() ? new Outcome.Failed(Reason.NOTHING_SAID) : new Outcome.Heard(soFar));
        }

        /** The answer comes before the voice may speak again, so that it takes its turn by its urgency. */
        private void end(Outcome outcome) {
            leave();
            answer.accept(outcome);
            if (!session.isPresent()) voice.release();
        }

        private void leave() {
            release();
            session = Optional.empty();
            if (open) sounds.accept(Tune.listened());
        }

        private void release() {
            callOff.run();
            recogniser.ifPresent(Recogniser::release);
            recogniser = Optional.empty();
        }

        private boolean isCurrent() {
            return session.filter(current -> current == this).isPresent();
        }
    }
}
