package org.baoqi.rules.board;
/**
 * Generates the legal moves of the side to move into an array of the caller's. A search asks for captures first and
 * for quiet moves when no capture was good enough; in check, both together are the evasions.
 */
public final class MoveGenerator {
    private final Board board;
    private final KingSafety danger;
    private int[] moves;
    private int size;
    private long targetsLow;
    private long targetsHigh;
    private long emptyLow;
    private long emptyHigh;
    private long enemyLow;
    private long enemyHigh;

    public MoveGenerator(Board board) {
        this(board, new KingSafety(board));
    }

    MoveGenerator(Board board, KingSafety danger) {
        this.board = board;
        this.danger = danger;
    }

    /** Writes all moves from {@code start} on and returns where they end. */
    int all(int[] into, int start) {
        int side = board.side();
        return generate(into, start, ~board.low(side), ~board.high(side));
    }

    public int captures(int[] into, int start) {
        int enemy = 1 - board.side();
        return generate(into, start, board.low(enemy), board.high(enemy));
    }

    public int quiets(int[] into, int start) {
        return generate(into, start, ~board.low(), ~board.high());
    }

    private int generate(int[] into, int start, long low, long high) {
        prepare(into, start, low, high);
        danger.look();
        int base = board.side() * Slots.PER_SIDE;
        onBank(board.king(board.side()), Leaps.king(board.king(board.side())));
        dropForbidden(start);
        int others = size;
        for (int slot = Slots.KING + 1; slot < Slots.PER_SIDE; slot++) {
            int point = board.pointOf(base + slot);
            if (point != Grid.OFF) piece(slot, point);
        }
        if (danger.concernsOthers()) dropForbidden(others);
        return size;
    }

    /** How many moves of one slot (1-15) the danger last looked at forbids. */
    int forbidden(int slot, int[] scratch) {
        prepare(scratch, 0, ~board.low(board.side()), ~board.high(board.side()));
        piece(slot, board.pointOf(board.side() * Slots.PER_SIDE + slot));
        int before = size;
        dropForbidden(0);
        return before - size;
    }

    private void dropForbidden(int start) {
        int end = size;
        size = start;
        for (int i = start; i < end; i++)
            if (danger.allows(IntMove.from(moves[i]), IntMove.to(moves[i]))) moves[size++] = moves[i];
    }

    private void prepare(int[] into, int start, long low, long high) {
        moves = into;
        size = start;
        targetsLow = low;
        targetsHigh = high;
        emptyLow = low & ~board.low();
        emptyHigh = high & ~board.high();
        enemyLow = low & board.low();
        enemyHigh = high & board.high();
    }

    /** Writes where the piece of one slot (1-15) can go, safe or not. */
    private void piece(int slot, int from) {
        if (slot >= Slots.PAWN) pawn(from);
        else if (slot >= Slots.CANNON) cannon(from);
        else if (slot >= Slots.ROOK) rook(from);
        else if (slot >= Slots.HORSE) horse(from);
        else if (slot >= Slots.ELEPHANT) elephant(from);
        else onBank(from, Leaps.advisor(from));
    }

    private void pawn(int from) {
        add(from, Leaps.pawnLow(board.side(), from) & targetsLow, 0);
        add(from, Leaps.pawnHigh(board.side(), from) & targetsHigh, Grid.BANK);
    }

    private void horse(int from) {
        int free = Leaps.freeLegs(board, from);
        add(from, Leaps.horseLow(from, free) & targetsLow, 0);
        add(from, Leaps.horseHigh(from, free) & targetsHigh, Grid.BANK);
    }

    private void elephant(int from) {
        onBank(from, Leaps.elephant(from, from < Grid.BANK ? board.low() : board.high()));
    }

    private void onBank(int from, long reached) {
        if (from < Grid.BANK) add(from, reached & targetsLow, 0);
        else add(from, reached & targetsHigh, Grid.BANK);
    }

    private void rook(int from) {
        int file = Grid.FILE[from];
        int rank = Grid.RANK[from];
        int alongRank = Lines.onRank(file, Lines.rank(board.low(), board.high(), rank));
        int alongFile = Lines.onFile(rank, Lines.file(board.low(), board.high(), file));
        addRank(from, Lines.reached(alongRank) & Lines.rank(targetsLow, targetsHigh, rank));
        addFile(from, Lines.reached(alongFile) & Lines.file(targetsLow, targetsHigh, file));
    }

    private void cannon(int from) {
        int file = Grid.FILE[from];
        int rank = Grid.RANK[from];
        int alongRank = Lines.onRank(file, Lines.rank(board.low(), board.high(), rank));
        int alongFile = Lines.onFile(rank, Lines.file(board.low(), board.high(), file));
        addRank(
                from,
                Lines.reached(alongRank) & Lines.rank(emptyLow, emptyHigh, rank)
                        | Lines.overScreen(alongRank) & Lines.rank(enemyLow, enemyHigh, rank));
        addFile(
                from,
                Lines.reached(alongFile) & Lines.file(emptyLow, emptyHigh, file)
                        | Lines.overScreen(alongFile) & Lines.file(enemyLow, enemyHigh, file));
    }

    private void addRank(int from, int files) {
        int start = from - Grid.FILE[from];
        for (int rest = files; rest != 0; rest &= rest - 1) add(from, start + Integer.numberOfTrailingZeros(rest));
    }

    private void addFile(int from, int ranks) {
        for (int rest = ranks; rest != 0; rest &= rest - 1)
            add(from, Grid.number(Grid.FILE[from], Integer.numberOfTrailingZeros(rest)));
    }

    private void add(int from, long bits, int base) {
        for (long rest = bits; rest != 0; rest &= rest - 1) add(from, base + Long.numberOfTrailingZeros(rest));
    }

    private void add(int from, int to) {
        moves[size++] = IntMove.of(from, to);
    }
}
