package org.baoqi.speech.hear;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The onsets of a language, or its rimes, and how far each is from each. */
final class SoundParts {
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
