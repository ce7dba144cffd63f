package org.baoqi.rules.engine;

import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.KingAttack;
import org.baoqi.rules.board.Leaps;
import org.baoqi.rules.board.Lines;
import org.baoqi.rules.board.Mobility;
import org.baoqi.rules.board.Slots;
import org.baoqi.rules.engine.Weights.Term;

/**
 * Computes one side's part of the evaluation: the points that its pieces attack, and the value of that. Weights are
 * packed.
 */
final class SideEvaluation {
    private static final int MOST_ATTACKERS = 5;
    /** By the point of a king: the points around him and his own. */
    private static final long[] ZONE_LOW = new long[Grid.SIZE + 1];

    private static final long[] ZONE_HIGH = new long[Grid.SIZE + 1];

    static {
        for (int king = 0; king < Grid.SIZE; king++) {
            for (int file = Grid.FILE[king] - 1; file <= Grid.FILE[king] + 1; file++) {
                for (int rank = Grid.RANK[king] - 1; rank <= Grid.RANK[king] + 1; rank++) {
                    if (!Grid.contains(file, rank)) continue;
                    ZONE_LOW[king] |= Grid.LOW[Grid.number(file, rank)];
                    ZONE_HIGH[king] |= Grid.HIGH[Grid.number(file, rank)];
                }
            }
        }
    }

    private final int[] weights;
    private final int side;
    private final int base;
    private Board board;
    private int enemyKing;
    private int attackers;
    private int worth;

    /** All that the side attacks or protects, and what it does with less than a rook, and with pawns. */
    private long low;

    private long high;
    private long lesserLow;
    private long lesserHigh;
    private long pawnLow;
    private long pawnHigh;

    SideEvaluation(int[] weights, int side) {
        this.weights = weights;
        this.side = side;
        this.base = side * Slots.PER_SIDE;
    }

    /** Looks at the board as it is now, before {@link #worth} is asked. */
    void look(Board now) {
        board = now;
        enemyKing = now.king(1 - side);
        attackers = 0;
        worth = 0;
        low = 0;
        high = 0;
        guards();
        pawns();
        pawnLow = low;
        pawnHigh = high;
        horses();
        cannons();
        lesserLow = low;
        lesserHigh = high;
        rooks();
    }

    private void guards() {
        for (int slot = Slots.KING; slot < Slots.HORSE; slot++) {
            int point = board.pointOf(base + slot);
            if (point == Grid.OFF) continue;
            long reached = slot >= Slots.ELEPHANT
                    ? Leaps.elephant(point, point < Grid.BANK ? board.low() : board.high())
                    : slot >= Slots.ADVISOR ? Leaps.advisor(point) : Leaps.king(point);
            if (point < Grid.BANK) low |= reached;
            else high |= reached;
        }
    }

    private void pawns() {
        int crossed = 0;
        long sideBySide = 0;
        for (int slot = Slots.PAWN; slot < Slots.PER_SIDE; slot++) {
            int point = board.pointOf(base + slot);
            if (point == Grid.OFF) continue;
            low |= Leaps.pawnLow(side, point);
            high |= Leaps.pawnHigh(side, point);
            if (point < Grid.BANK == (side == 0)) continue;
            crossed++;
            sideBySide |= Grid.LOW[point] | Grid.HIGH[point];
            zone(Leaps.pawnLow(side, point), Leaps.pawnHigh(side, point));
        }
        worth += weights[Term.CROSSED_PAWNS.first() + crossed];
        long pairs = sideBySide & sideBySide << 1 & ~FIRST_FILE;
        worth += Long.bitCount(pairs) * weights[Term.LINKED_PAWNS.first()];
    }

    /** The first file of a bank, where a point's neighbour in the bits is no neighbour on the board. */
    private static final long FIRST_FILE = 0x10_0804_0201L;

    private void horses() {
        int first = horse(board.pointOf(base + Slots.HORSE));
        int second = horse(board.pointOf(base + Slots.HORSE + 1));
        int leg = first == Grid.OFF || second == Grid.OFF ? Grid.OFF : Leaps.leg(first, second);
        if (leg != Grid.OFF && board.slotAt(leg) == Slots.EMPTY) worth += weights[Term.LINKED_HORSES.first()];
    }

    private int horse(int point) {
        if (point == Grid.OFF) return point;
        int free = Leaps.freeLegs(board, point);
        long reachedLow = Leaps.horseLow(point, free);
        long reachedHigh = Leaps.horseHigh(point, free);
        look(reachedLow, reachedHigh);
        int moves = Long.bitCount(reachedLow & ~board.low(side)) + Long.bitCount(reachedHigh & ~board.high(side));
        worth += weights[Term.HORSE_MOBILITY.first() + moves];
        return point;
    }

    private void cannons() {
        cannon(board.pointOf(base + Slots.CANNON));
        cannon(board.pointOf(base + Slots.CANNON + 1));
    }

    private void cannon(int point) {
        if (point == Grid.OFF) return;
        int onRank = Lines.onRank(Grid.FILE[point], Lines.rank(board.low(), board.high(), Grid.RANK[point]));
        int onFile = Lines.onFile(Grid.RANK[point], Lines.file(board.low(), board.high(), Grid.FILE[point]));
        look(point, Lines.overScreen(onRank), Lines.overScreen(onFile));
        worth += weights[Term.CANNON_MOBILITY.first() + Mobility.cannon(board, side, point)];
        int before = beforeKing(point);
        if (before == 0) worth += weights[Term.HOLLOW_CANNON.first()];
        else if (before == 2) worth += weights[Term.CANNON_OVER_TWO.first()];
    }

