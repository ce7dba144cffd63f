package org.baoqi.rules.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import org.baoqi.rules.Kind;

/**
 * The numbers of the evaluation, in hundredths of a pawn, from the file {@code evaluation.txt}: after the name of each
 * {@link Term} its weights as {@code middlegame/endgame}. The two are packed into one {@code int}, to be added at once.
 */
final class Weights {
    private static final int HALF = 16;
    private static final int ROUND = 1 << HALF - 1;
    private static final int[] BUILT_IN = read("evaluation.txt");

    private Weights() {}

    /** All weights, packed, in the order of the terms. */
    static int[] builtIn() {
        return BUILT_IN.clone();
    }

    private static int[] read(String resource) {
        int[] packed = new int[Term.all()];
        try (InputStream in = Weights.class.getResourceAsStream(resource);
                Scanner words = new Scanner(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (Term ignored : Term.values()) readTerm(words, packed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed;
    }

    private static void readTerm(Scanner words, int[] packed) {
        Term term = Term.valueOf(words.next());
        for (int i = 0; i < term.count(); i++) {
            String[] pair = words.next().split("/");
            packed[term.first() + i] = pack(Integer.parseInt(pair[0]), Integer.parseInt(pair[1]));
        }
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

    /**
     * A feature of positions that the evaluation counts. Each has one or more weights, each with a middlegame and an
     * endgame value.
     */
    enum Term {
        /** A piece, by {@link Kind}. */
        VALUE(7),
        /** A piece on a point: by kind, then by rank from its own edge, then by file from the side to the middle. */
        SQUARE(7 * 50),
        /** The points that a piece can go to, by their number. */
        ROOK_MOBILITY(18),
        CANNON_MOBILITY(18),
        HORSE_MOBILITY(9),
        /** The pieces that look at points around the enemy king, by their number. */
        ATTACKERS(6),
        /** Each point around the enemy king that a piece looks at. */
        ATTACKED_POINT(1),
        /** 空頭炮: a cannon that nothing separates from the enemy king. */
        HOLLOW_CANNON(1),
        /** A cannon with two pieces before the enemy king: one of them must not leave. */
        CANNON_OVER_TWO(1),
        /** A rook with one piece before the enemy king. */
        ROOK_OVER_ONE(1),
        /** 仕相: by the number of advisors, three times, and of elephants. */
        GUARDS(9),
        /** An enemy rook, horse or cannon for each advisor that is missing. */
        ROOK_WITHOUT_ADVISOR(1),
        HORSE_WITHOUT_ADVISOR(1),
        CANNON_WITH_ADVISOR(1),
        CANNON_WITHOUT_ELEPHANT(1),
        /** 連環馬: two horses that protect each other. */
        LINKED_HORSES(1),
        /** Two rooks that protect each other. */
        LINKED_ROOKS(1),
        /** 牽手兵: two pawns side by side across the river. */
        LINKED_PAWNS(1),
        /** 過河兵: by their number. */
        CROSSED_PAWNS(6),
        /** An enemy piece that is attacked and not protected, by kind. */
        HANGING(7),
        /** An enemy rook attacked by a lesser piece. */
        ROOK_ATTACKED_BY_LESSER(1),
        /** An enemy rook, horse or cannon attacked by a pawn. */
        ATTACKED_BY_PAWN(1),
        /** The move. */
        TEMPO(1);

        private static final int ALL;

        private final int count;
        private int first;

        static {
            int next = 0;
            for (Term term : values()) {
                term.first = next;
                next += term.count;
            }
            ALL = next;
        }

        Term(int count) {
            this.count = count;
        }

        /** How many weights all terms have. */
        static int all() {
            return ALL;
        }

        int count() {
            return count;
        }

        /** The place of the term's first weight. */
        int first() {
            return first;
        }
    }
}
