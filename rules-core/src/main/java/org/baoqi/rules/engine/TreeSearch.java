package org.baoqi.rules.engine;

import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.MoveGenerator;
import org.baoqi.rules.board.Slots;
import org.baoqi.rules.engine.Search.PrincipalVariation;
import org.baoqi.rules.engine.Search.RootMoves;
import org.baoqi.rules.engine.SearchNode.Selectivity;

/**
 * The search of one thread below the root: principal variation search on a {@link SearchPath}, with everything it needs
 * allocated before it begins.
 */
final class TreeSearch {
    private static final int NULL_MOVE_DEPTH = 3;
    /** No value: the search goes on. */
    private static final int NONE = RepetitionInSearch.NONE;

    private final SearchPath path;
    private final TranspositionTable table;
    private final SearchHistory history;
    private final StaticExchange exchange;
    private final SearchClock clock;
    private final Quiescence quiescence;
    private final RepetitionInSearch repetition;
    private final MovePicker[] pickers = new MovePicker[SearchPath.MOST_PLIES + 1];
    private final int[] evals = new int[SearchPath.MOST_PLIES + 2];
    /** By ply: a move that is left out to see what the others are worth. */
    private final int[] excluded = new int[SearchPath.MOST_PLIES + 2];
    /** By ply: the node, and the same without the excluded move. */
    private final SearchNode[] nodes = new SearchNode[SearchPath.MOST_PLIES + 1];

    private final SearchNode[] reduced = new SearchNode[SearchPath.MOST_PLIES + 1];
    private final PrincipalVariation variation = new PrincipalVariation();
    private final RootMoves root;
    private long count;
    private int deepest;
    /** Even who is stopped at once answers with a move that one ply was looked at for. */
    private boolean mustFinish = true;

    TreeSearch(
            SearchPath path,
            TranspositionTable table,
            SearchHistory history,
            SearchClock clock,
            RootMoves root,
            int naturalLimit) {
        this.path = path;
        this.table = table;
        this.history = history;
        this.clock = clock;
        this.root = root;
        exchange = new StaticExchange(path.board());
        MoveGenerator generator = new MoveGenerator(path.board());
        for (int ply = 0; ply < pickers.length; ply++) {
            pickers[ply] = new MovePicker(path, generator, exchange, history);
            nodes[ply] = new SearchNode(ply);
            reduced[ply] = new SearchNode(ply);
        }
        repetition = new RepetitionInSearch(path, exchange, naturalLimit);
        quiescence = new Quiescence(this, path, table, pickers, repetition);
    }

    /** The value of the root at a depth, as far as it lies between the bounds. */
    int root(int alpha, int beta, int depth) {
        deepest = 2 * depth + 8;
        mustFinish = depth == 1;
        return search(alpha, beta, depth, false);
    }

    PrincipalVariation variation() {
        return variation;
    }

    long nodes() {
        return count;
    }

    /** Counts a node and says whether the search has to end. */
    boolean enter() {
        clock.count(++count);
        return isStopped();
    }

    boolean isStopped() {
        return clock.isStopped() && !mustFinish;
    }

    private int search(int alpha, int beta, int depth, boolean cut) {
        int ply = path.ply();
        boolean check = path.inCheck();
        if (check && ply < deepest) depth++;
        if (depth <= 0) return quiescence.search(alpha, beta, 0);
        variation.clear(ply);
        if (enter()) return Score.DRAW;
        if (ply > 0) {
            int judged = repetition.score();
            if (judged != NONE) return judged;
            if (ply >= SearchPath.MOST_PLIES - 1) return path.evaluate();
            alpha = Math.max(alpha, Score.matedIn(ply));
            beta = Math.min(beta, -Score.matedIn(ply + 1));
            if (alpha >= beta) return alpha;
        }
        SearchNode node = isWhole(ply) ? nodes[ply] : reduced[ply];
        node.begin(alpha, beta, depth, cut, check);
        return search(node);
    }

    private boolean isWhole(int ply) {
        return excluded[ply] == MovePicker.NONE;
    }

    private int search(SearchNode node) {
        node.entry = table.probe(path.board().key());
        boolean whole = isWhole(node.ply);
        if (whole && node.isSettled()) return node.knownScore();
        evaluate(node);
        if (whole && !node.pv && !node.check && Math.abs(node.beta) < Score.WON) {
            int early = prune(node);
            if (early != NONE) return early;
        }
        node.recall();
        history.clearKillersBelow(node.ply);
        if (whole && maySingle(node)) {
            int early = single(node);
            if (early != NONE) return early;
        }
        return moves(node);
    }

    /** Evaluates the node and remembers it for the plies below; in check there is nothing to evaluate. */
    private void evaluate(SearchNode node) {
        int ply = node.ply;
        if (node.check) evals[ply] = -Score.INFINITE;
        else evals[ply] = node.isKnown() ? TranspositionTable.eval(node.entry) : path.evaluate();
        node.eval = node.check ? evals[ply] : node.betterEval(evals[ply]);
        node.improving = !node.check && ply >= 2 && evals[ply] > evals[ply - 2];
    }

