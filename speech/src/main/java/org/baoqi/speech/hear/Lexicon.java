package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/** How characters are read, from {@code lexicon.<dialect>.tsv}, and how near readings are. English has neither. */
final class Lexicon {
    private final Sounds sounds;
    private final Map<String, List<Syllable>> readings = new HashMap<>();
    private final Map<String, Syllable> spelled = new HashMap<>();

    private Lexicon(Sounds sounds) {
        this.sounds = sounds;
    }

    static Lexicon of(SpokenLanguage language) {
        if (language == SpokenLanguage.ENGLISH) return new Lexicon(null);
        Lexicon lexicon = new Lexicon(Sounds.of(language));
        for (CsvTable.Row row : rows("lexicon", language)) lexicon.add(row);
        for (CsvTable.Row row : rows("spellings", language))
            lexicon.spelled.putIfAbsent(row.text("spelling"), lexicon.spelled.get(row.text("syllable")));
        return lexicon;
    }

    private static List<CsvTable.Row> rows(String table, SpokenLanguage language) {
        return CsvTable.read(Lexicon.class, table + "." + language.dialect() + ".tsv");
    }

    private void add(CsvTable.Row row) {
        Syllable syllable = sounds.syllable(row.text("onset"), row.text("rime"));
        spelled.put(row.text("syllable"), syllable);
        row.text("characters")
                .codePoints()
                .forEach(c -> readings.computeIfAbsent(text(c), key -> new ArrayList<>(1))
                        .add(syllable));
    }

    static String text(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /** The syllables that a character may be, none if it is unknown. */
    List<Syllable> readings(String character) {
        return readings.getOrDefault(character, List.of());
    }

    /** The syllable of a spelling, none if it is no syllable. */
    List<Syllable> spelled(String spelling) {
        Syllable syllable = spelled.get(spelling);
        return syllable == null ? List.of() : List.of(syllable);
    }

    /** All characters so read, for those who look for homophones. */
    Map<String, List<Syllable>> readings() {
        return readings;
    }

    double distance(Syllable one, Syllable other) {
        return sounds.distance(one, other);
    }
}
