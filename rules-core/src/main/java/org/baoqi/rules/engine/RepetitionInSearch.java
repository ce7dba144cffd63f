package org.baoqi.rules.engine;

import org.baoqi.rules.Side;
import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.Slots;

/**
 * Scores a position that has come back during a search. One return is judged like three: who gave check on every move,
 * or chased one piece on every move, loses if the other side did not do the same; everything else is a draw. Which moves
 * the rule book in force allows at the root, {@link SearchTask.Rules} says.
 */
final class RepetitionInSearch {
    /** No position has come back. */
    static final int NONE = Integer.MIN_VALUE;

    private final SearchPath path;
    private final ChaseInSearch chase;
    private final int naturalLimit;

    RepetitionInSearch(SearchPath path, StaticExchange exchange, int naturalLimit) {
        this.path = path;
        this.chase = new ChaseInSearch(exchange);
        this.naturalLimit = naturalLimit;
    }

    /** The score for the side to move, or {@link #NONE}. */
    int score() {
        int plies = path.cycle();
        if (plies > 0) return judge(plies);
        return path.quietPlies() >= naturalLimit && !path.inCheck() ? Score.DRAW : NONE;
    }

    private int judge(int plies) {
        boolean lastMover = path.lastMoverChecks(plies);
        boolean sideToMove = path.sideToMoveChecks(plies);
        if (!lastMover && !sideToMove) {
            chase.begin();
            path.replay(plies, chase);
            sideToMove = chase.chases(path.board().side());
            lastMover = chase.chases(1 - path.board().side());
        }
        if (lastMover == sideToMove) return Score.DRAW;
        int win = Score.REPETITION_WIN - path.ply();
        return lastMover ? win : -win;
    }

    /**
     * 長捉, as far as a search can afford to look: in a cycle, a side chases if each of its moves attacks one and the same
     * enemy piece with the piece that moved, and nothing protects that piece. Kings and pawns may chase, and an uncrossed
     * pawn may be chased. The books' finer points are left to the books.
     */
    static final class ChaseInSearch {
        private final StaticExchange exchange;
        /** By side: the enemy slots (0-15), as bits, that every move so far attacked. */
        private final int[] chased = new int[2];

        ChaseInSearch(StaticExchange exchange) {
            this.exchange = exchange;
        }

        void begin() {
            chased[0] = -1;
            chased[1] = -1;
        }

        boolean chases(int side) {
            return chased[side] > 0;
        }

        /** Looks at the board after a move of the cycle. */
        void after(Board board, int move) {
            int side = 1 - board.side();
            if (chased[side] != 0) chased[side] &= targets(board, side, IntMove.to(move));
        }

        private int targets(Board board, int side, int attacker) {
            int slot = board.slotAt(attacker) % Slots.PER_SIDE;
            if (slot == Slots.KING || slot >= Slots.PAWN) return 0;
            int found = 0;
            board.pass();
            int base = (1 - side) * Slots.PER_SIDE;
            for (int target = Slots.ADVISOR; target < Slots.PER_SIDE; target++) {
                int point = board.pointOf(base + target);
                if (point != Grid.OFF && mayBeChased(target, side, point) && wins(board, attacker, point))
                    found |= 1 << target;
            }
            board.pass();
            return found;
        }

        private static boolean mayBeChased(int target, int attacker, int point) {
            boolean onAttackersBank = point < Grid.BANK == (attacker == Side.RED.ordinal());
            return target < Slots.PAWN || onAttackersBank;
        }

        private boolean wins(Board board, int attacker, int target) {
            return board.isLegal(attacker, target) && exchange.of(IntMove.of(attacker, target)) > 0;
        }
    }
}
