package org.baoqi.app.store;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.words.SpokenLanguage;

/** Matches to be kept. */
final class Matches {
    static final Narrator NARRATOR = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));

    private Matches() {}

    /** Between machines, which play a whole turn at once. */
    static MatchSetup setup() {
        return MatchSetup.of(
                        new BothSides<>(MatchSetup.Seat.machine(3), MatchSetup.Seat.machine(7)),
                        BothSides.same(TimeControl.of(Duration.ofHours(20), Bonus.increment(Duration.ofSeconds(5)))),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .practice(true)
                .on(LocalDate.parse("2026-11-16"));
    }

    static Match begin(GameStore.KeptGame game) {
        return begin(game, setup());
    }

    static Match begin(GameStore.KeptGame game, MatchSetup setup) {
        return Match.begin(setup, game, MatchTime.from(Duration.ZERO, TimeSource.system()), NARRATOR);
    }

    static Match resume(GameStore.KeptGame game) {
        MatchState state = MatchState.of(game.events());
        return Match.resume(state, game, MatchTime.from(state.at(), TimeSource.system()), NARRATOR);
    }

    /** Plays moves written as ICCS. */
    static void play(Match match, String moves) {
        for (String move : moves.split(" ")) play(match, Move.iccs(move));
    }

    static void playAtRandom(Match match, int plies, Random random) {
        for (int i = 0; i < plies && !match.state().isOver(); i++) {
            List<Move> legal = match.state().position().legalMoves();
            play(match, legal.get(random.nextInt(legal.size())));
        }
    }

    private static void play(Match match, Move move) {
        match.grant(match.turn(match.state().sideToMove()).play(move));
    }
}
