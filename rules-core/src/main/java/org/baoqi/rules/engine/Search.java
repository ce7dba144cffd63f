package org.baoqi.rules.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.Position;

/** One thread's search from the root: deeper and deeper until the clock says enough. */
final class Search {
    private static final int FIRST_WINDOW = 24;
    private static final int ASPIRATION_DEPTH = 4;

    private final SearchPath path;
    private final TreeSearch tree;
    private final SearchClock clock;
    private final SearchTask task;
    private final RootMoves root;
    private final Consumer<SearchResult> progress;
    private SearchResult latest;
    private int stable;

    Search(
            SearchTask task,
            TranspositionTable table,
            SearchHistory history,
            SearchClock clock,
            Consumer<SearchResult> progress) {
        this.task = task;
        this.clock = clock;
        this.root = new RootMoves(task.position(), task.rules());
        this.progress = progress;
        path = new SearchPath(task.start(), task.played(), new Evaluation(Weights.builtIn()));
        tree = new TreeSearch(path, table, history, clock, root, task.rules().naturalLimitPlies());
        latest = first();
    }

    /** The answer before anything has been searched. */
    private SearchResult first() {
        Optional<Move> any = root.open().stream().findFirst();
        Score score = new Score(any.isPresent() ? path.evaluate() : Score.matedIn(0));
        return new SearchResult(
                any, score, 0, 0, Duration.ZERO, any.map(List::of).orElse(List.of()));
    }

    SearchResult run(int firstDepth) {
        if (root.open().isEmpty()) return latest;
        for (int depth = firstDepth; depth <= task.limits().depth() && !tree.isStopped(); depth++) {
            iterate(depth);
            if (clock.enough(depth, urgency()) || isSettled(depth)) break;
        }
        return latest;
    }

    /** Searches again for the best of the other moves; there is none when this was the last. */
    SearchResult runWithout(Move move) {
        root.skip(IntMove.of(move));
        latest = first();
        return run(1);
    }

    /** A side with one move needs no time for it, and a mate that was seen twice stays one. */
    private boolean isSettled(int depth) {
        if (!task.limits().isTimed() || task.limits().ponder()) return false;
        boolean mate =
                latest.score().isMate() && depth > 2 * Math.abs(latest.score().mateIn()) + 4;
        return mate || root.open().size() == 1 && depth >= 6;
    }

    private double urgency() {
        return stable >= 5 ? 0.5 : stable >= 2 ? 0.75 : 1.1;
    }

    private void iterate(int depth) {
        int window = depth < ASPIRATION_DEPTH ? Score.INFINITE : FIRST_WINDOW;
        int guess = latest.score().value();
        int alpha = Math.max(-Score.INFINITE, guess - window);
        int beta = Math.min(Score.INFINITE, guess + window);
        while (true) {
            int score = tree.root(alpha, beta, depth);
            note(score, depth, score > alpha && score < beta);
            if (tree.isStopped() || score > alpha && score < beta) return;
            window *= 3;
            if (score <= alpha) alpha = Math.max(-Score.INFINITE, score - window);
            else beta = Math.min(Score.INFINITE, score + window);
        }
    }

    /** Takes over a better move even from an iteration that was broken off. */
    private void note(int score, int depth, boolean complete) {
        if (tree.variation().first() == MovePicker.NONE) return;
        List<Move> line = tree.variation().moves();
        stable = latest.best().equals(Optional.of(line.get(0))) ? stable + (complete ? 1 : 0) : 0;
        latest = new SearchResult(
                Optional.of(line.get(0)),
                new Score(score),
                tree.isStopped() ? depth - 1 : depth,
                Math.max(clock.nodes(), tree.nodes()),
                Duration.ofNanos(clock.elapsed()),
                line);
        if (complete && !tree.isStopped()) progress.accept(latest);
    }

    /** 主要變化: the best moves for both sides, collected from the leaves to the root. */
    static final class PrincipalVariation {
        private final int[][] lines = new int[SearchPath.MOST_PLIES + 2][SearchPath.MOST_PLIES + 2];
        private final int[] lengths = new int[SearchPath.MOST_PLIES + 2];

        void clear(int ply) {
            lengths[ply] = 0;
        }

        /** A move at a ply, followed by the best moves after it. */
        void lead(int ply, int move) {
            int behind = lengths[ply + 1];
            lines[ply][0] = move;
            System.arraycopy(lines[ply + 1], 0, lines[ply], 1, behind);
            lengths[ply] = behind + 1;
        }

        /** The first move, {@link MovePicker#NONE} if there is none. */
        int first() {
            return lengths[0] == 0 ? MovePicker.NONE : lines[0][0];
        }

        List<Move> moves() {
            List<Move> moves = new ArrayList<>();
            for (int i = 0; i < lengths[0]; i++) moves.add(IntMove.move(lines[0][i]));
            return moves;
        }
    }

    /** Which moves a search may play at its root: all, unless the rule book forbids some, or others have been found. */
    static final class RootMoves {
        private final boolean[] skipped = new boolean[1 << 14];
        private final List<Move> open = new ArrayList<>();
        private int count;

        RootMoves(Position position, SearchTask.Rules rules) {
            List<Move> legal = position.legalMoves();
            for (Move move : legal) if (!rules.forbids(move)) open.add(move);
            if (open.isEmpty()) open.addAll(legal);
            legal.removeAll(open);
            for (Move move : legal) skip(IntMove.of(move));
        }

        /** The moves that may be played. */
        List<Move> open() {
            return open;
        }

        void skip(int move) {
            skipped[move] = true;
            open.remove(IntMove.move(move));
            count++;
        }

        boolean skips(int move) {
            return skipped[move];
        }

        boolean isRestricted() {
            return count > 0;
        }
    }
}
