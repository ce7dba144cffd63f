package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/** The syllables by which characters are read, from {@code lexicon.<dialect>.tsv}, and their distances. English has none. */
final class Lexicon {
    private final SoundDistances sounds;
    private final Map<String, List<Syllable>> readings = new HashMap<>();
    private final Map<String, Syllable> spelled = new HashMap<>();

    private Lexicon(SoundDistances sounds) {
        this.sounds = sounds;
    }

    static Lexicon of(SpokenLanguage language) {
        if (language == SpokenLanguage.ENGLISH) return new Lexicon(null);
        Lexicon lexicon = new Lexicon(SoundDistances.of(language));
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

    /** 音節: a syllable without its tone, as the numbers that {@link SoundDistances} gave its onset and rime. */
    record Syllable(int onset, int rime) {}

    /** The distances between the syllables of one language, from {@code sounds.<dialect>.tsv}. */
    private static final class SoundDistances {
        private final SoundParts onsets = new SoundParts();
        private final SoundParts rimes = new SoundParts();

        private SoundDistances() {}

        static SoundDistances of(SpokenLanguage language) {
            SoundDistances sounds = new SoundDistances();
            for (CsvTable.Row row : CsvTable.read(Lexicon.class, "sounds." + language.dialect() + ".tsv"))
                sounds.part(row.text("part"))
                        .put(row.text("one"), row.text("other"), Double.parseDouble(row.text("cost")));
            return sounds;
        }

        private SoundParts part(String name) {
            return name.equals("onset") ? onsets : rimes;
        }

        Syllable syllable(String onset, String rime) {
            return new Syllable(onsets.number(onset.isEmpty() ? "0" : onset), rimes.number(rime));
        }

        /** 0 for the same syllable; some units for sounds that nobody takes for one another. */
        double distance(Syllable one, Syllable other) {
            return onsets.distance(one.onset(), other.onset()) + rimes.distance(one.rime(), other.rime());
        }
    }

    /** The onsets of a language, or its rimes, and the distance of each from each. */
    private static final class SoundParts {
        private static final int MOST = 96;
        private static final String ANY = "*";

        private final Map<String, Integer> numbers = new HashMap<>();
        private final double[][] distances = new double[MOST][MOST];

        /** Sets the distance of two sounds, or of all that have none of their own. */
        void put(String one, String other, double distance) {
            if (one.equals(ANY)) {
                for (double[] row : distances) Arrays.fill(row, distance);
                for (int i = 0; i < MOST; i++) distances[i][i] = 0;
            } else {
                distances[number(one)][number(other)] = distance;
                distances[number(other)][number(one)] = distance;
            }
        }

        int number(String sound) {
            return numbers.computeIfAbsent(sound, s -> numbers.size());
        }

        double distance(int one, int other) {
            return distances[one][other];
        }
    }
}
