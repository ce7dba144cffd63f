package org.baoqi.speech.hear;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;

/** A word that may be said, apart from how it sounds: its role and its value, {@code PIECE CANNON} or {@code DIGIT 5}. */
record Word(Role role, String value) {

    /** The word of a line of {@code vocabulary.tsv}. */
    static Word in(CsvTable.Row row) {
        return new Word(row.value("role", Role.class), row.text("value"));
    }

    /** The word that a sign of traditional notation stands for. */
    static Word ofSign(char sign) {
        return Signs.WORDS.get(sign);
    }

    /** The sign of traditional notation for it. */
    String sign(Side side) {
        Map<String, String> signs = Signs.SIGNS.get(this);
        return signs.getOrDefault(side.name(), signs.get("-"));
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

    /** The part that a word plays in a move or a question. */
    enum Role {
        PIECE,
        DIGIT,
        /** 進, 退, 平. */
        DIRECTION,
        /** 前, 中, 後. */
        PLACE,
        /** 路. */
        FILE,
        /** The tenth rank, which no digit names. */
        RANK,
        /** A word of a phrase that stands for itself. */
        LITERAL
    }

    /** The words of moves and the 漢字 that the notation writes for them, whatever language is spoken. */
    private static final class Signs {
        private static final Map<Character, Word> WORDS = new HashMap<>();
        private static final Map<Word, Map<String, String>> SIGNS = new HashMap<>();

        static {
            for (CsvTable.Row row : CsvTable.read(Word.class, "vocabulary.tsv")) {
                Word word = Word.in(row);
                String[] forms = row.text("written").split(" ");
                for (String form : forms) if (form.length() == 1) WORDS.put(form.charAt(0), word);
                SIGNS.computeIfAbsent(word, w -> new HashMap<>()).putIfAbsent(row.text("side"), forms[0]);
            }
        }

        private Signs() {}
    }
}
