package org.baoqi.app.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.board.BoardPresenter;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Review;
import org.baoqi.speech.review.ReviewSession;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.words.Words;

/**
 * A review as it is shown: a place in the game, and what was said of it.
 *
 * @param picked where the piece stands that is in hand
 * @param evaluating whether every step is told with its evaluation
 * @param said what was said last, for the eye and for braille
 */
record ReviewView(
        Review review,
        Position position,
        Side viewer,
        Optional<Point> picked,
        Analysis analysis,
        boolean evaluating,
        String said) {

    static ReviewView of(ReviewSession session, Side viewer, List<Announcement> said) {
        return new ReviewView(
                session.review(),
                session.review().position(),
                viewer,
                Optional.empty(),
                session.analysis(),
                session.isEvaluating(),
                said.stream().map(Announcement::shown).collect(Collectors.joining(" ")));
    }

    ReviewView picking(Optional<Point> point) {
        return new ReviewView(review, position, viewer, point, analysis, evaluating, said);
    }

    ReviewView analysed(Analysis now) {
        return new ReviewView(review, position, viewer, picked, now, evaluating, said);
    }

    /** Where nothing was said, what was said before still stands; a piece stays in hand until somebody moves. */
    ReviewView after(ReviewView before) {
        return new ReviewView(
                review,
                position,
                viewer,
                review.equals(before.review) ? before.picked : Optional.empty(),
                analysis,
                evaluating,
                said.isEmpty() ? before.said : said);
    }

    /** The board under the reader's fingers: the pieces of whoever is to move can be tried. */
    TouchableBoard touch() {
        return TouchableBoard.free(position, picked);
    }

    BoardPresenter board() {
        return new BoardPresenter(touch(), viewer, review.last().map(RecordedMove::move));
    }

    /** The names of the moves that can be made here. */
    List<String> moveNames(Words words) {
        return position.legalMoves().stream()
                .map(move -> words.language().notation().write(position, move))
                .collect(Collectors.toList());
    }
}
