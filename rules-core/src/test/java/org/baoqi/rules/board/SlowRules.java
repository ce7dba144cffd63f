package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * The rules in the plainest way, to hold the fast code against: every pair of points is asked, every move is tried.
 * Nothing here but {@link Position#pieceAt} is shared with what it judges.
 */
public final class SlowRules {
    private final Piece[][] board = new Piece[Point.FILES][Point.RANKS];
    private final Side mover;

    public SlowRules(Position position) {
        for (Point point : Point.all())
            board[point.file() - 1][point.rank()] = position.pieceAt(point).orElse(null);
        mover = position.sideToMove();
    }

    /** In the order of {@link Point#all}, by from and then by to. */
    public List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>();
        for (Point from : Point.all()) {
            Piece piece = board[from.file() - 1][from.rank()];
            if (piece == null || piece.side() != mover) continue;
            for (Point to : Point.all()) if (isLegal(from, to)) moves.add(new Move(from, to));
        }
        return moves;
    }

    long perft(int depth) {
        List<Move> moves = legalMoves();
        if (depth == 1) return moves.size();
        long nodes = 0;
        for (Move move : moves) nodes += after(move).perft(depth - 1);
        return nodes;
    }

    private SlowRules after(Move move) {
        return new SlowRules(this, move);
    }

    private SlowRules(SlowRules before, Move move) {
        for (int file = 0; file < Point.FILES; file++) board[file] = before.board[file].clone();
        mover = before.mover.opposite();
        board[move.to().file() - 1][move.to().rank()] =
                board[move.from().file() - 1][move.from().rank()];
        board[move.from().file() - 1][move.from().rank()] = null;
    }

    private boolean isLegal(Point from, Point to) {
        int file = from.file() - 1;
        int toFile = to.file() - 1;
        if (!reaches(file, from.rank(), toFile, to.rank())) return false;
        Piece captured = board[toFile][to.rank()];
        board[toFile][to.rank()] = board[file][from.rank()];
        board[file][from.rank()] = null;
        boolean safe = !isInCheck(mover);
        board[file][from.rank()] = board[toFile][to.rank()];
        board[toFile][to.rank()] = captured;
        return safe;
    }

    boolean isInCheck(Side side) {
        for (int file = 0; file < Point.FILES; file++)
            for (int rank = 0; rank < Point.RANKS; rank++)
                if (is(side, Kind.KING, file, rank)) return isAttacked(file, rank) || facesKing(side, file, rank);
        return false;
    }

    private boolean isAttacked(int toFile, int toRank) {
        for (int file = 0; file < Point.FILES; file++)
            for (int rank = 0; rank < Point.RANKS; rank++)
                if (board[file][rank] != null && reaches(file, rank, toFile, toRank)) return true;
        return false;
    }

    private boolean facesKing(Side side, int file, int rank) {
        for (int other = 0; other < Point.RANKS; other++)
            if (is(side.opposite(), Kind.KING, file, other)) return between(file, rank, file, other) == 0;
        return false;
    }

    private boolean is(Side side, Kind kind, int file, int rank) {
        Piece piece = board[file][rank];
        return piece != null && piece.side() == side && piece.kind() == kind;
    }

    /** Whether the piece there can go to the other point as far as its own way of moving is concerned. */
    private boolean reaches(int file, int rank, int toFile, int toRank) {
        Piece piece = board[file][rank];
        Piece target = board[toFile][toRank];
        if (target != null && target.side() == piece.side()) return false;
        int wide = Math.abs(toFile - file);
        int far = Math.abs(toRank - rank);
        return switch (piece.kind()) {
            case KING -> wide + far == 1 && inPalace(piece.side(), toFile, toRank);
            case ADVISOR -> wide == 1 && far == 1 && inPalace(piece.side(), toFile, toRank);
            case ELEPHANT ->
                wide == 2
                        && far == 2
                        && !acrossRiver(piece.side(), toRank)
                        && board[(file + toFile) / 2][(rank + toRank) / 2] == null;
            case HORSE ->
                wide == 2 && far == 1 && board[(file + toFile) / 2][rank] == null
                        || wide == 1 && far == 2 && board[file][(rank + toRank) / 2] == null;
            case ROOK -> wide + far > 0 && wide * far == 0 && between(file, rank, toFile, toRank) == 0;
            case CANNON ->
                wide + far > 0 && wide * far == 0 && between(file, rank, toFile, toRank) == (target == null ? 0 : 1);
            case PAWN ->
                wide == 0 && toRank == rank + (piece.side() == Side.RED ? 1 : -1)
                        || wide == 1 && far == 0 && acrossRiver(piece.side(), rank);
        };
    }

    private static boolean inPalace(Side side, int file, int rank) {
        return file >= 3 && file <= 5 && (side == Side.RED ? rank <= 2 : rank >= 7);
    }

    private static boolean acrossRiver(Side side, int rank) {
        return side == Side.RED ? rank >= 5 : rank <= 4;
    }

    /** The pieces strictly between two points of one file or rank. */
    private int between(int file, int rank, int toFile, int toRank) {
        int fileStep = Integer.signum(toFile - file);
        int rankStep = Integer.signum(toRank - rank);
        int count = 0;
        for (int f = file + fileStep, r = rank + rankStep; f != toFile || r != toRank; f += fileStep, r += rankStep)
            if (board[f][r] != null) count++;
        return count;
    }
}
