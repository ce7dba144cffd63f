package org.baoqi.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** 局面: where the pieces stand and who is to move. A position never changes. */
public final class Position {
    private static final Position INITIAL =
            parse("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");

    /** By {@link Point#index}; null where no piece stands. */
    private final Piece[] pieces;

    private final Side sideToMove;
    private final int quietPlies;
    private final int moveNumber;

    private Position(Piece[] pieces, Side sideToMove, int quietPlies, int moveNumber) {
        this.pieces = pieces;
        this.sideToMove = sideToMove;
        this.quietPlies = quietPlies;
        this.moveNumber = moveNumber;
    }

    static Position of(Map<Point, Piece> placed, Side sideToMove, int quietPlies, int moveNumber) {
        Piece[] pieces = new Piece[Point.all().size()];
        placed.forEach((point, piece) -> pieces[point.index()] = piece);
        return new Position(pieces, sideToMove, quietPlies, moveNumber);
    }

    public static Position initial() {
        return INITIAL;
    }

    /** For a FEN that a program wrote: its position, or an exception. {@link Fen#read} is for what users give. */
    public static Position parse(String fen) {
        Fen.Reading reading = Fen.read(fen);
        if (reading instanceof Fen.Reading.Read read) return read.position();
        throw new IllegalArgumentException(reading + ": " + fen);
    }

    public String fen() {
        return Fen.write(this);
    }

    public Optional<Piece> pieceAt(Point point) {
        return Optional.ofNullable(pieces[point.index()]);
    }

    public Side sideToMove() {
        return sideToMove;
    }

    /** Plies since the last capture. */
    public int quietPlies() {
        return quietPlies;
    }

    /** 回合: 1 in the initial position, one more after each move of Black's. */
    public int moveNumber() {
        return moveNumber;
    }

    /** All pieces, by file from Red's right, each file from Red's edge. */
    public Map<Point, Piece> pieces() {
        Map<Point, Piece> all = new LinkedHashMap<>();
        for (Point point : Point.all()) pieceAt(point).ifPresent(piece -> all.put(point, piece));
        return all;
    }

    /** Where the pieces of this kind and side stand, by file from Red's right, each file from Red's edge. */
    public List<Point> points(Piece piece) {
        List<Point> found = new ArrayList<>();
        for (Point point : Point.all()) if (piece.equals(pieces[point.index()])) found.add(point);
        return found;
    }

    /** 將軍: whether an enemy piece attacks the king of {@code side}, or the kings face each other. */
    public boolean isInCheck(Side side) {
        return SlowRules.isInCheck(this, side);
    }

    /** 將帥對面: whether nothing stands between the two kings on one file. */
    public boolean kingsFacing() {
        return SlowRules.kingsFacing(this);
    }

    public List<Move> legalMoves() {
        return SlowRules.legalMoves(this);
    }

    /** The position after a legal move. */
    public Position play(Move move) {
        if (!legalMoves().contains(move)) throw new IllegalArgumentException(move.iccs() + " is illegal in " + fen());
        return after(move);
    }

    /** The position after a move whose legality nobody has asked about. */
    Position after(Move move) {
        Piece[] next = pieces.clone();
        boolean capture = next[move.to().index()] != null;
        next[move.to().index()] = next[move.from().index()];
        next[move.from().index()] = null;
        return new Position(
                next,
                sideToMove.opposite(),
                capture ? 0 : quietPlies + 1,
                sideToMove == Side.BLACK ? moveNumber + 1 : moveNumber);
    }

    /** 相同盤面: whether the same pieces stand on the same points with the same side to move, whatever the counters. */
    public boolean looksLike(Position that) {
        return sideToMove == that.sideToMove && Arrays.equals(pieces, that.pieces);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && sideToMove == that.sideToMove
                && quietPlies == that.quietPlies
                && moveNumber == that.moveNumber
                && Arrays.equals(pieces, that.pieces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pieces) * 2 + sideToMove.ordinal();
    }

    @Override
    public String toString() {
        return fen();
    }
}
