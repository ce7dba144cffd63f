package org.baoqi.speech.match;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Side;
import org.baoqi.rules.ending.EndingReason;
import org.baoqi.rules.ending.EndingRules;
import org.baoqi.rules.ending.FlagRule;
import org.baoqi.rules.ending.GameEnd;
import org.baoqi.rules.limit.NaturalLimit;

/** How the match's rule book ends it. */
final class Endings {
    private Endings() {}

    /** After a move: on the board, then by the number of moves. */
    static Optional<TableEvent.Ended> afterMove(MatchState state, Duration at) {
        Optional<GameEnd> board = rules(state).onBoard(state.position());
        Optional<GameEnd> ending = board.isPresent()
                ? board
                : NaturalLimit.of(state.setup().book())
                        .ending(state.setup().start(), state.history().moves());
        return ending.map(found -> ended(found, at));
    }

    /** After a fallen flag. */
    static Optional<TableEvent.Ended> byFlag(MatchState state, Duration at) {
        Set<Side> flagged = state.clock().flagged(MatchState.moment(at));
        return FlagRule.of(state.setup().book())
                .judge(state.position(), flagged)
                .map(found -> ended(found, at));
    }

    static Optional<TableEvent.Ended> byFouls(MatchState state, Duration at) {
        return rules(state).fouls(state.fouls()).map(found -> ended(found, at));
    }

    static TableEvent.Ended resignation(MatchState state, Side loser, Duration at) {
        return ended(rules(state).resignation(loser), at);
    }

    static TableEvent.Ended agreed(MatchState state, Duration at) {
        return ended(rules(state).draw(EndingReason.AGREED), at);
    }

    static TableEvent.Ended ended(GameEnd ending, Duration at) {
        return new TableEvent.Ended(at, ending.result(), "ending." + ending.reason(), ending.article());
    }

    private static EndingRules rules(MatchState state) {
        return EndingRules.of(state.setup().book());
    }
}
