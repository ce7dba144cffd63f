package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.Glyphs.Glyph;

/** 字: one of the words of which a player puts together a spoken move. The traditional form always takes four. */
public enum MoveWord {
    KING,
    ADVISOR,
    ELEPHANT,
    HORSE,
    ROOK,
    CANNON,
    PAWN,
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    FRONT,
    MIDDLE,
    REAR,
    ADVANCE,
    RETREAT,
    LEVEL;

    /** How many words a move has. */
    public static final int IN_A_MOVE = 4;

    public static MoveWord of(Kind kind) {
        return valueOf(kind.name());
    }

    public static MoveWord of(FilePlace place) {
        return valueOf(place.name());
    }

    /** A file, a number of steps, or the how manieth pawn: 1-9. */
    public static MoveWord ofDigit(int digit) {
        if (digit < 1 || digit > 9) throw new IllegalArgumentException("not a digit: " + digit);
        return values()[ONE.ordinal() + digit - 1];
    }

    /** The words of a text, in any writing; empty if one sign is no word, or could be two. */
    public static Optional<List<MoveWord>> read(String text) {
        Optional<List<Glyph>> glyphs = Glyphs.read(text);
        if (!glyphs.isPresent()) return Optional.empty();
        List<MoveWord> words = new ArrayList<>();
        for (Glyph glyph : glyphs.get()) meaning(glyph).ifPresent(words::add);
        return words.size() == glyphs.get().size() ? Optional.of(words) : Optional.empty();
    }

    private static Optional<MoveWord> meaning(Glyph glyph) {
        if (glyph.kinds().size() == 1) return glyph.kinds().stream().findFirst().map(MoveWord::of);
        if (glyph.digit() > 0) return Optional.of(ofDigit(glyph.digit()));
        if (glyph.direction() != null && glyph.place() != null) return Optional.empty();
        if (glyph.direction() != null)
            return Optional.of(valueOf(glyph.direction().name()));
        return Optional.ofNullable(glyph.place()).map(MoveWord::of);
    }

    public boolean isDigit() {
        return compareTo(ONE) >= 0 && compareTo(NINE) <= 0;
    }

    /** The number that it is, 1-9. */
    public int digit() {
        if (!isDigit()) throw new IllegalStateException(this + " is no digit");
        return ordinal() - ONE.ordinal() + 1;
    }

    public boolean isPiece() {
        return compareTo(PAWN) <= 0;
    }

    /** The sign for it in a form that names the piece, as this side writes it: 俥, 車. */
    public String write(Notation form, Side side) {
        Script script = Script.of(form);
        if (isDigit()) return script.digit(side, digit());
        if (isPiece()) return script.piece(new Piece(side, Kind.valueOf(name())));
        return compareTo(REAR) <= 0
                ? script.place(side, FilePlace.valueOf(name()))
                : script.direction(side, Direction.valueOf(name()));
    }

    /** 進, 退, 平: where a move goes, as its own player sees it. */
    public enum Direction {
        ADVANCE(1),
        RETREAT(-1),
        LEVEL(0);

        private final int sign;

        Direction(int sign) {
            this.sign = sign;
        }

        /** 1 away from the player, -1 towards him, 0 along the rank. */
        int sign() {
            return sign;
        }

        static Direction ofSign(int sign) {
            return sign > 0 ? ADVANCE : sign < 0 ? RETREAT : LEVEL;
        }
    }

    /** 前, 中, 後: a piece's place among those of its kind on one file. */
    public enum FilePlace {
        FRONT,
        MIDDLE,
        REAR
    }
}
