package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/**
 * The word that would tell moves apart which all fit what was heard, where they are too many to name by ear: 炮二平幾？
 *
 * @param moves those that fit
 */
public record MissingWord(Part part, Position position, List<Move> moves) {
    public MissingWord {
        moves = List.copyOf(moves);
    }

    /** The place of the missing word in a move. */
    public enum Part {
        PIECE,
        /** Which of several of a kind: its file, or 前, 中, 後. */
        WHICH,
        DIRECTION,
        NUMBER
    }

    static MissingWord of(Position position, List<Move> moves) {
        MoveNames names = new MoveNames(position);
        Part part = Part.NUMBER;
        if (differ(moves, move -> names.usual(move).get(2))) part = Part.DIRECTION;
        if (differ(moves, Move::from)) part = Part.WHICH;
        if (differ(moves, move -> names.piece(move))) part = Part.PIECE;
        return new MissingWord(part, position, moves);
    }

    private static boolean differ(List<Move> moves, Function<Move, Object> by) {
        return moves.stream().map(by).distinct().count() > 1;
    }

    /** The words that would name this move rather than another. */
    Set<Word> answers(Move move) {
        MoveNames names = new MoveNames(position);
        List<Word> usual = names.usual(move);
        return switch (part) {
            case PIECE -> Set.of(names.piece(move));
            case WHICH ->
                names.of(move).stream()
                        .flatMap(way -> way.subList(0, way.size() - 2).stream())
                        .filter(word -> word.role() == Word.Role.DIGIT || word.role() == Word.Role.PLACE)
                        .collect(Collectors.toCollection(LinkedHashSet::new));
            case DIRECTION -> Set.of(usual.get(2));
            case NUMBER -> Set.of(usual.get(3));
        };
    }

    /** The moves that an answer leaves: those that it names about as well as any; none where it names none. */
    List<Move> left(Function<Set<Word>, Double> cost) {
        double limit = moves.stream()
                        .mapToDouble(move -> cost.apply(answers(move)))
                        .min()
                        .orElse(WordDistance.FAR)
                + CandidateJudge.LEAD;
        List<Move> left = new ArrayList<>();
        if (limit <= CandidateJudge.ANSWERED + CandidateJudge.LEAD)
            for (Move move : moves) if (cost.apply(answers(move)) < limit) left.add(move);
        return left;
    }
}