    private void rooks() {
        int first = board.pointOf(base + Slots.ROOK);
        int second = board.pointOf(base + Slots.ROOK + 1);
        rook(first);
        rook(second);
        if (first != Grid.OFF
                && second != Grid.OFF
                && Lines.aligned(first, second)
                && KingAttack.piecesBetween(first, second, board.low(), board.high()) == 0)
            worth += weights[Term.LINKED_ROOKS.first()];
    }

    private void rook(int point) {
        if (point == Grid.OFF) return;
        int onRank = Lines.onRank(Grid.FILE[point], Lines.rank(board.low(), board.high(), Grid.RANK[point]));
        int onFile = Lines.onFile(Grid.RANK[point], Lines.file(board.low(), board.high(), Grid.FILE[point]));
        look(point, Lines.reached(onRank), Lines.reached(onFile));
        worth += weights[Term.ROOK_MOBILITY.first() + Mobility.rook(board, side, point)];
        if (beforeKing(point) == 1) worth += weights[Term.ROOK_OVER_ONE.first()];
    }

    /** The pieces between a point and the enemy king, -1 where they share no line. */
    private int beforeKing(int point) {
        return Lines.aligned(point, enemyKing)
                ? KingAttack.piecesBetween(point, enemyKing, board.low(), board.high())
                : -1;
    }

    private void look(int point, int files, int ranks) {
        long alongRankLow = Lines.rankLow(Grid.RANK[point], files);
        long alongRankHigh = Lines.rankHigh(Grid.RANK[point], files);
        look(
                alongRankLow | Lines.fileLow(Grid.FILE[point], ranks),
                alongRankHigh | Lines.fileHigh(Grid.FILE[point], ranks));
    }

    private void look(long reachedLow, long reachedHigh) {
        low |= reachedLow;
        high |= reachedHigh;
        zone(reachedLow, reachedHigh);
    }

    private void zone(long reachedLow, long reachedHigh) {
        int points =
                Long.bitCount(reachedLow & ZONE_LOW[enemyKing]) + Long.bitCount(reachedHigh & ZONE_HIGH[enemyKing]);
        if (points == 0) return;
        attackers++;
        worth += points * weights[Term.ATTACKED_POINT.first()];
    }

    /** Whether the side has a piece that can cross the river. */
    boolean canWin() {
        for (int slot = Slots.HORSE; slot < Slots.PER_SIDE; slot++)
            if (board.pointOf(base + slot) != Grid.OFF) return true;
        return false;
    }

    /** All terms of this side beside pieces and points, once both sides have looked. */
    int worth(SideEvaluation enemy) {
        return worth
                + weights[Term.ATTACKERS.first() + Math.min(attackers, MOST_ATTACKERS)]
                + palace()
                + threats(enemy);
    }

    private int palace() {
        int advisors = count(base + Slots.ADVISOR);
        int elephants = count(base + Slots.ELEPHANT);
        int enemyBase = Slots.PER_SIDE - base;
        int cannons = count(enemyBase + Slots.CANNON);
        return weights[Term.GUARDS.first() + 3 * advisors + elephants]
                - (2 - advisors)
                        * (count(enemyBase + Slots.ROOK) * weights[Term.ROOK_WITHOUT_ADVISOR.first()]
                                + count(enemyBase + Slots.HORSE) * weights[Term.HORSE_WITHOUT_ADVISOR.first()])
                - cannons
                        * (advisors * weights[Term.CANNON_WITH_ADVISOR.first()]
                                + (2 - elephants) * weights[Term.CANNON_WITHOUT_ELEPHANT.first()]);
    }

    /** How many of a pair of slots are on the board. */
    private int count(int slot) {
        return (board.pointOf(slot) == Grid.OFF ? 0 : 1) + (board.pointOf(slot + 1) == Grid.OFF ? 0 : 1);
    }

    private int threats(SideEvaluation enemy) {
        long attackedLow = low & board.low(1 - side);
        long attackedHigh = high & board.high(1 - side);
        int found = 0;
        for (long rest = attackedLow; rest != 0; rest &= rest - 1)
            found += threat(enemy, Long.numberOfTrailingZeros(rest));
        for (long rest = attackedHigh; rest != 0; rest &= rest - 1)
            found += threat(enemy, Grid.BANK + Long.numberOfTrailingZeros(rest));
        return found;
    }

    private int threat(SideEvaluation enemy, int point) {
        int slot = board.slotAt(point) % Slots.PER_SIDE;
        int found = 0;
        if (!Grid.contains(enemy.low, enemy.high, point)) found += weights[Term.HANGING.first() + KINDS[slot]];
        if (slot < Slots.HORSE || slot >= Slots.PAWN) return found;
        if (Grid.contains(pawnLow, pawnHigh, point)) found += weights[Term.ATTACKED_BY_PAWN.first()];
        boolean rook = slot >= Slots.ROOK && slot < Slots.CANNON;
        if (rook && Grid.contains(lesserLow, lesserHigh, point)) found += weights[Term.ROOK_ATTACKED_BY_LESSER.first()];
        return found;
    }

    private static final int[] KINDS = kinds();

    private static int[] kinds() {
        int[] kinds = new int[Slots.PER_SIDE];
        for (int slot = 0; slot < kinds.length; slot++)
            kinds[slot] = Slots.piece(slot).kind().ordinal();
        return kinds;
    }
}
