package org.baoqi.speech.announce;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.Pronunciation;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * 報: what happens in a match, in the words of one voice and as fully as its listener wants.
 *
 * @param pronunciation how that voice must be written to
 */
public record Announcer(SpokenLanguage voice, Verbosity verbosity, Pronunciation pronunciation) {
    /** A capture that checks. */
    private static final Position EXAMPLE =
            Position.parse("rnbaka1nr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");

    private static final Move EXAMPLE_MOVE = Move.iccs("h2h9");

    /** For a voice that needs no more than the usual corrections. */
    public Announcer(SpokenLanguage voice, Verbosity verbosity) {
        this(voice, verbosity, Pronunciation.of(voice));
    }

    /** 報棋: moves, said and played. */
    public MoveAnnouncer moves() {
        return new MoveAnnouncer(speaker(), verbosity);
    }

    /** The clock: presses and times. */
    public ClockAnnouncer clock() {
        return new ClockAnnouncer(speaker());
    }

    /** The match: its start, offers, fouls, warnings and results. */
    public GameAnnouncer game() {
        return new GameAnnouncer(speaker());
    }

    /** Sentences of a playing program. */
    public EngineAnnouncer engine() {
        return new EngineAnnouncer(speaker());
    }

    /** A sentence of the app's own: a point of the board, a button. */
    public Announcement chat(String sentence) {
        return speaker().announce(Priority.CHAT, Optional.empty(), new Speaker.Text(sentence, sentence));
    }

    /** Something that was not accepted or did not work, and what to do. */
    public Announcement refusal(String sentence) {
        return speaker().sentence(Priority.ALERT, Earcon.REFUSED, sentence);
    }

    /** A sentence that waits for an answer. */
    public Announcement question(String sentence) {
        return speaker().sentence(Priority.MOVE, Earcon.QUESTION, sentence);
    }

    /** A move as this setting has it said, for who chooses a setting by ear. */
    public Announcement example() {
        return moves().played(EXAMPLE, EXAMPLE_MOVE);
    }

    public Announcer with(Verbosity other) {
        return new Announcer(voice, other, pronunciation);
    }

    private Speaker speaker() {
        return new Speaker(voice, pronunciation);
    }
}
