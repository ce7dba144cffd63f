package org.baoqi.rules.engine;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.OpeningBook.Opening;

/**
 * Games of our engine against itself, as food for {@link Tuner}: {@code runMain org.baoqi.rules.engine.TrainingGames FILE SEED
 * NODES MINUTES}. A line is a quiet position's FEN, its score from Red's side, and the game's result for Red: 1, 0.5 or 0.
 */
public final class TrainingGames {
    private static final int LONGEST = 220;
    private static final int RANDOM_PLIES = 6;
    private static final int RESIGNS = 1_500;

    private final Engine engine = new Engine(8, 1);
    private final Random random;
    private final long nodes;
    private final List<String> quiet = new ArrayList<>();

    private TrainingGames(long seed, long nodes) {
        this.random = new Random(seed);
        this.nodes = nodes;
    }

    public static void main(String[] args) throws IOException {
        TrainingGames games = new TrainingGames(Long.parseLong(args[1]), Long.parseLong(args[2]));
        long until = System.currentTimeMillis() + Long.parseLong(args[3]) * 60_000;
        int count = 0;
        try (PrintStream out = new PrintStream(args[0], StandardCharsets.UTF_8)) {
            for (; System.currentTimeMillis() < until; count++) games.play(out);
        }
        System.out.println(count + " games");
    }

    private void play(PrintStream out) {
        quiet.clear();
        engine.forget();
        List<Move> moves = opening();
        Position position = SearchTask.of(Position.initial(), moves, SearchLimits.infinite())
                .position();
        Optional<Double> result = Optional.empty();
        while (result.isEmpty()) {
            SearchResult thought = engine.think(SearchTask.of(Position.initial(), moves, SearchLimits.ofNodes(nodes)));
            result = result(thought, position, moves.size());
            if (result.isPresent()) break;
            note(thought, position);
            moves.add(thought.best().get());
            position = position.play(thought.best().get());
        }
        for (String line : quiet) out.println(line + ";" + result.get());
        out.flush();
    }

    /** A named opening, then a few random moves, so that no two games are the same. */
    private List<Move> opening() {
        List<Opening> openings = OpeningBook.builtIn().openings();
        List<Move> line = openings.get(random.nextInt(openings.size())).moves();
        List<Move> moves = new ArrayList<>(line.subList(0, random.nextInt(line.size() + 1)));
        Position position = SearchTask.of(Position.initial(), moves, SearchLimits.infinite())
                .position();
        for (int i = 0; i < RANDOM_PLIES; i++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) break;
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    /** The result for Red, once the game is over or as good as over. */
    private static Optional<Double> result(SearchResult thought, Position position, int plies) {
        if (!thought.best().isPresent() || Math.abs(thought.score().value()) > RESIGNS) {
            boolean moverWins = thought.score().value() > 0;
            return Optional.of(moverWins == (position.sideToMove() == Side.RED) ? 1.0 : 0.0);
        }
        return plies > LONGEST || position.quietPlies() >= 80 ? Optional.of(0.5) : Optional.empty();
    }

    private void note(SearchResult thought, Position position) {
        boolean capture = position.pieceAt(thought.best().get().to()).isPresent();
        if (capture || position.isInCheck(position.sideToMove())) return;
        int score = thought.score().value();
        quiet.add(position.fen() + ";" + (position.sideToMove() == Side.RED ? score : -score));
    }
}
