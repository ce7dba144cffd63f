package org.baoqi.rules.book.cxa;

import java.util.List;
import java.util.OptionalInt;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;
import org.baoqi.rules.book.repetition.MoveClass;

/**
 * What one move is (24.1-24.8), the gravest that it is (26.4).
 *
 * @param mate the first move of the mate that it threatens
 * @param gains what it newly threatens to win
 * @param bounded whether the searches reached their bound, so that something may have been missed
 */
record Deed(MoveClass kind, OptionalInt mate, List<Gain> gains, Weight weight, boolean bounded) {
    /**
     * @param arrived where the opponent's last move ended
     * @param positions how many the searches for mates may look at, and as many those for gains
     */
    static Deed of(Position before, Point arrived, Move move, int positions) {
        Position after = before.play(move);
        Side side = before.sideToMove();
        if (after.isInCheck(side.opposite()))
            return new Deed(MoveClass.CHECK, OptionalInt.empty(), List.of(), Weight.HEAVY, false);
        // 26.1.2: whatever a king does in answer to a check is idle.
        boolean kingAnswers =
                before.isInCheck(side) && before.pieceAt(move.from()).get().kind() == Kind.KING;
        if (kingAnswers) return quiet(before, move, false);
        Budget forGains = new Budget(positions);
        Novelty novelty = new Novelty(before, move, after, arrived, forGains);
        Budget forMates = new Budget(positions);
        return threatening(novelty, newMate(before, after, forMates), forMates);
    }

    private static Deed threatening(Novelty novelty, OptionalInt mate, Budget forMates) {
        Position after = novelty.after();
        List<Gain> gains = Defence.leaveOut(novelty.gains(), after);
        if (mate.isPresent()) return new Deed(MoveClass.MATE_THREAT, mate, gains, Weight.HEAVY, false);
        boolean bounded = forMates.isReached() || novelty.budget().isReached();
        if (gains.isEmpty()) return quiet(novelty.before(), novelty.move(), bounded);
        return new Deed(MoveClass.CHASE, mate, gains, Weight.of(gains, after), bounded);
    }

    private static OptionalInt newMate(Position before, Position after, Budget budget) {
        OptionalInt mate =
                MateSearch.forThreat(Trial.of(after.turned()), budget).search();
        if (!mate.isPresent() || MateSearch.forThreat(Trial.of(before), budget).finds()) return OptionalInt.empty();
        return mate;
    }

    private static Deed quiet(Position before, Move move, boolean bounded) {
        return new Deed(new Quiet(before, move).kind(), OptionalInt.empty(), List.of(), Weight.NONE, bounded);
    }
}
