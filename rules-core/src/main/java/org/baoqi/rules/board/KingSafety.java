package org.baoqi.rules.board;
/**
 * The threats to the king of the side to move: the checks, and which moves of other pieces may expose him.
 *
 * <p>Without a check, a move is legal unless a suspect makes it (a piece that blocks a line or a horse's leg, or is one
 * of two screens before a cannon) or it ends on a watched point (between the king and a cannon that lacks a screen).
 * In check it is illegal unless a suspect makes it (the screen of the cannon that checks) or it ends on a watched point
 * (a checking piece, its line, its leg). Only these few moves, and the king's own, are examined one by one.
 */
final class KingSafety {
    private final Board board;
    private int king;
    private int enemy;
    private boolean check;
    /** The slots of the side to move, as bits. */
    private int suspects;

    private long watchedLow;
    private long watchedHigh;

    KingSafety(Board board) {
        this.board = board;
    }

    /** Looks at the board as it is now; the answers of the other methods hold until it changes. */
    void look() {
        enemy = 1 - board.side();
        king = board.king(board.side());
        check = false;
        suspects = 0;
        watchedLow = 0;
        watchedHigh = 0;
        if (king != Grid.OFF) lookForAttackers();
    }

    private void lookForAttackers() {
        int base = enemy * Slots.PER_SIDE;
        line(board.pointOf(base + Slots.ROOK), 0);
        line(board.pointOf(base + Slots.ROOK + 1), 0);
        line(board.pointOf(base + Slots.CANNON), 1);
        line(board.pointOf(base + Slots.CANNON + 1), 1);
        horse(board.pointOf(base + Slots.HORSE));
        horse(board.pointOf(base + Slots.HORSE + 1));
        int other = board.king(enemy);
        if (Grid.FILE[other] == Grid.FILE[king]) line(other, 0);
        pawn(king - 1);
        pawn(king + 1);
        pawn(KingAttack.pawnAhead(enemy, king));
    }

    private void line(int attacker, int screens) {
        if (!Lines.aligned(attacker, king)) return;
        long low = Lines.betweenLow(attacker, king);
        long high = Lines.betweenHigh(attacker, king);
        int pieces = Long.bitCount(board.low() & low) + Long.bitCount(board.high() & high);
        if (pieces > screens + 1) return;
        if (pieces == screens) {
            check = true;
            watch(low | Grid.LOW[attacker], high | Grid.HIGH[attacker]);
        } else if (pieces < screens) {
            watch(low, high);
        }
        suspect(board.low(board.side()) & low, 0);
        suspect(board.high(board.side()) & high, Grid.BANK);
    }

    private void horse(int horse) {
        int leg = Leaps.leg(horse, king);
        if (leg == Grid.OFF) return;
        int slot = board.slotAt(leg);
        if (slot == Slots.EMPTY) {
            check = true;
            watch(Grid.LOW[horse] | Grid.LOW[leg], Grid.HIGH[horse] | Grid.HIGH[leg]);
        } else if (slot / Slots.PER_SIDE != enemy) {
            suspects |= 1 << slot % Slots.PER_SIDE;
        }
    }

    private void pawn(int point) {
        if (!Slots.isPawn(board.slotAt(point), enemy)) return;
        check = true;
        watch(Grid.LOW[point], Grid.HIGH[point]);
    }

    private void watch(long low, long high) {
        watchedLow |= low;
        watchedHigh |= high;
    }

    private void suspect(long bits, int base) {
        for (long rest = bits; rest != 0; rest &= rest - 1)
            suspects |= 1 << board.slotAt(base + Long.numberOfTrailingZeros(rest)) % Slots.PER_SIDE;
    }

    /** Whether a piece may go wherever its way of moving takes it, unless it is a suspect or the king. */
    boolean leavesOthersFree() {
        return !check && (watchedLow | watchedHigh) == 0;
    }

    /** Whether any piece but the king may have a move that it must not make. */
    boolean concernsOthers() {
        return check || (watchedLow | watchedHigh | suspects) != 0;
    }

    /** The slots of the side to move (0-15), as bits, whose every move has to be examined. */
    int suspects() {
        return suspects;
    }

    /** Whether a move that its piece can make leaves the king safe. */
    boolean allows(int from, int to) {
        if (from == king) return !KingAttack.onKing(board, to, enemy, from, to);
        boolean examine = Grid.contains(watchedLow, watchedHigh, to)
                || (suspects >> board.slotAt(from) % Slots.PER_SIDE & 1) != 0;
        return examine ? !KingAttack.onKing(board, king, enemy, from, to) : !check;
    }
}
