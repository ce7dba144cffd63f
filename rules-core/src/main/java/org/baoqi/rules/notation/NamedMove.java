package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Glyphs.Glyph;

/** 炮二平五: a piece by its name and place, and where it goes. A letter may name pieces of more than one kind. */
record NamedMove(Set<Kind> kinds, Subject subject, Motion motion) implements WrittenMove {

    @Override
    public Resolution in(Position position) {
        List<Move> meant = new ArrayList<>();
        Resolution otherwise = new Resolution.NoSuchPiece(this);
        for (Kind kind : kinds) {
            Piece piece = new Piece(position.sideToMove(), kind);
            List<Point> found = subject.in(new Columns(position, piece));
            if (!found.isEmpty()) otherwise = new Resolution.Illegal(this, Motion.refusal(piece));
            for (Point from : found) meant.addAll(motion.from(from, piece));
        }
        return meant.isEmpty() ? otherwise : Resolution.among(meant, position, this);
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

        /** What is left, by the roles of its signs: K a piece, P a place, D a digit. */
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
}
