package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What was learned of one speaker: the words of moves that he confirmed for what a recogniser printed. A word that was
 * confirmed is a little nearer to that sound next time, never as near as its own sound; one that he refused once is never
 * brought nearer. It stays on his device, has a bound, and can be forgotten.
 */
public final class LearnedSounds {
    /** Nothing is learned where nobody is known. */
    static final LearnedSounds NONE = new LearnedSounds(List.of(), lines -> {});

    private static final int MOST = 200;
    private static final double PER_TIME = 0.2;
    private static final double GREATEST = 0.6;

    private final Consumer<List<String>> keep;
    private final Map<String, Integer> confirmed = new LinkedHashMap<>();
    private final Set<String> refused = new HashSet<>();

    /**
     * @param lines those that were kept last; a line that is none is passed over
     * @param keep keeps all lines whenever something was learned or forgotten
     */
    public LearnedSounds(List<String> lines, Consumer<List<String>> keep) {
        this.keep = keep;
        for (String line : lines) {
            List<String> cells = Arrays.asList(line.split("\t"));
            if (cells.size() != 2 || confirmed.size() + refused.size() >= MOST) continue;
            if (cells.get(1).equals("no")) refused.add(cells.get(0));
            else if (cells.get(1).matches("[1-9]")) confirmed.put(cells.get(0), Integer.valueOf(cells.get(1)));
        }
    }

    /** Whether these are lines that were kept by this class. */
    public static boolean areLearned(List<String> lines) {
        return lines.stream().allMatch(line -> line.matches("[^\t]+\t(no|[1-9])"));
    }

    /** How much nearer a word is to what was printed than to other speakers. */
    synchronized double nearer(String printed, Word word) {
        if (confirmed.isEmpty()) return 0;
        return Math.min(GREATEST, PER_TIME * confirmed.getOrDefault(key(printed, word), 0));
    }

    /** He said this word, and that was printed. */
    synchronized void confirm(String printed, Word word) {
        String key = key(printed, word);
        boolean room = confirmed.containsKey(key) || confirmed.size() + refused.size() < MOST;
        if (refused.contains(key) || !room || this == NONE) return;
        confirmed.merge(key, 1, (before, one) -> Math.min(9, before + one));
        keep.accept(lines());
    }

    /** He did not say this word. */
    synchronized void refuse(String printed, Word word) {
        if (this == NONE) return;
        confirmed.remove(key(printed, word));
        if (confirmed.size() + refused.size() < MOST) refused.add(key(printed, word));
        keep.accept(lines());
    }

    /** Nothing that was learned counts any more. */
    public synchronized void forget() {
        confirmed.clear();
        refused.clear();
        keep.accept(lines());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        confirmed.forEach((key, times) -> lines.add(key + "\t" + times));
        for (String key : refused) lines.add(key + "\tno");
        return lines;
    }

    private static String key(String printed, Word word) {
        return printed + " " + word.role() + " " + word.value();
    }
}
