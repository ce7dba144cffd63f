package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.SpokenLanguage;

/** What a recogniser prints for a word: any character of the lexicon that sounds the same or nearly so. */
final class Mishearing {
    /** How far a speaker's or an engine's mergers go, in the unit of {@code sounds.*.tsv}. */
    private static final double MERGED = 1.0;

    private static final List<String> FILLERS = List.of("呃", "我走", "那個", "就", "嗯");

    private final Lexicon lexicon;
    private final Vocabulary vocabulary;
    private final Random random;
    private final boolean mandarin;
    private final Map<Word, List<String>> same = new HashMap<>();
    private final Map<Word, List<String>> merged = new HashMap<>();
    private final Side side;

    Mishearing(SpokenLanguage language, Side side, Random random) {
        this.lexicon = Lexicon.of(language);
        this.vocabulary = new Vocabulary(language, lexicon);
        this.mandarin = language != SpokenLanguage.CANTONESE;
        this.side = side;
        this.random = random;
    }

    /** Characters for the words, one for each. */
    List<String> of(List<Word> words) {
        List<String> printed = new ArrayList<>();
        for (Word word : words) printed.add(of(word));
        return printed;
    }

    private String of(Word word) {
        if (random.nextInt(4) == 0) return word.sign(side);
        Map<Word, List<String>> table = random.nextBoolean() ? same : merged;
        List<String> characters = table.computeIfAbsent(word, w -> characters(w, table == same ? 0 : MERGED));
        return characters.get(random.nextInt(characters.size()));
    }

    private List<String> characters(Word word, double limit) {
        List<String> found = new ArrayList<>();
        lexicon.readings().forEach((character, readings) -> {
            // A character with a second reading far off is a mishearing of two words.
            if (readings.size() == 1 && distance(word, readings.get(0)) <= limit) found.add(character);
        });
        return found;
    }

    private double distance(Word word, Lexicon.Syllable heard) {
        double least = Double.POSITIVE_INFINITY;
        for (Vocabulary.Name name : vocabulary.names(word))
            if (name.isFor(side))
                for (Lexicon.Syllable said : name.sounds()) least = Math.min(least, lexicon.distance(said, heard));
        return least;
    }

    /** The text, now and then after a filler, and with 士四 run together into 14. */
    String text(List<String> printed) {
        String text = String.join("", printed);
        if (mandarin) text = text.replaceFirst("^[十石時]([456])", "1$1");
        return random.nextInt(4) == 0 ? FILLERS.get(random.nextInt(FILLERS.size())) + text : text;
    }
}
