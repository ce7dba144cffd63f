package org.baoqi.rules.match;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** One game of a match, and how it ended. */
final class MatchGame {
    private static final int LONGEST = 300;
    private static final int QUIET_LIMIT = 120;
    private static final int OCCURRENCES = 3;
    /** What a move may take longer than allowed before the game is lost: the machine may be busy with others. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** How a game ended: who lost, if anybody, and why. */
    record End(Optional<Side> loser, String why) {}

    private final Map<Side, Player> players;
    private final List<Move> moves;
    private final List<Position> positions = new ArrayList<>();

    MatchGame(Player red, Player black, List<Move> opening) {
        players = Map.of(Side.RED, red, Side.BLACK, black);
        moves = new ArrayList<>(opening);
        positions.add(Position.initial());
        for (Move move : opening) positions.add(now().play(move));
    }

    private Position now() {
        return positions.get(positions.size() - 1);
    }

    List<Move> moves() {
        return moves;
    }

    End play() throws IOException {
        for (Player player : players.values()) player.newGame();
        while (true) {
            Optional<End> end = end();
            if (end.isPresent()) return end.get();
            Optional<End> fault = move(players.get(now().sideToMove()));
            if (fault.isPresent()) return fault.get();
        }
    }

    private Optional<End> move(Player player) throws IOException {
        Optional<Side> mover = Optional.of(now().sideToMove());
        long start = System.nanoTime();
        Optional<Move> move = player.move(moves);
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        if (move.isEmpty()) return Optional.of(new End(mover, "no move"));
        if (!now().isLegal(move.get()))
            return Optional.of(new End(mover, "illegal " + move.get().iccs()));
        boolean late = player.moveTime()
                .filter(time -> taken.compareTo(time.plus(GRACE)) > 0)
                .isPresent();
        if (late) return Optional.of(new End(mover, "late: " + taken.toMillis() + " ms"));
        positions.add(now().play(move.get()));
        moves.add(move.get());
        return Optional.empty();
    }

    private Optional<End> end() {
        Position now = now();
        if (now.legalMoves().isEmpty()) return Optional.of(new End(Optional.of(now.sideToMove()), "mate"));
        if (now.quietPlies() >= QUIET_LIMIT) return Optional.of(new End(Optional.empty(), "natural limit"));
        if (moves.size() >= LONGEST) return Optional.of(new End(Optional.empty(), "length"));
        long occurrences =
                positions.stream().filter(before -> before.key() == now.key()).count();
        return occurrences < OCCURRENCES ? Optional.empty() : Optional.of(repetition(now));
    }

    /** Who alone checked all the time since the position last stood there has lost. */
    private End repetition(Position now) {
        int last = positions.size() - 1;
        int before = last - 1;
        while (positions.get(before).key() != now.key()) before--;
        boolean red = checksThroughout(Side.RED, before, last);
        boolean black = checksThroughout(Side.BLACK, before, last);
        if (red == black) return new End(Optional.empty(), "repetition");
        return new End(Optional.of(red ? Side.RED : Side.BLACK), "perpetual check");
    }

    private boolean checksThroughout(Side side, int from, int to) {
        for (Position position : positions.subList(from + 1, to + 1))
            if (position.sideToMove() != side && !position.isInCheck(position.sideToMove())) return false;
        return true;
    }
}
