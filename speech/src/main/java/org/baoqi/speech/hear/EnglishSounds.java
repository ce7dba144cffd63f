package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.CsvTable;

/**
 * How English words sound, by rules from letters to phonemes ({@code letters.en.tsv}) and a few words that have rules of
 * their own, and how far two words are apart by ear: fore is four, a pond is nearly a pawn. A phoneme is one character: small
 * letters as they sound, T as in three, C as in chariot, S as in bishop, J as in general, Z as in vision, N as in king, and
 * the vowels of day, three, five, go, two, now and boy as A, E, I, O, U, W, Y.
 */
final class EnglishSounds {
    private static final String VOWELS = "aeiouAEIOUWY";
    /** Nobody says words that are longer. */
    private static final int LONGEST = 24;
    /** One sound wrong in a short word costs about as much as a sound wrong in a syllable of Chinese. */
    private static final double PER_WORD = 3.0;

    private static final double SHORTEST = 2;
    /** Words farther apart are not taken for one another. */
    private static final double FARTHEST = 1.9;

    private static final double UNLIKE = 0.9;
    private static final double VOWEL_FOR_CONSONANT = 1.2;

    private final List<Rule> rules = new ArrayList<>();
    private final Map<String, String> words = new HashMap<>();
    private final Map<String, Double> near = new HashMap<>();

    /** Letters where they stand: a pattern that begins at the place to be read, and what it sounds like. */
    private record Rule(Pattern letters, String sounds) {}

    EnglishSounds() {
        for (CsvTable.Row row : CsvTable.read(EnglishSounds.class, "letters.en.tsv")) {
            String sounds = row.text("sounds").equals("-") ? "" : row.text("sounds");
            if (row.text("kind").equals("word")) words.put(row.text("letters"), sounds);
            else if (row.text("kind").equals("rule")) rules.add(new Rule(Pattern.compile(row.text("letters")), sounds));
            else near.put(row.text("letters"), Double.parseDouble(sounds));
        }
    }

    /** The phonemes of a word, or of words run together. */
    String of(String text) {
        StringBuilder sounds = new StringBuilder();
        for (String word : text.split(" ")) sounds.append(words.containsKey(word) ? words.get(word) : spoken(word));
        return sounds.toString();
    }

    private String spoken(String word) {
        StringBuilder sounds = new StringBuilder();
        String letters = word.length() > LONGEST ? word.substring(0, LONGEST) : word;
        for (int at = 0; at < letters.length(); ) {
            int length = 1;
            for (Rule rule : rules) {
                Matcher matcher = rule.letters.matcher(letters);
                matcher.region(at, letters.length()).useTransparentBounds(true).useAnchoringBounds(false);
                if (!matcher.lookingAt()) continue;
                sounds.append(rule.sounds);
                length = Math.max(1, matcher.end() - at);
                break;
            }
            at += length;
        }
        return sounds.toString();
    }

    /** 0 for the same sounds; in the unit of {@code sounds.*.tsv}. */
    double distance(String one, String other) {
        double[][] least = new double[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++)
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 && j == 0) continue;
                double best = Double.POSITIVE_INFINITY;
                if (i > 0) best = least[i - 1][j] + lost(one, i - 1);
                if (j > 0) best = Math.min(best, least[i][j - 1] + lost(other, j - 1));
                if (i > 0 && j > 0)
                    best = Math.min(best, least[i - 1][j - 1] + changed(one.charAt(i - 1), other.charAt(j - 1)));
                least[i][j] = best;
            }
        double length = (one.length() + other.length()) / 4.0;
        double distance = PER_WORD * least[one.length()][other.length()] / Math.max(SHORTEST, length);
        return distance > FARTHEST ? WordDistance.FAR : distance;
    }

    /** Endings and weak sounds are lost more easily than others. */
    private double lost(String word, int at) {
        char sound = word.charAt(at);
        boolean last = at == word.length() - 1;
        return near.getOrDefault((last ? "end " : "lost ") + sound, near.get(isVowel(sound) ? "lost vowel" : "lost"));
    }

    private double changed(char one, char other) {
        if (one == other) return 0;
        Double cost = near.get(one + "/" + other);
        if (cost == null) cost = near.get(other + "/" + one);
        if (cost != null) return cost;
        if (isVowel(one) != isVowel(other)) return VOWEL_FOR_CONSONANT;
        return isVowel(one) ? near.get("vowel") : UNLIKE;
    }

    private static boolean isVowel(char sound) {
        return VOWELS.indexOf(sound) >= 0;
    }
}
