package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.notation.MoveWord;

/** A recogniser's text, read in one way: its parts, the cost of skipping each, and the distance of each from any word. */
final class HeardText {
    private static final int MANY = 512;

    private final List<Part> heard;
    private final double[] skipping;
    private final double[] around;
    private final double[] asking;
    private final boolean doubtful;
    private final Optional<Kind> captured;
    private final double handicap;
    private final WordDistance distance;
    private final int asked;
    private final boolean ofMoveWords;
    private final Map<Word, Row> rows = new HashMap<>();
    /** By the number of the place, one more than the distance; 0 where it is not known yet. */
    private double[] slots = {};

    /** The distance of each part from a word, and the least of them. */
    private record Row(double[] costs, double least) {}

    /** What it costs to leave each part unexplained: in a move, around it, and in a request; nothing where it is none. */
    record Skipping(double[] within, double[] around, double[] asking) {}

    /**
     * @param captured the piece that the speaker says he takes
     * @param handicap what this reading costs over the engine's first
     * @param doubtful whether what is said besides may change the meaning of a move in it
     */
    HeardText(
            List<Part> heard,
            Skipping skipping,
            Optional<Kind> captured,
            double handicap,
            boolean doubtful,
            WordDistance distance) {
        this.heard = heard;
        this.skipping = skipping.within();
        this.around = skipping.around();
        this.asking = skipping.asking();
        this.captured = captured;
        this.handicap = handicap;
        this.doubtful = doubtful;
        this.distance = distance;
        this.asked = unexplained(asking);
        this.ofMoveWords = heard.stream().noneMatch(part -> part.meanings().isEmpty());
    }

    private static int unexplained(double[] skipping) {
        return (int) Arrays.stream(skipping).filter(Fillers::isUnexplained).count();
    }

    Optional<Kind> captured() {
        return captured;
    }

    double handicap() {
        return handicap;
    }

    List<Part> parts() {
        return heard;
    }

    /** Whether a move is looked for in it. */
    boolean isForMoves() {
        return skipping.length > 0;
    }

    /** The places of these words, one after the other. */
    Alignment find(double[][] rows) {
        return Alignment.of(rows, skipping, around);
    }

    /** Whether what is said besides leaves it open if the words at these places were meant. */
    boolean isDoubtful(int[] places, List<Word> words) {
        if (doubtful || isMoveWord(places[0] - 1) || isMoveWord(places[places.length - 1] + 1)) return true;
        // A night is a knight before it is a nine.
        for (int i = 0; i < places.length; i++)
            if (!heard.get(places[i]).phonemes().isEmpty()
                    && heard.get(places[i]).isAnother(words.get(i))) return true;
        return false;
    }

    /** What is written at each of these places, nothing where it is none. */
    List<String> printed(int[] places) {
        List<String> printed = new ArrayList<>(places.length);
        for (int at : places) printed.add(at < 0 ? "" : heard.get(at).written());
        return printed;
    }

    /** Whether one of the parts at these places may be read in two ways. */
    boolean isAmbiguous(int[] places) {
        return Arrays.stream(places).anyMatch(at -> at >= 0 && heard.get(at).hasTwoReadings());
    }

    /** A piece, a file or a direction that touches a move may belong to it. */
    private boolean isMoveWord(int at) {
        return at >= 0
                && at < heard.size()
                && Fillers.isUnexplained(skipping[at])
                && heard.get(at).isOfMove();
    }

    /** Whether a part says nothing. */
    boolean isFiller(int at) {
        return !Fillers.isUnexplained(skipping[at]);
    }

    double[] asking() {
        return asking;
    }

    /** Whether it could be a request of so many words, but for one part unexplained. */
    boolean asks(int words) {
        return asking.length >= words && asked <= words + 1;
    }

    /** Whether so many words could be in it, but for this many lost. */
    boolean holds(int words, int lost) {
        return isForMoves() && heard.size() >= words - lost;
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
    double least(RequestGrammar.Slot slot) {
        if (slot.number() >= slots.length) slots = Arrays.copyOf(slots, Math.max(MANY, 2 * slot.number()));
        if (slots[slot.number()] == 0) slots[slot.number()] = 1 + least(slot.words());
        return slots[slot.number()] - 1;
    }

    private double least(List<Word> words) {
        double least = WordDistance.FAR;
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
        double least = WordDistance.FAR;
        for (int i = 0; i < costs.length; i++) {
            costs[i] = distance.cost(heard.get(i), word);
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

    /** The word to which the part at this place is nearest. */
    Word nearest(List<Word> words, int at) {
        Word nearest = words.get(0);
        for (Word word : words) if (row(word)[at] < row(nearest)[at]) nearest = word;
        return nearest;
    }

    /**
     * One syllable of a text, or one English word.
     *
     * @param written as it stands in the text
     * @param sounds what it may sound like, nothing if it is unknown
     * @param meanings the words of a move that it is as written
     * @param phonemes what an English word sounds like, else nothing
     * @param paused whether the speaker paused before it
     */
    record Part(String written, List<Lexicon.Syllable> sounds, Set<Word> meanings, String phonemes, boolean paused) {
        private static final Set<String> NOS =
                Set.of("不", "沒", "没", "別", "别", "勿", "莫", "未", "唔", "冇", "咪", "not", "never", "nobody", "but", "nor");

        Part afterPause() {
            return new Part(written, sounds, meanings, phonemes, true);
        }

        /** Whether it is, as written, a word of moves; letters stand for requests. */
        boolean isOfMove() {
            boolean letter = written.length() == 1 && written.charAt(0) >= 'a' && written.charAt(0) <= 'z';
            return !letter && meanings.stream().anyMatch(word -> word.moveWord().isPresent());
        }

        /** Whether it is, as written, a word of moves but not this one. */
        boolean isAnother(Word word) {
            return isOfMove() && !meanings.contains(word);
        }

        /** Whether it may be read in two ways, as 易 in Cantonese. */
        boolean hasTwoReadings() {
            return meanings.isEmpty() && sounds.size() > 1;
        }

        boolean isEnglish() {
            return !phonemes.isEmpty();
        }

        /** Whether it says no, or is an English word that does. */
        boolean isNo() {
            return NOS.contains(written) || written.endsWith("n't");
        }

        /** Whether it is, as written, a word of this role. */
        boolean isWritten(Word.Role role) {
            return meanings.stream().anyMatch(word -> word.role() == role);
        }

        boolean meansTheSame(Part other) {
            return !Collections.disjoint(meanings, other.meanings);
        }

        boolean isUnknown() {
            return sounds.isEmpty() && meanings.isEmpty();
        }

        /** The words of a spoken move that it is as written. A letter is none: those stand for requests. */
        Set<MoveWord> moveWords() {
            Set<MoveWord> words = new LinkedHashSet<>();
            boolean letter = written.length() == 1 && Character.isLetter(written.charAt(0));
            if (!letter) for (Word meaning : meanings) meaning.moveWord().ifPresent(words::add);
            return words;
        }

        /** Whether it is, as written, a word of this role other than this word. */
        boolean meansAnother(Word word) {
            for (Word meaning : meanings) if (meaning.role() == word.role() && !meaning.equals(word)) return true;
            return false;
        }
    }
}
