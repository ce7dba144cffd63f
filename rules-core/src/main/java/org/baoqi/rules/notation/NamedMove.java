package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Glyphs.Glyph;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;

/** 炮二平五: a piece by its name and place, and where it goes. A letter may name pieces of more than one kind. */
record NamedMove(Set<Kind> kinds, Subject subject, Motion motion) implements WrittenMove {

    @Override
    public Resolution in(Position position) {
        List<Move> meant = new ArrayList<>();
        Resolution otherwise = new Resolution.NoSuchPiece();
        for (Kind kind : kinds) {
            Piece piece = new Piece(position.sideToMove(), kind);
            List<Point> found = subject.in(new Columns(position, piece));
            if (!found.isEmpty()) otherwise = new Resolution.Illegal(Motion.refusal(piece));
            for (Point from : found) meant.addAll(motion.from(from, piece));
        }
        return meant.isEmpty() ? otherwise : Resolution.among(meant, position);
    }

    /**
     * Reads the forms that name a piece (通用象棋規則 附表六 第一部份; 中華民國象棋規則 3章3節 一至五; 象棋竞赛规则 7.5; the WXF's signs).
     * The move ends with its number, before which the direction may stand; all before that says which piece.
     */
    static final class Parser {
        private final List<Glyph> glyphs;

        private Parser(List<Glyph> glyphs) {
            this.glyphs = new ArrayList<>(glyphs);
        }

        static Optional<WrittenMove> parse(String text) {
            return Glyphs.read(text).flatMap(glyphs -> new Parser(glyphs).move());
        }

        private Optional<WrittenMove> move() {
            Optional<Direction> bar = takeLast(Glyph::bar);
            Optional<Integer> number = takeLast(glyph -> glyph.digit() > 0 ? glyph.digit() : null);
            if (!number.isPresent()) return Optional.empty();
            Optional<Direction> direction = bar.isPresent() ? bar : takeLast(Glyph::direction);
            return subject(direction.isPresent())
                    .map(subject -> new NamedMove(kinds(), subject, new Motion(direction, number.get())));
        }

        /** Takes the last sign if it has such a meaning. */
        private <T> Optional<T> takeLast(Function<Glyph, T> meaning) {
            if (glyphs.isEmpty()) return Optional.empty();
            Optional<T> found = Optional.ofNullable(meaning.apply(glyphs.get(glyphs.size() - 1)));
            if (found.isPresent()) glyphs.remove(glyphs.size() - 1);
            return found;
        }

        /** Reads the remaining signs by their roles: K a piece, P a place, D a digit. */
        private Optional<Subject> subject(boolean directed) {
            String roles = glyphs.stream().map(g -> String.valueOf(g.role())).collect(Collectors.joining());
            return switch (roles) {
                case "KD" ->
                    Optional.of(isLatin('K') ? new Subject.LetterOnFile(digit(0)) : new Subject.OnFile(digit(0)));
                case "PK", "KP", "PP", "PPK" -> Optional.of(placed(Optional.empty()));
                case "PD", "DP", "PDK", "KPD", "KDP" -> Optional.of(placed(Optional.of(digit(0))));
                case "DK" -> Optional.of(new Subject.Numbered(digit(0), Optional.empty()));
                case "DD", "DDK" -> Optional.of(new Subject.Numbered(digit(0), Optional.of(digit(1))));
                // Without a direction 炮五 is the first half of 炮五平二.
                case "K" -> directed ? Optional.of(new Subject.Any()) : Optional.empty();
                default -> Optional.empty();
            };
        }

        private Subject placed(Optional<Integer> file) {
            List<FilePlace> places = with('P').stream().map(Glyph::place).collect(Collectors.toList());
            return new Subject.Placed(places, file, isLatin('P'));
        }

        /** Only pawns go without their name: 前三平四. */
        private Set<Kind> kinds() {
            return with('K').stream().findFirst().map(Glyph::kinds).orElse(Set.of(Kind.PAWN));
        }

        private int digit(int index) {
            return with('D').get(index).digit();
        }

        private boolean isLatin(char role) {
            return with(role).get(0).latin();
        }

        private List<Glyph> with(char role) {
            return glyphs.stream().filter(glyph -> glyph.role() == role).collect(Collectors.toList());
        }
    }

