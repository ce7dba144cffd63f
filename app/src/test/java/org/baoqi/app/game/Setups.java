package org.baoqi.app.game;

import java.time.Duration;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Position;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.Language;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.time.Scheme;

/** What is agreed on for the games of tests. */
final class Setups {
    private Setups() {}

    static final Manner MANNER =
            new Manner(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT), Words.in(Language.TRADITIONAL));

    static MatchSetup practice() {
        return setup(Seat.person(), Seat.machine(1), true);
    }

    static MatchSetup match() {
        return setup(Seat.person(), Seat.machine(1), false);
    }

    static MatchSetup forTwo() {
        return setup(Seat.person(), Seat.person(), true);
    }

    static MatchSetup setup(Seat red, Seat black, boolean practice) {
        return new MatchSetup(
                Position.initial(),
                new BothSides<>(red, black),
                BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.increment(Duration.ofSeconds(5)))),
                "XQEF",
                Scheme.BLIND,
                practice,
                false,
                "2026-11-16");
    }
}
