package org.baoqi.rules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Scanner;

/**
 * The numbers of the evaluation, in hundredths of a pawn, from the file {@code evaluation.txt}: after the name of each
 * {@link Term} its weights as {@code middlegame/endgame}. The two are packed into one {@code int}, to be added at once.
 */
final class Weights {
    private static final Weights BUILT_IN = read("evaluation.txt");
    private static final int HALF = 16;
    private static final int ROUND = 1 << HALF - 1;

    private final int[] packed;

    private Weights(int[] packed) {
        this.packed = packed;
    }

    static Weights builtIn() {
        return BUILT_IN;
    }

    /** Middlegame values, then endgame values, each in the order of the terms. */
    static Weights of(int[] middle, int[] end) {
        int[] packed = new int[Term.all()];
        for (int i = 0; i < packed.length; i++) packed[i] = pack(middle[i], end[i]);
        return new Weights(packed);
    }

    private static Weights read(String resource) {
        int[] packed = new int[Term.all()];
        try (InputStream in = Weights.class.getResourceAsStream(resource);
                Scanner words = new Scanner(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (Term ignored : Term.values()) readTerm(words, packed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Weights(packed);
    }

    private static void readTerm(Scanner words, int[] packed) {
        Term term = Term.valueOf(words.next());
        for (int i = 0; i < term.count(); i++) {
            String[] pair = words.next().split("/");
            packed[term.first() + i] = pack(Integer.parseInt(pair[0]), Integer.parseInt(pair[1]));
        }
    }

    /** The text that {@code evaluation.txt} would be for these weights; square tables have a line a rank. */
    String write() {
        StringBuilder out = new StringBuilder();
        for (Term term : Term.values()) {
            out.append(term);
            int row = term == Term.SQUARE ? 5 : term.count();
            for (int i = 0; i < term.count(); i++) {
                int weight = packed[term.first() + i];
                out.append(i % row == 0 ? "\n  " : " ")
                        .append(middle(weight))
                        .append('/')
                        .append(end(weight));
            }
            out.append('\n');
        }
        return out.toString();
    }

    /** All weights, packed, in the order of the terms. */
    int[] packed() {
        return Arrays.copyOf(packed, packed.length);
    }

    static int pack(int middle, int end) {
        return (middle << HALF) + end;
    }

    static int middle(int packed) {
        return packed + ROUND >> HALF;
    }

    static int end(int packed) {
        return (short) packed;
    }
}
