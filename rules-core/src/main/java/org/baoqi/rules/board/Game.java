package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** 對局: where a game began, the moves played, and the position after each. A game never changes. */
public final class Game {
    private final List<Position> positions;
    private final List<Move> moves;

    private Game(List<Position> positions, List<Move> moves) {
        this.positions = Collections.unmodifiableList(positions);
        this.moves = Collections.unmodifiableList(moves);
    }

    public static Game from(Position start) {
        return new Game(List.of(start), List.of());
    }

    /** The game of these moves, each legal in its turn. */
    public static Game of(Position start, List<Move> moves) {
        List<Position> positions = new ArrayList<>();
        positions.add(start);
        for (Move move : moves)
            positions.add(positions.get(positions.size() - 1).play(move));
        return new Game(positions, new ArrayList<>(moves));
    }

    /** The game with one more legal move. */
    public Game play(Move move) {
        List<Position> morePositions = new ArrayList<>(positions);
        List<Move> moreMoves = new ArrayList<>(moves);
        morePositions.add(position().play(move));
        moreMoves.add(move);
        return new Game(morePositions, moreMoves);
    }

    /** The game as it was after so many plies. */
    public Game until(int ply) {
        return new Game(positions.subList(0, ply + 1), moves.subList(0, ply));
    }

    /** The position now. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** The position before the first move, then the one after each. */
    public List<Position> positions() {
        return positions;
    }

    public List<Move> moves() {
        return moves;
    }

    /** The plies at which the position on the board now stood there with the same side to move; this one is the last. */
    public List<Integer> occurrences() {
        List<Integer> plies = new ArrayList<>();
        int now = moves.size();
        // No position comes back over a capture.
        int first = Math.max(0, now - position().quietPlies());
        for (int ply = first; ply <= now; ply++) if (positions.get(ply).looksLike(position())) plies.add(ply);
        return plies;
    }

    /** The game as if its last cycle had been played {@code times} times; the same game where there is no cycle. */
    public Game folded(int times) {
        return lastCycle().map(cycle -> withCycle(cycle, times)).orElse(this);
    }

    private Optional<List<Move>> lastCycle() {
        List<Integer> plies = occurrences();
        return plies.size() < 2
                ? Optional.empty()
                : Optional.of(moves.subList(plies.get(plies.size() - 2), moves.size()));
    }

    private Game withCycle(List<Move> cycle, int times) {
        int start = moves.size();
        while (start >= cycle.size()
                && moves.subList(start - cycle.size(), start).equals(cycle)) start -= cycle.size();
        List<Move> folded = new ArrayList<>(moves.subList(0, start));
        for (int i = 0; i < times; i++) folded.addAll(cycle);
        return of(positions.get(0), folded);
    }
}