    /** Ends nodes that are as good as decided: a score, or {@link #NONE}. */
    private int prune(SearchNode node) {
        if (Selectivity.isWonAnyway(node.depth, node.improving, node.eval, node.beta)) return node.eval;
        if (Selectivity.isLostAnyway(node.depth, node.eval, node.alpha)) {
            int score = quiescence.search(node.alpha, node.alpha + 1, 0);
            if (score <= node.alpha) return score;
        }
        boolean pass = node.depth >= NULL_MOVE_DEPTH && node.eval >= node.beta && !path.lastWasNull() && hasPieces();
        return pass ? nullMove(node) : NONE;
    }

    private int nullMove(SearchNode node) {
        int reduction = 3 + node.depth / 4 + Math.min(3, (node.eval - node.beta) / 180);
        path.pass();
        int score = -search(-node.beta, 1 - node.beta, node.depth - reduction, !node.cut);
        path.unpass();
        if (isStopped() || score < node.beta) return NONE;
        return score >= Score.WON ? node.beta : score;
    }

    /** Whether the side to move has a rook, horse or cannon: without, passing may be the best move. */
    private boolean hasPieces() {
        int base = path.board().side() * Slots.PER_SIDE;
        for (int slot = Slots.HORSE; slot < Slots.PAWN; slot++)
            if (path.board().pointOf(base + slot) != Grid.OFF) return true;
        return false;
    }

    private boolean maySingle(SearchNode node) {
        return node.ply > 0
                && node.remembered != MovePicker.NONE
                && Selectivity.maySingle(node.depth, node.entry)
                && path.board().isLegal(IntMove.from(node.remembered), IntMove.to(node.remembered));
    }

    /**
     * Looks at the node without its remembered move, at half the depth. If nothing else comes near, that move deserves a
     * deeper look; if much else is as good as beta, the node is decided: a score, or {@link #NONE}.
     */
    private int single(SearchNode node) {
        int limit = TranspositionTable.score(node.entry) - 2 * node.depth;
        excluded[node.ply] = node.remembered;
        int others = search(limit - 1, limit, (node.depth - 1) / 2, node.cut);
        excluded[node.ply] = MovePicker.NONE;
        if (isStopped()) return Score.DRAW;
        if (others < limit) node.extension = 1;
        return others >= limit && limit >= node.beta ? limit : NONE;
    }

    private int moves(SearchNode node) {
        int left = excluded[node.ply];
        MovePicker picker = pickers[node.ply];
        picker.start(node.ply, node.remembered);
        for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            if (move == left || node.ply == 0 && root.skips(move)) continue;
            node.number++;
            boolean quiet = path.board().slotAt(IntMove.to(move)) == Slots.EMPTY;
            int value = value(node, move, quiet, picker.inBadCaptures());
            if (value == NONE) continue;
            if (isStopped()) return node.best;
            if (node.isRaisedBy(move, value) && node.pv) variation.lead(node.ply, move);
            if (node.lower >= node.beta) {
                if (quiet) remember(node, move);
                break;
            }
            if (quiet) node.addTried(move);
        }
        return conclude(node);
    }

    /** The value of a move, or {@link #NONE} if it is passed over. */
    private int value(SearchNode node, int move, boolean quiet, boolean badCapture) {
        int historyScore = quiet ? path.historyScore(history, move) : 0;
        boolean mayPassOver = node.mayPassOver();
        boolean loses =
                mayPassOver && (quiet || badCapture) && Selectivity.isTooMuch(exchange.of(move), quiet, node.depth);
        path.make(move);
        boolean gives = path.inCheck();
        boolean passedOver = mayPassOver && !gives && (loses || quiet && node.isHopeless(historyScore));
        int value = passedOver ? NONE : valueMade(node, quiet, gives, historyScore);
        path.unmake();
        return value;
    }

    /**
     * The first move is looked at in earnest. Later ones are not expected to be better: first with less depth and no
     * window, then in earnest if they surprise.
     */
    private int valueMade(SearchNode node, boolean quiet, boolean gives, int historyScore) {
        int depth = node.depth - 1;
        int lower = node.lower;
        if (node.number == 1) return -search(-node.beta, -lower, depth + node.extension, !node.pv && !node.cut);
        int reduction = node.reduction(quiet, gives, historyScore);
        int value = -search(-lower - 1, -lower, depth - reduction, true);
        if (value > lower && reduction > 0) value = -search(-lower - 1, -lower, depth, !node.cut);
        if (value > lower && value < node.beta && node.pv) value = -search(-node.beta, -lower, depth, false);
        return value;
    }

    private int conclude(SearchNode node) {
        if (!isWhole(node.ply)) return node.number == 0 ? node.alpha : node.best;
        boolean restricted = node.ply == 0 && root.isRestricted();
        if (node.number == 0) return restricted ? node.best : Score.matedIn(node.ply);
        if (!restricted && !Score.isByRepetition(node.best)) store(node);
        return node.best;
    }

    private void remember(SearchNode node, int move) {
        int side = path.board().side();
        int before = path.arrival(1);
        int beforeThat = path.arrival(2);
        history.cutoff(node.ply, move, before);
        history.reward(side, move, path.arrivalOf(move), before, beforeThat, node.depth);
        for (int i = 0; i < node.triedCount(); i++) {
            int worse = node.tried(i);
            history.punish(side, worse, path.arrivalOf(worse), before, beforeThat, node.depth);
        }
    }

    private void store(SearchNode node) {
        int eval = node.check ? 0 : evals[node.ply];
        table.store(
                path.board().key(), node.bestMove, node.bound(), node.depth, Score.toTable(node.best, node.ply), eval);
    }
}
