package org.baoqi.speech.announce;

import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.speech.SpokenLanguage;

/** 報: what happens in a match, in the words of one voice and as fully as its listener wants. */
public record Announcer(SpokenLanguage voice, Verbosity verbosity) {
    /** A capture that checks. */
    private static final Position EXAMPLE =
            Position.parse("rnbaka1nr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");

    private static final Move EXAMPLE_MOVE = Move.iccs("h2h9");

    /** 報棋: moves, said and played. */
    public MoveAnnouncer moves() {
        return new MoveAnnouncer(new Speaker(voice), verbosity);
    }

    /** The clock: presses and times. */
    public ClockAnnouncer clock() {
        return new ClockAnnouncer(new Speaker(voice));
    }

    /** The match: its start, offers, fouls, warnings and results. */
    public GameAnnouncer game() {
        return new GameAnnouncer(new Speaker(voice));
    }

    /** What a playing program says. */
    public EngineAnnouncer engine() {
        return new EngineAnnouncer(new Speaker(voice));
    }

    /** A move as this setting has it said, for who chooses a setting by ear. */
    public Announcement example() {
        return moves().played(EXAMPLE, EXAMPLE_MOVE);
    }

    public Announcer with(Verbosity other) {
        return new Announcer(voice, other);
    }
}
