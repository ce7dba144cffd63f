package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.MoveWord.FilePlace;
import org.baoqi.rules.notation.MoveWriter;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/**
 * All the words in which a move of a position can be called (報棋), four for each way: 炮二平五, and of several pieces on a
 * file 前炮平五, 一兵平四, 前三平四. Words that would fit two moves are no way to call either.
 */
public record CallWays(Map<List<MoveWord>, Move> moves) {
    private static final int PAWNS = 5;

    public CallWays {
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }

    public static CallWays of(Position position) {
        MoveWriter writer = new MoveWriter(position);
        Map<List<MoveWord>, Move> ways = new LinkedHashMap<>();
        for (Move move : position.legalMoves()) {
            List<MoveWord> usual =
                    MoveWord.read(writer.write(Notation.TRADITIONAL, move)).orElseThrow(IllegalStateException::new);
            ways.put(usual, move);
            if (!isAlone(position, move.from()))
                for (List<MoveWord> words : others(position, move, usual))
                    if (means(words, move, position)) ways.put(words, move);
        }
        return new CallWays(ways);
    }

    /** A piece without another of its kind on its file has but one name. */
    private static boolean isAlone(Position position, Point point) {
        return position.points(piece(position, point)).stream()
                        .filter(other -> other.file() == point.file())
                        .count()
                == 1;
    }

    private static Piece piece(Position position, Point point) {
        return position.pieceAt(point).orElseThrow(IllegalStateException::new);
    }

    /** The ways of one move alone. */
    CallWays only(Move move) {
        Map<List<MoveWord>, Move> ways = new LinkedHashMap<>(moves);
        ways.values().removeIf(other -> !other.equals(move));
        return new CallWays(ways);
    }

    /** The ways that begin with these words. */
    public CallWays after(List<MoveWord> said) {
        Map<List<MoveWord>, Move> ways = new LinkedHashMap<>(moves);
        ways.keySet()
                .removeIf(words -> words.size() < said.size()
                        || !words.subList(0, said.size()).equals(said));
        return new CallWays(ways);
    }

    /** The words that can stand at this place, counted from 0. */
    Set<MoveWord> at(int place) {
        Set<MoveWord> words = EnumSet.noneOf(MoveWord.class);
        for (List<MoveWord> way : moves.keySet()) if (place < way.size()) words.add(way.get(place));
        return words;
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    private static boolean means(List<MoveWord> words, Move move, Position position) {
        Resolution answer = WrittenMove.read(write(words, position.sideToMove()), position);
        return answer.equals(new Resolution.Legal(move));
    }

    static String write(List<MoveWord> words, Side side) {
        return words.stream()
                .map(word -> word.write(Notation.TRADITIONAL, side))
                .collect(Collectors.joining());
    }

    /** Other words before the same motion. */
    private static List<List<MoveWord>> others(Position position, Move move, List<MoveWord> usual) {
        Kind kind = piece(position, move.from()).kind();
        MoveWord file = MoveWord.ofDigit(move.from().fileFor(position.sideToMove()));
        List<List<MoveWord>> ways = new ArrayList<>();
        for (List<MoveWord> subject : subjects(kind, file))
            ways.add(List.of(subject.get(0), subject.get(1), usual.get(2), usual.get(3)));
        return ways;
    }

    private static List<List<MoveWord>> subjects(Kind kind, MoveWord file) {
        MoveWord piece = MoveWord.of(kind);
        List<List<MoveWord>> subjects = new ArrayList<>();
        subjects.add(List.of(piece, file));
        for (FilePlace place : FilePlace.values()) subjects.add(List.of(MoveWord.of(place), piece));
        if (kind != Kind.PAWN) return subjects;
        for (FilePlace place : FilePlace.values()) subjects.add(List.of(MoveWord.of(place), file));
        for (int number = 1; number <= PAWNS; number++) {
            subjects.add(List.of(MoveWord.ofDigit(number), piece));
            subjects.add(List.of(MoveWord.ofDigit(number), file));
        }
        return subjects;
    }
}
