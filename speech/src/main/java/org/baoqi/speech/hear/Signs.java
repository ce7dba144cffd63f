package org.baoqi.speech.hear;

import java.util.HashMap;
import java.util.Map;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;

/** The words of moves and the 漢字 that the notation writes for them, whatever language is spoken. */
final class Signs {
    private static final Map<Character, Word> WORDS = new HashMap<>();
    private static final Map<Word, Map<String, String>> SIGNS = new HashMap<>();

    static {
        for (CsvTable.Row row : CsvTable.read(Signs.class, "vocabulary.tsv")) {
            Word word = Word.in(row);
            String[] forms = row.text("written").split(" ");
            for (String form : forms) if (form.length() == 1) WORDS.put(form.charAt(0), word);
            SIGNS.computeIfAbsent(word, w -> new HashMap<>()).putIfAbsent(row.text("side"), forms[0]);
        }
    }

    private Signs() {}

    /** The word that a sign of traditional notation stands for. */
    static Word word(char sign) {
        return WORDS.get(sign);
    }

    static String of(Word word, Side side) {
        Map<String, String> signs = SIGNS.get(word);
        return signs.getOrDefault(side.name(), signs.get("-"));
    }
}
