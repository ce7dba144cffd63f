package org.baoqi.rules.law;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** 超時: what a fallen flag means. */
public record FlagRule(EndingRules endings, boolean mateStands) {

    public static FlagRule of(String book) {
        CsvTable.Row row =
                CsvTable.rows(FlagRule.class, "flags.csv", "book", book).get(0);
        return new FlagRule(EndingRules.of(book), row.yes("mate stands"));
    }

    /**
     * The end of a game in which flags have fallen.
     *
     * @param position as it stands: with the last move, if that was on the board before the flag fell
     */
    public Optional<GameEnd> judge(Position position, Set<Side> flagged) {
        Side mover = position.sideToMove().opposite();
        boolean won = mateStands
                && flagged.equals(Set.of(mover))
                && position.legalMoves().isEmpty();
        return won ? endings.onBoard(position) : endings.losses(flagged, EndingReason.FLAG, EndingReason.BOTH_FLAGS);
    }
}
