package org.baoqi.app.game;

import java.time.Duration;
import java.time.LocalDate;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.talk.Ear.Habits;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** What is agreed on for the games of tests. */
public final class Setups {
    private static final LocalDate DAY = LocalDate.parse("2026-11-16");

    private Setups() {}

    /** What is heard is read back, and a word said wrongly in practice binds nobody. */
    static final GameSettings SETTINGS = settings(SpokenLanguage.TAIWAN_MANDARIN, new Habits(false, true));

    static GameSettings settings(SpokenLanguage language, Habits habits) {
        return new GameSettings(new Announcer(language, Verbosity.SHORT), Words.in(language), habits);
    }

    public static MatchSetup practice() {
        return setup(Seat.person(), Seat.machine(1), true);
    }

    public static MatchSetup match() {
        return setup(Seat.person(), Seat.machine(1), false);
    }

    public static MatchSetup forTwo() {
        return setup(Seat.person(), Seat.person(), true);
    }

    /** The same from another position. */
    public static MatchSetup from(String fen, MatchSetup setup) {
        return setup.from(Position.parse(fen));
    }

    /** Practice in which the machine may take its time. */
    static MatchSetup untimedMachine() {
        MatchSetup setup = practice();
        BothSides<TimeControl> time = new BothSides<>(setup.time().red(), TimeControl.UNTIMED);
        return MatchSetup.of(setup.seats(), time, setup.book()).practice(true).on(DAY);
    }

    public static MatchSetup setup(Seat red, Seat black, boolean practice) {
        return MatchSetup.of(
                        new BothSides<>(red, black),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.increment(Duration.ofSeconds(5)))),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .practice(practice)
                .on(DAY);
    }
}
