package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** Syllables in letters, written without a space: paoerpingwu. */
final class RunTogether {
    private static final int LONGEST_SYLLABLE = 6;

    private RunTogether() {}

    /** The syllables, as few as may be from the left; the letters as they are where they are no syllables. */
    static List<Heard> apart(Heard letters, Function<String, Heard> read) {
        String text = letters.written();
        int length = text.length();
        List<List<Heard>> tails = new ArrayList<>(Collections.nCopies(length + 1, List.of()));
        for (int start = length - 1; start >= 0; start--)
            for (int end = start + 1; end <= Math.min(length, start + LONGEST_SYLLABLE); end++) {
                Heard first = read.apply(text.substring(start, end));
                boolean goesOn = end == length || !tails.get(end).isEmpty();
                if (goesOn && !first.isUnknown()) tails.set(start, joined(first, tails.get(end)));
            }
        return tails.get(0).isEmpty() ? List.of(letters) : tails.get(0);
    }

    private static List<Heard> joined(Heard first, List<Heard> rest) {
        List<Heard> all = new ArrayList<>(rest.size() + 1);
        all.add(first);
        all.addAll(rest);
        return all;
    }
}
