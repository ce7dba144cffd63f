package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * The syllables by which characters are read, from {@code lexicon.<dialect>.tsv}, and their distances. English has phonemes
 * instead.
 */
final class Lexicon {
    private final SoundDistances sounds;
    private final Optional<EnglishSounds> english;
    private final Map<String, List<Syllable>> readings = new HashMap<>();
    private final Map<String, Syllable> spelled = new HashMap<>();

    private Lexicon(SoundDistances sounds, Optional<EnglishSounds> english) {
        this.sounds = sounds;
        this.english = english;
    }

    static Lexicon of(SpokenLanguage language) {
        if (language == SpokenLanguage.ENGLISH) return new Lexicon(null, Optional.of(new EnglishSounds()));
        Lexicon lexicon = new Lexicon(SoundDistances.of(language), Optional.empty());
        for (CsvTable.Row row : rows("lexicon", language)) lexicon.add(row);
        for (CsvTable.Row row : rows("spellings", language))
            lexicon.spelled.putIfAbsent(row.text("spelling"), lexicon.spelled.get(row.text("syllable")));
        for (CsvTable.Row row : rows("sounds", language))
            if (row.text("part").equals("syllable"))
                lexicon.sounds.put(
                        lexicon.spelled.get(row.text("one")),
                        lexicon.spelled.get(row.text("other")),
                        Double.parseDouble(row.text("cost")));
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

    /** The phonemes of an English word; nothing in other languages. */
    String phonemes(String word) {
        return english.map(sounds -> sounds.of(word)).orElse("");
    }

    /** The distance of two English words by their phonemes. */
    double distance(String one, String other) {
        return english.orElseThrow(IllegalStateException::new).distance(one, other);
    }

    /** 音節: a syllable without its tone, as the numbers that {@link SoundDistances} gave its onset and rime. */
    record Syllable(int onset, int rime) {}

    /** The distances between the syllables of one language, from {@code sounds.<dialect>.tsv}. */
    private static final class SoundDistances {
        private final SoundParts onsets = new SoundParts();
        private final SoundParts rimes = new SoundParts();
        private final Map<Integer, Double> syllables = new HashMap<>();

        private SoundDistances() {}

        static SoundDistances of(SpokenLanguage language) {
            SoundDistances sounds = new SoundDistances();
            for (CsvTable.Row row : CsvTable.read(Lexicon.class, "sounds." + language.dialect() + ".tsv"))
                if (!row.text("part").equals("syllable"))
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
            Double whole = syllables.get(pair(one, other));
            if (whole != null) return whole;
            return onsets.distance(one.onset(), other.onset()) + rimes.distance(one.rime(), other.rime());
        }

        /** Two syllables that are nearer than their parts: ü follows j where u follows zh. */
        void put(Syllable one, Syllable other, double distance) {
            syllables.put(pair(one, other), distance);
            syllables.put(pair(other, one), distance);
        }

        private static int pair(Syllable one, Syllable other) {
            int first = one.onset() * SoundParts.MOST + one.rime();
            return first * SoundParts.MOST * SoundParts.MOST + other.onset() * SoundParts.MOST + other.rime();
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
