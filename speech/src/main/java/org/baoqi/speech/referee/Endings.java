package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.GameEnd;
import org.baoqi.speech.match.Cause;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** How the match's rule book ends it, or warns before. */
public final class Endings {
    private Endings() {}

    /** The verdict of the book on the match as it stands. */
    public static Verdict verdict(MatchState state) {
        return state.setup().book().judge(game(state, 0));
    }

    /** After a move: the end that it brings, or the warning (警誡) that a repetition will. */
    static Optional<TableEvent> afterMove(MatchState state, Duration at) {
        Verdict verdict = verdict(state);
        if (verdict.stage() == Stage.DECIDED) return Optional.of(decided(verdict, at));
        Optional<TableEvent.Ended> drawn = byDeclaredLimit(state, at);
        if (drawn.isPresent()) return Optional.of(drawn.get());
        boolean isNew = verdict.stage() == Stage.WARNED && !wasWarned(state);
        return isNew ? Optional.of(warned(verdict, at)) : Optional.empty();
    }

    /** Each position of a cycle comes back in its turn; one warning is for all of them. */
    private static boolean wasWarned(MatchState state) {
        return state.setup().book().judge(game(state, 1)).stage() == Stage.WARNED;
    }

    private static Game game(MatchState state, int without) {
        List<Move> moves = state.history().moves();
        return Game.of(state.setup().start(), moves.subList(0, moves.size() - without));
    }

    private static TableEvent decided(Verdict verdict, Duration at) {
        return new TableEvent.Ended(
                at,
                verdict.result().orElseThrow(IllegalStateException::new),
                Cause.of(verdict.reason()),
                verdict.article().orElseThrow(IllegalStateException::new));
    }

    private static TableEvent warned(Verdict verdict, Duration at) {
        Side side =
                verdict.offenders().size() == 1 ? verdict.offenders().iterator().next() : Side.RED;
        return new TableEvent.Warned(at, side, verdict.reason());
    }

    /** After a fallen flag. */
    static Optional<TableEvent.Ended> byFlag(MatchState state, Duration at) {
        Set<Side> flagged = state.clock().flagged(MatchState.moment(at));
        return state.setup()
                .book()
                .regulations()
                .endings()
                .flags(state.position(), flagged)
                .map(found -> ended(found, at));
    }

    static Optional<TableEvent.Ended> byFouls(MatchState state, Duration at) {
        return state.setup().book().regulations().endings().fouls(state.fouls()).map(found -> ended(found, at));
    }

    /** Once the moves are made that the referee declared. */
    static Optional<TableEvent.Ended> byDeclaredLimit(MatchState state, Duration at) {
        return state.notes()
                .limit()
                .flatMap(limit ->
                        limit.ending(state.setup().start(), state.history().moves()))
                .map(found -> ended(found, at));
    }

    static TableEvent.Ended resignation(MatchState state, Side loser, Duration at) {
        return ended(state.setup().book().regulations().endings().resignation(loser), at);
    }

    static TableEvent.Ended agreed(MatchState state, Duration at) {
        return ended(state.setup().book().regulations().endings().draw(EndingReason.AGREED), at);
    }

    static TableEvent.Ended ended(GameEnd end, Duration at) {
        return new TableEvent.Ended(at, end.result(), new Cause.ByEnding(end.reason()), end.article());
    }
}
