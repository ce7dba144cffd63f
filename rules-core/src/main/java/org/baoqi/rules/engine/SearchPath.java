package org.baoqi.rules.engine;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.KingAttack;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Slots;
import org.baoqi.rules.engine.RepetitionInSearch.ChaseInSearch;

/**
 * The board of a search and the way it came there: the moves of the game that can still repeat, then those that the
 * search tries. After each it knows what repetition, evaluation and move ordering ask for.
 */
final class SearchPath {
    /** No search goes deeper. */
    static final int MOST_PLIES = 128;

    private static final int NULL_MOVE = 0;

    private final Board board;
    private final Evaluation evaluation;
    private final int start;
    private final int[] moves;
    private final int[] captured;
    private final int[] arrivals;
    private final int[] sums;
    private final int[] quiet;
    private final int[] reversible;
    private final long[] keys;
    private final boolean[] checks;
    private int length;

    /** The path of a game: where it began, and the moves played since. */
    SearchPath(Position first, List<Move> played, Evaluation evaluation) {
        int room = played.size() + MOST_PLIES + 8;
        this.evaluation = evaluation;
        board = first.board();
        moves = new int[room];
        captured = new int[room];
        arrivals = new int[room];
        sums = new int[room];
        quiet = new int[room];
        reversible = new int[room];
        keys = new long[room];
        checks = new boolean[room];
        sums[0] = evaluation.sum(board);
        quiet[0] = first.quietPlies();
        arrivals[0] = SearchHistory.NO_ARRIVAL;
        note();
        for (Move move : played) make(IntMove.of(move));
        start = length;
    }

    private void note() {
        keys[length] = board.key();
        checks[length] = KingAttack.onKing(board, board.side());
    }

    void make(int move) {
        int from = IntMove.from(move);
        int to = IntMove.to(move);
        int slot = board.slotAt(from);
        int victim = board.make(move);
        length++;
        moves[length] = move;
        captured[length] = victim;
        arrivals[length] = SearchHistory.arrival(slot, to);
        sums[length] = sums[length - 1] + evaluation.change(slot, victim, from, to);
        quiet[length] = victim == Slots.EMPTY ? quiet[length - 1] + 1 : 0;
        reversible[length] = victim == Slots.EMPTY ? reversible[length - 1] + 1 : 0;
        note();
    }

    void unmake() {
        board.unmake(moves[length], captured[length]);
        length--;
    }

    /** Gives the move away, which only a search may. */
    void pass() {
        board.pass();
        length++;
        moves[length] = NULL_MOVE;
        captured[length] = Slots.EMPTY;
        arrivals[length] = SearchHistory.NO_ARRIVAL;
        sums[length] = sums[length - 1];
        quiet[length] = quiet[length - 1] + 1;
        reversible[length] = 0;
        keys[length] = board.key();
        checks[length] = false;
    }

    void unpass() {
        board.pass();
        length--;
    }

    Board board() {
        return board;
    }

    /** How many plies the search has gone from its root. */
    int ply() {
        return length - start;
    }

    /** Whether the side to move is in check. */
    boolean inCheck() {
        return checks[length];
    }

    boolean lastWasNull() {
        return length > start && moves[length] == NULL_MOVE;
    }

    /** Plies since the last capture, for the natural limit. */
    int quietPlies() {
        return quiet[length];
    }

    /** Which piece arrived where, so many plies ago; 1 is the last move. */
    int arrival(int ago) {
        return length - ago + 1 >= 0 ? arrivals[length - ago + 1] : SearchHistory.NO_ARRIVAL;
    }

    int historyScore(SearchHistory history, int move) {
        return history.score(board.side(), move, arrivalOf(move), arrival(1), arrival(2));
    }

    int arrivalOf(int move) {
        return SearchHistory.arrival(board.slotAt(IntMove.from(move)), IntMove.to(move));
    }

    int evaluate() {
        return evaluation.evaluate(board, sums[length]);
    }

    /** How many plies ago the position on the board stood there before, 0 if it did not. */
    int cycle() {
        for (int ago = 4; ago <= reversible[length]; ago += 2) if (keys[length - ago] == keys[length]) return ago;
        return 0;
    }

    /** Whether every move of the side that moved last gave check in the last so many plies. */
    boolean lastMoverChecks(int plies) {
        return allChecks(0, plies);
    }

    /** Whether every move of the side to move gave check in the last so many plies. */
    boolean sideToMoveChecks(int plies) {
        return allChecks(1, plies);
    }

    private boolean allChecks(int first, int plies) {
        for (int ago = first; ago < plies; ago += 2) if (!checks[length - ago]) return false;
        return true;
    }

    /** Takes back the last plies and plays them again, showing each to {@code chase}. */
    void replay(int plies, ChaseInSearch chase) {
        for (int ago = 0; ago < plies; ago++) board.unmake(moves[length - ago], captured[length - ago]);
        for (int ago = plies - 1; ago >= 0; ago--) {
            board.make(moves[length - ago]);
            chase.after(board, moves[length - ago]);
        }
    }
}
