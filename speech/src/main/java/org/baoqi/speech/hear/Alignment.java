package org.baoqi.speech.hear;

import java.util.Arrays;

/**
 * The cheapest way to find a sequence of words in what was heard, in order: parts may be skipped, words may be lost.
 *
 * @param cost the sum of distances, skipped parts and lost words
 * @param lost how many words are lost, or were heard as something far from them
 * @param skipped how many parts are neither words nor fillers
 * @param places for each word the place where it was heard, -1 where it was lost
 */
record Alignment(double cost, int lost, int skipped, int[] places) {
    static final double LOST = 3.0;
    /** Beyond this a part is no form of the word. */
    private static final double UNLIKE = 2.9;
    /** A filler is taken for a word only if both sound the same: 吧 may be 八, but 走 is not 卒. */
    private static final double FILLER_UNLIKE = 0.5;

    /**
     * @param rows for each word its distance from each part
     * @param skipping what it costs to skip each part
     */
    static Alignment of(double[][] rows, double[] skipping) {
        double[][] least = table(rows, skipping);
        int word = rows.length;
        int part = skipping.length;
        int[] places = new int[word];
        Arrays.fill(places, -1);
        int lost = 0;
        int skipped = 0;
        while (word > 0 || part > 0) {
            if (part > 0 && least[word][part] == least[word][part - 1] + skipping[part - 1]) {
                if (Fillers.isUnexplained(skipping[--part])) skipped++;
            } else if (least[word][part] == least[word - 1][part] + LOST) {
                word--;
                lost++;
            } else {
                places[--word] = --part;
                if (rows[word][part] > (Fillers.isUnexplained(skipping[part]) ? UNLIKE : FILLER_UNLIKE)) lost++;
            }
        }
        return new Alignment(least[rows.length][skipping.length], lost, skipped, places);
    }

    /** Entry [w][p]: the least cost of the first w words in the first p parts. */
    private static double[][] table(double[][] rows, double[] skipping) {
        double[][] least = new double[rows.length + 1][skipping.length + 1];
        for (int part = 1; part <= skipping.length; part++) least[0][part] = least[0][part - 1] + skipping[part - 1];
        for (int word = 1; word <= rows.length; word++) {
            least[word][0] = least[word - 1][0] + LOST;
            for (int part = 1; part <= skipping.length; part++)
                least[word][part] = Math.min(
                        least[word - 1][part - 1] + rows[word - 1][part - 1],
                        Math.min(least[word - 1][part] + LOST, least[word][part - 1] + skipping[part - 1]));
        }
        return least;
    }
}
