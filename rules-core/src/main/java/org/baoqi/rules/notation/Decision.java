package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/** Chooses among the moves that words may mean. */
final class Decision {
    private Decision() {}

    /**
     * What is legal decides: a file that two cannons share is enough where only one of them can go there. The books want
     * 前 and 後 even then (附表六 第一部份 1(2)), but games are full of it. Of several illegal moves the first is explained.
     */
    static Resolution among(List<Move> meant, Position position, WrittenMove said) {
        List<Move> legal = new ArrayList<>(meant);
        legal.removeIf(move -> !position.isLegal(move));
        return switch (legal.size()) {
            case 0 ->
                new Resolution.Illegal(said, position.refusal(meant.get(0)).get());
            case 1 -> new Resolution.Legal(legal.get(0));
            default -> new Resolution.Ambiguous(said, legal);
        };
    }
}
