package org.baoqi.speech.table;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.words.SpokenLanguage;

/** Matches for tests: setups, a time that stands until it is moved, and a store that remembers. */
public final class Matches {
    private Matches() {}

    /** Stands still until it is told to pass. */
    public static final class FakeTime implements TimeSource {
        private Duration passed = Duration.ZERO;

        public void pass(Duration span) {
            passed = passed.plus(span);
        }

        @Override
        public Moment now() {
            return new Moment(passed.toNanos());
        }
    }

    /** Keeps events as a log does, and tells what was in it when. */
    public static final class Memory implements MatchStore {
        public final List<MatchEvent> events = new ArrayList<>();

        @Override
        public void append(List<? extends MatchEvent> more, MatchState after) {
            events.addAll(more);
        }
    }

    public static MatchSetup setup(Procedure red, Procedure black, boolean twoBoards) {
        return MatchSetup.of(
                        new BothSides<>(
                                new MatchSetup.Seat(red, true, Optional.empty()),
                                new MatchSetup.Seat(black, false, Optional.empty())),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.increment(Duration.ofSeconds(5)))),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .practice(true)
                .twoBoards(twoBoards)
                .on(LocalDate.parse("2026-11-16"));
    }

    static Narrator narrator() {
        return new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
    }

    public static Match begin(MatchSetup setup, MatchStore store, TimeSource time) {
        return Match.begin(setup, store, MatchTime.from(Duration.ZERO, time), narrator());
    }
}