    /** Which of the pieces of one kind a move names. Several may fit: the board decides between them. */
    sealed interface Subject {

        List<Point> in(Columns columns);

        /** 炮平五: a piece without its file. */
        record Any() implements Subject {
            @Override
            public List<Point> in(Columns columns) {
                return columns.all();
            }
        }

        /** 炮二. */
        record OnFile(int file) implements Subject {
            @Override
            public List<Point> in(Columns columns) {
                return columns.on(file);
            }
        }

        /**
         * P3 of the WXF: the pawn in the middle, where three or five stand on the file and the others have signs of
         * their own (WXF 1997, special cases I-III).
         */
        record LetterOnFile(int file) implements Subject {
            @Override
            public List<Point> in(Columns columns) {
                List<Point> column = columns.on(file);
                boolean hasMiddle = column.size() > 2 && column.size() % 2 == 1;
                return hasMiddle ? List.of(column.get(column.size() / 2)) : column;
            }
        }

        /** 前炮, 前三 with its file, 前前 with two places (附表六 第一部份 1(2)-(4)(a)). */
        record Placed(List<FilePlace> places, Optional<Integer> file, boolean signs) implements Subject {
            @Override
            public List<Point> in(Columns columns) {
                List<List<Point>> named = file.map(f -> List.of(columns.on(f))).orElseGet(columns::stacked);
                List<Point> found = new ArrayList<>();
                for (List<Point> column : named)
                    if (column.size() > 1) pick(column).ifPresent(found::add);
                return found;
            }

            private Optional<Point> pick(List<Point> column) {
                int index = places.size() == 1 ? single(column.size()) : pair(column.size());
                return index < 0 ? Optional.empty() : Optional.of(column.get(index));
            }

            /** P+ among four or five is the second, because the first is ++ (WXF 1997, special cases II and III). */
            private int single(int size) {
                int outer = signs && size > 3 ? 1 : 0;
                return switch (places.get(0)) {
                    case FRONT -> outer;
                    case MIDDLE -> size % 2 == 1 ? size / 2 : -1;
                    case REAR -> size - 1 - outer;
                };
            }

            /** 前前, 前後, 後前, 後後: four pawns or five on one file. */
            private int pair(int size) {
                if (size < 4 || places.contains(FilePlace.MIDDLE)) return -1;
                int inner = places.get(0) == places.get(1) ? 0 : 1;
                return places.get(0) == FilePlace.FRONT ? inner : size - 1 - inner;
            }
        }

        /**
         * 一兵, or 一三 with its file: numbered from the front (附表六 第一部份 1(3)(b), (4)(b)). Where pawns are doubled on two
         * files and none is named, they are numbered through, from the player's right.
         */
        record Numbered(int number, Optional<Integer> file) implements Subject {
            @Override
            public List<Point> in(Columns columns) {
                List<Point> counted = file.map(columns::on).orElseGet(() -> through(columns));
                return number <= counted.size() ? List.of(counted.get(number - 1)) : List.of();
            }

            private static List<Point> through(Columns columns) {
                List<Point> all = new ArrayList<>();
                columns.stacked().forEach(all::addAll);
                return all;
            }
        }
    }

    /**
     * The pieces of one kind and side by file, as their player counts: files from his right, on each the foremost
     * first.
     */
    static final class Columns {
        private final Side side;
        private final List<Point> all;

        Columns(Position position, Piece piece) {
            this.side = piece.side();
            this.all = new ArrayList<>(position.points(piece));
            all.sort(Comparator.comparingInt(point -> point.fileFor(side) * Point.RANKS - point.rankFor(side)));
        }

        List<Point> all() {
            return all;
        }

        List<Point> on(int file) {
            List<Point> column = new ArrayList<>();
            for (Point point : all) if (point.fileFor(side) == file) column.add(point);
            return column;
        }

        /** The files with more than one of them. */
        List<List<Point>> stacked() {
            List<List<Point>> stacked = new ArrayList<>();
            for (int file = 1; file <= Point.FILES; file++) {
                List<Point> column = on(file);
                if (column.size() > 1) stacked.add(column);
            }
            return stacked;
        }
    }
}
