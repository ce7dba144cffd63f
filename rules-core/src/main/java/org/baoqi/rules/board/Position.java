package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** 局面: where the pieces stand and who is to move. A position never changes. */
public final class Position {
    private static final Position INITIAL =
            parse("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");

    /** Never changed once the position is built. */
    private final Board board;

    private final int quietPlies;
    private final int moveNumber;

    private Position(Board board, int quietPlies, int moveNumber) {
        this.board = board;
        this.quietPlies = quietPlies;
        this.moveNumber = moveNumber;
    }

    /** Pieces that a set of thirty-two has. */
    static Position of(Map<Point, Piece> placed, Side sideToMove, int quietPlies, int moveNumber) {
        return new Position(Board.of(placed, sideToMove), quietPlies, moveNumber);
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
        return Optional.ofNullable(Slots.piece(board.slotAt(Grid.number(point))));
    }

    public Side sideToMove() {
        return board.side() == 0 ? Side.RED : Side.BLACK;
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
        int first = Slots.first(piece.side(), piece.kind());
        for (int slot = first; slot < first + piece.kind().perSide(); slot++)
            if (board.pointOf(slot) != Grid.OFF) found.add(Grid.point(board.pointOf(slot)));
        found.sort(Comparator.comparingInt(Point::index));
        return found;
    }

    /** A number for the placement and the side to move: equal for equal ones, and as good as never for others. */
    public long key() {
        return board.key();
    }

    /** 將軍: whether an enemy piece attacks the king of {@code side}, or the kings face each other. */
    public boolean isInCheck(Side side) {
        return KingAttack.onKing(board, side.ordinal());
    }

    /** The enemy pieces that check the king of {@code side}; of facing kings, the other king. */
    public List<Point> checkers(Side side) {
        List<Point> found = new ArrayList<>();
        for (Point king : points(new Piece(side, Kind.KING)))
            for (Point from : Point.all()) if (attacks(from, king)) found.add(from);
        if (kingsFacing()) found.addAll(points(new Piece(side.opposite(), Kind.KING)));
        return found;
    }

    private boolean attacks(Point from, Point to) {
        return board.reaches(Grid.number(from), Grid.number(to));
    }

    /** 將帥對面: whether nothing stands between the two kings on one file. */
    public boolean kingsFacing() {
        int red = board.king(Side.RED.ordinal());
        int black = board.king(Side.BLACK.ordinal());
        return red != Grid.OFF && black != Grid.OFF && KingAttack.facing(red, black, board.low(), board.high());
    }

    /** By the point they leave, then by the point they reach, both in the order of {@link Point#all}. */
    public List<Move> legalMoves() {
        int[] moves = new int[IntMove.MOST];
        return IntMove.inOrder(moves, new MoveGenerator(board).all(moves, 0));
    }

    public List<Move> legalMovesFrom(Point point) {
        List<Move> found = legalMoves();
        found.removeIf(move -> !move.from().equals(point));
        return found;
    }

    public boolean isLegal(Move move) {
        return board.isLegal(Grid.number(move.from()), Grid.number(move.to()));
    }

    /** Why the side to move may not make this move; nothing if it may. */
    public Optional<Refusal> refusal(Move move) {
        return Refusal.find(move, this);
    }

    /** How the game has ended if the side to move has no legal move. */
    public Optional<Ending> ending() {
        if (new MoveGenerator(board).all(new int[IntMove.MOST], 0) > 0) return Optional.empty();
        return Optional.of(isInCheck(sideToMove()) ? Ending.CHECKMATE : Ending.STALEMATE);
    }

    /** The position after a legal move. */
    public Position play(Move move) {
        if (!isLegal(move)) throw new IllegalArgumentException(move.iccs() + " is illegal in " + fen());
        return after(move);
    }

    /** The position after a move whose legality nobody has asked about. */
    Position after(Move move) {
        Board next = board.copy();
        boolean capture = next.make(IntMove.of(move)) != Slots.EMPTY;
        return new Position(
                next, capture ? 0 : quietPlies + 1, sideToMove() == Side.BLACK ? moveNumber + 1 : moveNumber);
    }

    /** The same position without what stands on {@code point}. */
    public Position without(Point point) {
        Map<Point, Piece> left = pieces();
        left.remove(point);
        return of(left, sideToMove(), quietPlies, moveNumber);
    }

    /** The same position with the other side to move. */
    public Position turned() {
        Board turned = board.copy();
        turned.pass();
        return new Position(turned, quietPlies, moveNumber);
    }

    /** A copy for code that makes and unmakes moves. */
    public Board board() {
        return board.copy();
    }

    /** 相同盤面: whether the same pieces stand on the same points with the same side to move, whatever the counters. */
    public boolean looksLike(Position that) {
        return key() == that.key() && sideToMove() == that.sideToMove() && board.samePlacement(that.board);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && board.key() == that.board.key()
                && quietPlies == that.quietPlies
                && moveNumber == that.moveNumber
                && board.samePlacement(that.board);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(board.key());
    }

    @Override
    public String toString() {
        return fen();
    }

    /** How a game ends on the board: the side to move has no legal move, and has lost. */
    public enum Ending {
        /** 將死: it is in check. */
        CHECKMATE,
        /** 困斃: it is not in check. */
        STALEMATE
    }
}
