package org.baoqi.rules.notation;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;

/** The signs that one form writes, from {@code scripts.tsv}. */
final class Script {
    private static final Map<Notation, Script> ALL = new EnumMap<>(Notation.class);

    static {
        for (CsvTable.Row row : CsvTable.read(Script.class, "scripts.tsv"))
            ALL.computeIfAbsent(row.value("form", Notation.class), form -> new Script())
                    .add(row);
    }

    private final Map<String, String> red = new HashMap<>();
    private final Map<String, String> black = new HashMap<>();

    private Script() {}

    private void add(CsvTable.Row row) {
        red.put(row.text("meaning"), row.text("red"));
        black.put(row.text("meaning"), row.text("black"));
    }

    static Script of(Notation form) {
        return ALL.get(form);
    }

    String piece(Piece piece) {
        return sign(piece.side(), piece.kind().name());
    }

    String digit(Side side, int digit) {
        return String.valueOf(sign(side, "DIGITS").charAt(digit - 1));
    }

    /** Which of the pieces on a file, counted from the front: 一兵, for Black too. */
    String number(Side side, int number) {
        return String.valueOf(sign(side, "NUMBERS").charAt(number - 1));
    }

    String direction(Side side, Direction direction) {
        return sign(side, direction.name());
    }

    String place(Side side, FilePlace place) {
        return sign(side, place.name());
    }

    private String sign(Side side, String meaning) {
        return (side == Side.RED ? red : black).get(meaning);
    }
}
