package org.baoqi.rules;

/**
 * The search of one thread below the root: principal variation search on a {@link Path}, with everything it needs
 * allocated before it begins.
 */
final class TreeSearch {
    private static final int NULL_MOVE_DEPTH = 3;

    private final Path path;
    private final TranspositionTable table;
    private final SearchHistory history;
    private final StaticExchange exchange;
    private final SearchClock clock;
    private final Quiescence quiescence;
    private final RepetitionInSearch repetition;
    private final MovePicker[] pickers = new MovePicker[Path.MOST_PLIES + 1];
    private final int[][] tried = new int[Path.MOST_PLIES + 1][IntMove.MOST];
    private final int[] evals = new int[Path.MOST_PLIES + 2];
    /** By ply: a move that is left out to see what the others are worth. */
    private final int[] excluded = new int[Path.MOST_PLIES + 2];

    private final PrincipalVariation variation = new PrincipalVariation();
    private final RootMoves root;
    private long nodes;
    private int deepest;
    /** Even who is stopped at once answers with a move that one ply was looked at for. */
    private boolean mustFinish;

    TreeSearch(
            Path path,
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
        for (int ply = 0; ply < pickers.length; ply++)
            pickers[ply] = new MovePicker(path, generator, exchange, history);
        repetition = new RepetitionInSearch(path, exchange, naturalLimit);
        quiescence = new Quiescence(this, path, table, pickers, repetition);
    }

    /** The value of the root at a depth, as far as it lies between the bounds. */
    int root(int alpha, int beta, int depth) {
        deepest = 2 * depth + 8;
        mustFinish = depth == 1;
        return node(alpha, beta, depth, false);
    }

    PrincipalVariation variation() {
        return variation;
    }

    long nodes() {
        return nodes;
    }

    /** Counts a node and says whether the search has to end. */
    boolean enter() {
        clock.count(++nodes);
        return isStopped();
    }

    boolean isStopped() {
        return clock.isStopped() && !mustFinish;
    }

    private int node(int alpha, int beta, int depth, boolean cut) {
        int ply = path.ply();
        boolean check = path.inCheck();
        if (check && ply < deepest) depth++;
        if (depth <= 0) return quiescence.search(alpha, beta, 0);
        variation.clear(ply);
        if (enter()) return Score.DRAW;
        if (ply > 0) {
            int judged = repetition.score();
            if (judged != RepetitionInSearch.NONE) return judged;
            if (ply >= Path.MOST_PLIES - 1) return path.evaluate();
            alpha = Math.max(alpha, Score.matedIn(ply));
            beta = Math.min(beta, -Score.matedIn(ply + 1));
            if (alpha >= beta) return alpha;
        }
        boolean pv = beta - alpha > 1;
        long entry = table.probe(path.board().key());
        boolean whole = excluded[ply] == MovePicker.NONE;
        if (!pv
                && whole
                && ply > 0
                && entry != TranspositionTable.NOTHING
                && TranspositionTable.depth(entry) >= depth) {
            int known = Score.fromTable(TranspositionTable.score(entry), ply);
            if (settles(TranspositionTable.bound(entry), known, alpha, beta)) return known;
        }
        int eval = eval(entry, check, ply);
        if (!pv && !check && whole && Math.abs(beta) < Score.WON) {
            int early = prune(alpha, beta, depth, eval, cut);
            if (early != RepetitionInSearch.NONE) return early;
        }
        int remembered = entry == TranspositionTable.NOTHING ? MovePicker.NONE : TranspositionTable.move(entry);
        if (remembered == MovePicker.NONE && depth >= 4 && (pv || cut)) depth--;
        return moves(alpha, beta, depth, eval, remembered, entry, pv, cut);
    }

    static boolean settles(int bound, int score, int alpha, int beta) {
        return bound == TranspositionTable.EXACT
                || bound == TranspositionTable.LOWER && score >= beta
                || bound == TranspositionTable.UPPER && score <= alpha;
    }

    /** The static evaluation, remembered for the plies below; in check there is none. */
    private int eval(long entry, boolean check, int ply) {
        if (check) return evals[ply] = -Score.INFINITE;
        int eval = entry == TranspositionTable.NOTHING ? path.evaluate() : TranspositionTable.eval(entry);
        evals[ply] = eval;
        if (entry == TranspositionTable.NOTHING) return eval;
        int score = Score.fromTable(TranspositionTable.score(entry), ply);
        boolean better =
                TranspositionTable.bound(entry) == (score > eval ? TranspositionTable.LOWER : TranspositionTable.UPPER);
        return (better || TranspositionTable.bound(entry) == TranspositionTable.EXACT) && Math.abs(score) < Score.WON
                ? score
                : eval;
    }

    private boolean improving(int ply) {
        return ply >= 2 && evals[ply] > evals[ply - 2];
    }

    /** Ends nodes that are as good as decided: a score, or {@link RepetitionInSearch#NONE}. */
    private int prune(int alpha, int beta, int depth, int eval, boolean cut) {
        boolean improving = improving(path.ply());
        if (Selectivity.isWonAnyway(depth, improving, eval, beta)) return eval;
        if (Selectivity.isLostAnyway(depth, eval, alpha)) {
            int score = quiescence.search(alpha, alpha + 1, 0);
            if (score <= alpha) return score;
        }
        return depth >= NULL_MOVE_DEPTH && eval >= beta && !path.lastWasNull() && hasPieces()
                ? nullMove(beta, depth, eval, cut)
                : RepetitionInSearch.NONE;
    }

