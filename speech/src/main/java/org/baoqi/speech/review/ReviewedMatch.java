package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** A place of a record as if it stood in a match, for the questions of play. */
final class ReviewedMatch {
    private ReviewedMatch() {}

    static MatchState state(Review review) {
        return MatchState.begin(new TableEvent.Begun(Duration.ZERO, setup(review)))
                .with(history(review.game()));
    }

    private static MatchSetup setup(Review review) {
        return MatchSetup.of(
                        BothSides.same(MatchSetup.Seat.person()),
                        BothSides.same(TimeControl.UNTIMED),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .from(review.record().start())
                .practice(true);
    }

    private static History history(Game game) {
        List<History.Ply> plies = new ArrayList<>();
        for (int i = 0; i < game.moves().size(); i++)
            plies.add(new History.Ply(
                    game.positions().get(i),
                    game.moves().get(i),
                    game.positions().get(i + 1),
                    Duration.ZERO));
        return new History(game.positions().get(0), plies);
    }
}
