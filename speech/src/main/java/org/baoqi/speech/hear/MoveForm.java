package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.Position;

/**
 * One way to say a move.
 *
 * @param captured what the move takes
 * @param handicap what it costs that the way is not the usual one
 */
record MoveForm(Move move, List<Word> words, Optional<Kind> captured, double handicap) {
    private static final double UNUSUAL = 0.3;

    /** Beyond these no move is understood, whatever the rest sounds like. */
    static final int MOST_LOST = 1;

    private static final int MOST_SKIPPED = 3;

    /** Whether the words are near enough if their order is left aside, which is quickly found out. */
    boolean mayCost(double limit, Utterance utterance) {
        if (!utterance.holds(words.size(), MOST_LOST, MOST_SKIPPED)) return false;
        double least = utterance.handicap() + handicap;
        for (Word word : words) least += Math.min(Alignment.LOST, utterance.least(word));
        return least <= limit;
    }

    /** All ways to say the legal moves of a position. */
    static List<MoveForm> all(Position position) {
        List<MoveForm> forms = new ArrayList<>();
        MoveNames names = new MoveNames(position);
        for (Move move : position.legalMoves()) {
            Optional<Kind> captured = position.pieceAt(move.to()).map(Piece::kind);
            List<List<Word>> ways = names.of(move);
            for (int i = 0; i < ways.size(); i++)
                forms.add(new MoveForm(move, ways.get(i), captured, i == 0 ? 0 : UNUSUAL));
        }
        return forms;
    }
}
