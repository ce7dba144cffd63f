package org.baoqi.rules.engine;

import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.Slots;

/** 靜態搜索: the search's last part, which goes on with captures, and with all moves in check, until nothing hangs. */
final class Quiescence {
    private static final int DELTA = 180;

    private final TreeSearch tree;
    private final SearchPath path;
    private final TranspositionTable table;
    private final MovePicker[] pickers;
    private final RepetitionInSearch repetition;

    Quiescence(
            TreeSearch tree,
            SearchPath path,
            TranspositionTable table,
            MovePicker[] pickers,
            RepetitionInSearch repetition) {
        this.tree = tree;
        this.path = path;
        this.table = table;
        this.pickers = pickers;
        this.repetition = repetition;
    }

    /** @param depth 0 at first, then less by one with each ply */
    int search(int alpha, int beta, int depth) {
        int ply = path.ply();
        tree.variation().clear(ply);
        if (tree.enter()) return Score.DRAW;
        int judged = repetition.score();
        if (judged != RepetitionInSearch.NONE) return judged;
        if (ply >= SearchPath.MOST_PLIES - 1) return path.evaluate();
        long entry = table.probe(path.board().key());
        if (beta - alpha == 1 && entry != TranspositionTable.NOTHING) {
            int known = Score.fromTable(TranspositionTable.score(entry), ply);
            if (SearchNode.settles(TranspositionTable.bound(entry), known, alpha, beta)) return known;
        }
        int remembered = entry == TranspositionTable.NOTHING ? MovePicker.NONE : TranspositionTable.move(entry);
        return path.inCheck()
                ? evasions(alpha, beta, depth, remembered)
                : captures(alpha, beta, depth, entry, remembered);
    }

    private int evasions(int alpha, int beta, int depth, int remembered) {
        int ply = path.ply();
        MovePicker picker = pickers[ply];
        picker.start(ply, remembered);
        int best = -Score.INFINITE;
        int lower = alpha;
        for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            boolean quiet = path.board().slotAt(IntMove.to(move)) == Slots.EMPTY;
            // Deep down one quiet answer to a check is enough to know that it is no mate.
            if (quiet && depth < -4 && best > -Score.WON) continue;
            path.make(move);
            int value = -search(-beta, -lower, depth - 1);
            path.unmake();
            if (tree.isStopped()) return best;
            if (value > best) best = value;
            if (best > lower) lower = best;
            if (lower >= beta) break;
        }
        return best == -Score.INFINITE ? Score.matedIn(ply) : best;
    }

    private int captures(int alpha, int beta, int depth, long entry, int remembered) {
        int ply = path.ply();
        int eval = entry == TranspositionTable.NOTHING ? path.evaluate() : TranspositionTable.eval(entry);
        if (eval >= beta) {
            if (entry == TranspositionTable.NOTHING) store(MovePicker.NONE, eval, eval, alpha, beta);
            return eval;
        }
        boolean capture = remembered != MovePicker.NONE && path.board().slotAt(IntMove.to(remembered)) != Slots.EMPTY;
        MovePicker picker = pickers[ply];
        picker.startCaptures(capture ? remembered : MovePicker.NONE);
        int best = eval;
        int bestMove = MovePicker.NONE;
        int lower = Math.max(alpha, eval);
        for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            int hope = eval + DELTA + StaticExchange.value(path.board().slotAt(IntMove.to(move)));
            if (hope <= lower) {
                best = Math.max(best, hope);
                continue;
            }
            path.make(move);
            int value = -search(-beta, -lower, depth - 1);
            path.unmake();
            if (tree.isStopped()) return best;
            if (value <= best) continue;
            best = value;
            if (best <= lower) continue;
            lower = best;
            bestMove = move;
            if (lower >= beta) break;
        }
        store(bestMove, best, eval, alpha, beta);
        return best;
    }

    private void store(int move, int score, int eval, int alpha, int beta) {
        if (Score.isByRepetition(score)) return;
        int bound = score >= beta
                ? TranspositionTable.LOWER
                : score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.store(path.board().key(), move, bound, 0, Score.toTable(score, path.ply()), eval);
    }
}