    private int nullMove(int beta, int depth, int eval, boolean cut) {
        int reduction = 3 + depth / 4 + Math.min(3, (eval - beta) / 180);
        path.pass();
        int score = -node(-beta, 1 - beta, depth - reduction, !cut);
        path.unpass();
        if (isStopped() || score < beta) return RepetitionInSearch.NONE;
        return score >= Score.WON ? beta : score;
    }

    /** Whether the side to move has a rook, horse or cannon: without, passing may be the best move. */
    private boolean hasPieces() {
        int base = path.board().side() * Slots.PER_SIDE;
        for (int slot = Slots.HORSE; slot < Slots.PAWN; slot++)
            if (path.board().pointOf(base + slot) != Grid.OFF) return true;
        return false;
    }

    private int moves(int alpha, int beta, int depth, int eval, int remembered, long entry, boolean pv, boolean cut) {
        int ply = path.ply();
        boolean check = path.inCheck();
        boolean improving = !check && improving(ply);
        int left = excluded[ply];
        MovePicker picker = pickers[ply];
        picker.start(ply, remembered);
        history.clearKillersBelow(ply);
        int best = -Score.INFINITE;
        int bestMove = MovePicker.NONE;
        int lower = alpha;
        int quiets = 0;
        int number = 0;
        for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            if (move == left || ply == 0 && root.skips(move)) continue;
            number++;
            boolean quiet = path.board().slotAt(IntMove.to(move)) == Slots.EMPTY;
            int score = quiet ? path.historyScore(history, move) : 0;
            boolean prunable = ply > 0 && best > -Score.WON && depth <= Selectivity.SHALLOW;
            boolean loses = prunable
                    && (quiet || picker.inBadCaptures())
                    && Selectivity.isTooMuch(exchange.of(move), quiet, depth);
            int extension = 0;
            if (move == remembered && Selectivity.maySingle(depth, entry) && ply > 0 && left == MovePicker.NONE) {
                int limit = TranspositionTable.score(entry) - 2 * depth;
                int others = without(move, limit, depth, cut);
                if (isStopped()) return best;
                if (others < limit) extension = 1;
                else if (limit >= beta) return limit;
                picker.start(ply, remembered);
                picker.next();
            }
            path.make(move);
            boolean gives = path.inCheck();
            if (!gives
                    && (loses
                            || prunable
                                    && quiet
                                    && !check
                                    && Selectivity.isHopeless(number, depth, improving, eval, alpha, score))) {
                path.unmake();
                continue;
            }
            int value = number == 1
                    ? -node(-beta, -lower, depth - 1 + extension, !pv && !cut)
                    : later(
                            lower,
                            beta,
                            depth,
                            Selectivity.reduction(depth, number, quiet, gives, improving, pv, cut, score),
                            pv,
                            cut);
            path.unmake();
            if (isStopped()) return best;
            if (value > best) {
                best = value;
                if (value > lower) {
                    bestMove = move;
                    if (pv) variation.lead(ply, move);
                    lower = value;
                    if (value >= beta) {
                        if (quiet) remember(move, ply, depth, quiets);
                        break;
                    }
                }
            }
            if (quiet) tried[ply][quiets++] = move;
        }
        if (left != MovePicker.NONE) return number == 0 ? alpha : best;
        if (number == 0) return root.isRestricted() && ply == 0 ? best : Score.matedIn(ply);
        if (!(ply == 0 && root.isRestricted())) store(bestMove, depth, best, alpha, beta);
        return best;
    }

    /** What the node's other moves are worth, at half the depth, as far as it matters whether they reach the limit. */
    private int without(int move, int limit, int depth, boolean cut) {
        int ply = path.ply();
        excluded[ply] = move;
        int value = node(limit - 1, limit, (depth - 1) / 2, cut);
        excluded[ply] = MovePicker.NONE;
        return value;
    }

    /** A move that is not expected to be best: first with less depth and no window, then in earnest if it surprises. */
    private int later(int lower, int beta, int depth, int reduction, boolean pv, boolean cut) {
        int value = -node(-lower - 1, -lower, depth - 1 - reduction, true);
        if (value > lower && reduction > 0) value = -node(-lower - 1, -lower, depth - 1, !cut);
        if (value > lower && value < beta && pv) value = -node(-beta, -lower, depth - 1, false);
        return value;
    }

    private void remember(int move, int ply, int depth, int quiets) {
        int side = path.board().side();
        int before = path.arrival(1);
        int beforeThat = path.arrival(2);
        history.cutoff(ply, move, before);
        history.reward(side, move, path.arrivalOf(move), before, beforeThat, depth);
        for (int i = 0; i < quiets; i++) {
            int worse = tried[ply][i];
            history.punish(side, worse, path.arrivalOf(worse), before, beforeThat, depth);
        }
    }

    private void store(int move, int depth, int score, int alpha, int beta) {
        if (Score.isByRepetition(score)) return;
        int bound = score >= beta
                ? TranspositionTable.LOWER
                : score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        int ply = path.ply();
        int eval = path.inCheck() ? 0 : evals[ply];
        table.store(path.board().key(), move, bound, depth, Score.toTable(score, ply), eval);
    }
}
