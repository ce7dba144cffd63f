package org.baoqi.speech.hear;

import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Kind;
import org.baoqi.rules.notation.MoveWord;

/** A word that may be said, whatever its sound: the role and the value it has there. */
record Word(Role role, String value) {

    /** The word of a line of {@code vocabulary.tsv}. */
    static Word in(CsvTable.Row row) {
        return new Word(row.value("role", Role.class), row.text("value"));
    }

    static Word piece(Kind kind) {
        return new Word(Role.PIECE, kind.name());
    }

    static Word digit(int digit) {
        return new Word(Role.DIGIT, String.valueOf(digit));
    }

    static Word literal(String text) {
        return new Word(Role.LITERAL, text);
    }

    /** The same as a word of a spoken move, if it is one. */
    Optional<MoveWord> moveWord() {
        return switch (role) {
            case PIECE, DIRECTION, PLACE -> Optional.of(MoveWord.valueOf(value));
            case DIGIT -> Optional.of(MoveWord.ofDigit(number()));
            default -> Optional.empty();
        };
    }

    Kind kind() {
        return Kind.valueOf(value);
    }

    int number() {
        return Integer.parseInt(value);
    }
}
