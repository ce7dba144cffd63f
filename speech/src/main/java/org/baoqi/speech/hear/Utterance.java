package org.baoqi.speech.hear;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Kind;

/** One reading of one text: what it costs to skip each part of it, and how far each part is from each word. */
final class Utterance {
    private static final int MANY = 512;

    private final List<Heard> heard;
    private final double[] skipping;
    private final double[] asking;
    private final Optional<Kind> captured;
    private final double handicap;
    private final Ear ear;
    private final int spoken;
    private final int asked;
    private final boolean ofMoveWords;
    private final Map<Word, Row> rows = new HashMap<>();
    /** By the number of the place, one more than the distance; 0 where it is not known yet. */
    private double[] slots = {};

    /** How far each part is from a word, and the nearest of them. */
    private record Row(double[] costs, double least) {}

    /**
     * @param skipping what it costs to leave each part unexplained in a move
     * @param asking what it costs in a request; nothing if it is none
     * @param captured the piece that the speaker says he takes
     * @param handicap what this reading costs over the engine's first
     */
    Utterance(
            List<Heard> heard, double[] skipping, double[] asking, Optional<Kind> captured, double handicap, Ear ear) {
        this.heard = heard;
        this.skipping = skipping;
        this.asking = asking;
        this.captured = captured;
        this.handicap = handicap;
        this.ear = ear;
        this.spoken = unexplained(skipping);
        this.asked = unexplained(asking);
        this.ofMoveWords = heard.stream().noneMatch(part -> part.meanings().isEmpty());
    }

    private static int unexplained(double[] skipping) {
        return (int) Arrays.stream(skipping).filter(Fillers::isUnexplained).count();
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

    double[] asking() {
        return asking;
    }

    /** Whether it could be a request of so many words, but for one part unexplained. */
    boolean asks(int words) {
        return asking.length >= words && asked <= words + 1;
    }

    /** Whether so many words could be in it, but for this many lost and that many parts unexplained. */
    boolean holds(int words, int lost, int unexplained) {
        return heard.size() >= words - lost && spoken <= words + unexplained;
    }

    /** Whether each part is, as written, a word of a move. */
    boolean isOfMoveWords() {
        return ofMoveWords;
    }

    /** The distance of each part from this word. */
    double[] row(Word word) {
        return known(word).costs;
    }

    /** The distance of the nearest part from this word. */
    double least(Word word) {
        return known(word).least;
    }

    /** The distance of the nearest part from the nearest word of this place: thousands of phrases share few places. */
    double least(Phrase.Slot slot) {
        if (slot.number() >= slots.length) slots = Arrays.copyOf(slots, Math.max(MANY, 2 * slot.number()));
        if (slots[slot.number()] == 0) slots[slot.number()] = 1 + least(slot.words());
        return slots[slot.number()] - 1;
    }

    private double least(List<Word> words) {
        double least = Ear.FAR;
        for (Word word : words) least = Math.min(least, known(word).least);
        return least;
    }

    private Row known(Word word) {
        Row row = rows.get(word);
        if (row == null) rows.put(word, row = measure(word));
        return row;
    }

    private Row measure(Word word) {
        double[] costs = new double[heard.size()];
        double least = Ear.FAR;
        for (int i = 0; i < costs.length; i++) {
            costs[i] = ear.cost(heard.get(i), word);
            least = Math.min(least, costs[i]);
        }
        return new Row(costs, least);
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
