package org.baoqi.app.clock;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.baoqi.app.clock.ClockUi.FaceUi;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.Words;

/** Both times, for the eye as a clock shows them and for the ear as a sentence. */
public record ClockPresenter(Words words) {
    private static final long MINUTE = 60;
    /** Of a side that is not timed. */
    private static final String NO_TIME = "—";

    /** Both times at a moment of the match. */
    public ClockUi clock(MatchState state, Side viewer, Duration now) {
        FaceUi near = face(state, viewer, now);
        FaceUi far = face(state, viewer.opposite(), now);
        String times = words.say("game.clock.times", near.name(), near.shown(), far.name(), far.shown());
        return new ClockUi(near, far, state.setup().isTimed(), words.say("game.clock.playing"), times);
    }

    private FaceUi face(MatchState state, Side side, Duration now) {
        Duration left = state.left(side, now);
        boolean running = state.clock().running().equals(Optional.of(side));
        if (TimeControl.isEndless(left))
            return new FaceUi(words.side(side), NO_TIME, words.say("time.untimed-side", side), running);
        String spoken = words.say(running ? "game.clock.running" : "game.clock", side, new TimeWords(words).span(left));
        return new FaceUi(words.side(side), shown(left), spoken, running);
    }

    /** A second that has begun counts, as it does in words. */
    private static String shown(Duration left) {
        long seconds = left.plusSeconds(1).minusNanos(1).getSeconds();
        long minutes = seconds / MINUTE;
        return minutes < MINUTE
                ? String.format(Locale.ROOT, "%d:%02d", minutes, seconds % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", minutes / MINUTE, minutes % MINUTE, seconds % MINUTE);
    }

    /** How long what is shown stays right; empty while both clocks stand. */
    public static Optional<Duration> untilChange(MatchState state, Duration now) {
        if (state.isOver()) return Optional.empty();
        return state.clock()
                .running()
                .filter(side -> state.setup().time().get(side).isTimed())
                .map(side -> {
                    int part = state.left(side, now).getNano();
                    return part == 0 ? Duration.ofSeconds(1) : Duration.ofNanos(part);
                });
    }
}
