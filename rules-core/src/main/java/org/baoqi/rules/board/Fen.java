package org.baoqi.rules.board;

import static org.baoqi.rules.board.Fen.Problem.Fault;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * A position in one line of letters: ten rows from Black's edge, the side to move (w or b), {@code - -}, the plies since
 * the last capture and the number of the move. What follows the side may be left out; the horse may be h for n, the
 * elephant e for b, Red's turn r for w.
 */
public final class Fen {
    private static final Map<Character, Kind> KINDS = new HashMap<>(Map.of('e', Kind.ELEPHANT, 'h', Kind.HORSE));

    static {
        for (Kind kind : Kind.values()) KINDS.put(kind.fen(), kind);
    }

    /** The wide blank of Chinese keyboards too. */
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private static final int LONGEST_COUNTER = 6;

    private Fen() {}

    /** A reader's answer: a position, or what is wrong. */
    public sealed interface Reading {
        record Read(Position position) implements Reading {}

        record Refused(Problem error) implements Reading {}
    }

    public static Reading read(String text) {
        try {
            return new Reading.Read(parse(text));
        } catch (MalformedException e) {
            return new Reading.Refused(e.error);
        }
    }

    public static String write(Position position) {
        StringBuilder out = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            writeRow(position, rank, out);
            out.append(rank > 0 ? "/" : " ");
        }
        return out.append(position.sideToMove().fen())
                .append(" - - ")
                .append(position.quietPlies())
                .append(' ')
                .append(position.moveNumber())
                .toString();
    }

    private static void writeRow(Position position, int rank, StringBuilder out) {
        int empty = 0;
        for (int file = Point.FILES; file >= 1; file--) {
            Optional<Piece> piece = position.pieceAt(new Point(file, rank));
            if (!piece.isPresent()) {
                empty++;
                continue;
            }
            if (empty > 0) out.append(empty);
            empty = 0;
            out.append(piece.get().fen());
        }
        if (empty > 0) out.append(empty);
    }

    private static Position parse(String text) {
        Deque<String> fields = new ArrayDeque<>(
                List.of(BLANKS.matcher(text).replaceAll(" ").trim().split(" ")));
        Map<Point, Piece> pieces = placement(fields.pop());
        Side side = side(fields.poll());
        for (int i = 0; i < 2 && "-".equals(fields.peek()); i++) fields.pop();
        int quietPlies = fields.isEmpty() ? 0 : counter(fields.pop());
        // Some programs count moves from 0.
        int moveNumber = fields.isEmpty() ? 1 : Math.max(1, counter(fields.pop()));
        if (!fields.isEmpty()) throw new MalformedException(Fault.EXTRA_FIELD, fields.pop());
        PossiblePosition.problem(pieces).ifPresent(Fen::refuse);
        Position position = Position.of(pieces, side, quietPlies, moveNumber);
        PossiblePosition.problem(position).ifPresent(Fen::refuse);
        return position;
    }

    private static void refuse(Problem error) {
        throw new MalformedException(error);
    }

    private static Map<Point, Piece> placement(String field) {
        if (field.isEmpty()) throw new MalformedException(Fault.EMPTY);
        List<String> rows = Arrays.asList(field.split("/", -1));
        if (rows.size() != Point.RANKS) throw new MalformedException(Fault.ROW_COUNT, rows.size());
        Map<Point, Piece> pieces = new HashMap<>();
        for (int i = 0; i < Point.RANKS; i++) readRow(rows.get(i), i + 1, pieces);
        return pieces;
    }

    private static void readRow(String row, int number, Map<Point, Piece> pieces) {
        int width = 0;
        for (char letter : row.toCharArray()) {
            if (letter >= '1' && letter <= '9') {
                width += letter - '0';
                continue;
            }
            Kind kind = KINDS.get(Character.toLowerCase(letter));
            if (kind == null) throw new MalformedException(Fault.UNKNOWN_LETTER, number, String.valueOf(letter));
            width++;
            Side side = Character.isUpperCase(letter) ? Side.RED : Side.BLACK;
            if (width <= Point.FILES)
                pieces.put(new Point(Point.FILES + 1 - width, Point.RANKS - number), new Piece(side, kind));
        }
        if (width != Point.FILES) throw new MalformedException(Fault.ROW_WIDTH, number, width);
    }

    private static Side side(String field) {
        if (field == null) throw new MalformedException(Fault.SIDE_MISSING);
        return switch (field) {
            case "w", "W", "r", "R" -> Side.RED;
            case "b", "B" -> Side.BLACK;
            default -> throw new MalformedException(Fault.SIDE_UNKNOWN, field);
        };
    }

    private static int counter(String field) {
        boolean number = field.length() <= LONGEST_COUNTER && field.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!number) throw new MalformedException(Fault.COUNTER, field);
        return Integer.parseInt(field);
    }

    /** Carries an error up to {@link #read}; never leaves this class. */
    private static final class MalformedException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Problem error;

        MalformedException(Problem error) {
            super(null, null, false, false);
            this.error = error;
        }

        MalformedException(Fault fault, Object... details) {
            this(Problem.of(fault, details));
        }
    }

    /**
     * A fault of a FEN. The details, in the order each fault names them, are for the sentence that tells the user:
     * numbers, quoted text, or values of this package.
     */
    public record Problem(Fault fault, List<Object> details) {
        public Problem {
            details = List.copyOf(details);
        }

        static Problem of(Fault fault, Object... details) {
            return new Problem(fault, List.of(details));
        }

        /** Faults of form first, then positions that no game can reach. */
        public enum Fault {
            EMPTY,
            /** Rows found. */
            ROW_COUNT,
            /** Row from Black's edge, 1-10; points found in it. */
            ROW_WIDTH,
            /** Row from Black's edge, 1-10; the character found. */
            UNKNOWN_LETTER,
            SIDE_MISSING,
            /** Text found where w or b was expected. */
            SIDE_UNKNOWN,
            /** Text found where a counter was expected. */
            COUNTER,
            /** The first field too many. */
            EXTRA_FIELD,
            BOTH_KINGS_MISSING,
            /** Side. */
            KING_MISSING,
            /** Piece; how many; how many there may be. */
            TOO_MANY,
            /** Piece; point it can never stand on. */
            IMPOSSIBLE_POINT,
            /** Pawn; the two points: before the river a pawn never leaves its file. */
            PAWNS_DOUBLED,
            KINGS_FACING,
            /** The side in check although the other is to move. */
            WRONG_SIDE_IN_CHECK
        }
    }
}
