package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** Positions of random games, from the initial position or from sparse placements that a game could reach. */
public final class RandomPlay {
    private static final int LONGEST_GAME = 120;
    private static final int EVERY_PIECE = 30;

    private final Random random;
    private final int pieces;

    /** @param pieces beside the two kings; with all thirty, games start from the initial position */
    public RandomPlay(long seed, int pieces) {
        this.random = new Random(seed);
        this.pieces = pieces;
    }

    public void positions(int count, Consumer<Position> visitor) {
        Position position = start();
        int plies = 0;
        for (int i = 0; i < count; i++) {
            visitor.accept(position);
            List<Move> moves = position.legalMoves();
            boolean over = moves.isEmpty() || ++plies == LONGEST_GAME;
            if (over) plies = 0;
            position = over ? start() : position.play(moves.get(random.nextInt(moves.size())));
        }
    }

    public Position start() {
        if (pieces == EVERY_PIECE) return Position.initial();
        while (true) {
            Map<Point, Piece> placed = place();
            if (PossiblePosition.problem(placed).isPresent()) continue;
            Position position = Position.of(placed, Side.values()[random.nextInt(2)], 0, 1);
            if (PossiblePosition.problem(position).isEmpty()) return position;
        }
    }

    /** These pieces with nothing played before, whether a game could reach them or not. */
    public static Position placed(Map<Point, Piece> pieces, Side toMove) {
        return Position.of(pieces, toMove, 0, 1);
    }

    private Map<Point, Piece> place() {
        Map<Point, Piece> placed = new HashMap<>();
        for (Piece piece : choose()) {
            List<Point> free = new ArrayList<>(Point.all());
            free.removeIf(point -> placed.containsKey(point) || !PossiblePosition.canStand(piece, point));
            placed.put(free.get(random.nextInt(free.size())), piece);
        }
        return placed;
    }

    private List<Piece> choose() {
        List<Piece> kings = new ArrayList<>();
        List<Piece> others = new ArrayList<>();
        for (Side side : Side.values())
            for (Kind kind : Kind.values())
                (kind == Kind.KING ? kings : others).addAll(Collections.nCopies(kind.perSide(), new Piece(side, kind)));
        Collections.shuffle(others, random);
        kings.addAll(others.subList(0, pieces));
        return kings;
    }
}
