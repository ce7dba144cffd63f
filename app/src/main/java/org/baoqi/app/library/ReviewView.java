package org.baoqi.app.library;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.BoardUi;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.speech.Words;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Review;
import org.baoqi.speech.review.ReviewSession;

/**
 * What a review shows at a place of the game.
 *
 * @param picked where the piece stands that is in hand
 * @param variations how many other moves the record has here
 * @param said what was said last, for the eye and for braille
 */
record ReviewView(
        Side viewer,
        Position position,
        Optional<Point> picked,
        int variations,
        boolean inVariation,
        boolean commented,
        int analysed,
        int positions,
        String said) {

    static ReviewView begin(Side viewer) {
        return new ReviewView(viewer, Position.initial(), Optional.empty(), 0, false, false, 0, 0, "");
    }

    static ReviewView of(ReviewSession session, Side viewer, String said) {
        Review review = session.review();
        Analysis analysis = session.analysis();
        return new ReviewView(
                viewer,
                review.position(),
                Optional.empty(),
                review.alternatives().size(),
                review.place().isInVariation(),
                !review.comments().isEmpty(),
                analysis.done().size(),
                analysis.positions(),
                said);
    }

    ReviewView picking(Optional<Point> point) {
        return new ReviewView(viewer, position, point, variations, inVariation, commented, analysed, positions, said);
    }

    ReviewView analysed(Analysis now) {
        return new ReviewView(
                viewer,
                position,
                picked,
                variations,
                inVariation,
                commented,
                now.done().size(),
                now.positions(),
                said);
    }

    boolean canPick(Point at) {
        return position.pieceAt(at).map(Piece::side).equals(Optional.of(position.sideToMove()));
    }

    /** The legal move of the piece in hand to a point. */
    Optional<Move> moveTo(Point at) {
        return picked.flatMap(from -> position.legalMovesFrom(from).stream()
                .filter(move -> move.to().equals(at))
                .findFirst());
    }

    BoardUi board(Words words) {
        return BoardUi.of(position, viewer, words);
    }

    /** What a move may be called here. */
    List<String> moveNames(Words words) {
        return position.legalMoves().stream()
                .map(move -> words.language().notation().write(position, move))
                .collect(Collectors.toList());
    }
}
