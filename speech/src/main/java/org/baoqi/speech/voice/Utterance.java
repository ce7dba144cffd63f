package org.baoqi.speech.voice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Kind;

/** One reading of one text: what it costs to skip each part of it, and how far each part is from each word. */
final class Utterance {
    private final List<Heard> heard;
    private final double[] skipping;
    private final Optional<Kind> captured;
    private final double handicap;
    private final Ear ear;
    private final Map<Word, double[]> rows = new HashMap<>();

    /**
     * @param skipping what it costs to leave each part unexplained
     * @param captured the piece that the speaker says he takes
     * @param handicap what this reading costs over the engine's first
     */
    Utterance(List<Heard> heard, double[] skipping, Optional<Kind> captured, double handicap, Ear ear) {
        this.heard = heard;
        this.skipping = skipping;
        this.captured = captured;
        this.handicap = handicap;
        this.ear = ear;
    }

    List<Heard> heard() {
        return heard;
    }

    Optional<Kind> captured() {
        return captured;
    }

    double handicap() {
        return handicap;
    }

    double[] skipping() {
        return skipping;
    }

    /** The distance of each part from this word. */
    double[] row(Word word) {
        return rows.computeIfAbsent(
                word, w -> heard.stream().mapToDouble(h -> ear.cost(h, w)).toArray());
    }

    /** The distance of each part from the nearest of these words. */
    double[] row(List<Word> words) {
        double[] least = row(words.get(0));
        if (words.size() == 1) return least;
        least = least.clone();
        for (Word word : words) {
            double[] row = row(word);
            for (int i = 0; i < least.length; i++) least[i] = Math.min(least[i], row[i]);
        }
        return least;
    }

    /** Which of the words the part at this place is nearest to. */
    Word nearest(List<Word> words, int at) {
        Word nearest = words.get(0);
        for (Word word : words) if (row(word)[at] < row(nearest)[at]) nearest = word;
        return nearest;
    }
}
