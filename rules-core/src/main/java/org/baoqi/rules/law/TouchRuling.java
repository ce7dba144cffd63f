package org.baoqi.rules.law;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;

/**
 * What a player must play after his touches, and whether they were a foul.
 *
 * @param moves the moves he may play; for {@link Obligation#OPPONENT_CHOOSES}, all that the choice may leave him
 * @param choices the pieces from which the opponent chooses, otherwise none
 */
public record TouchRuling(
        Obligation obligation, List<Move> moves, List<Point> choices, Optional<Offence> foul, Article article) {
    public TouchRuling {
        moves = List.copyOf(moves);
        choices = List.copyOf(choices);
    }
}
