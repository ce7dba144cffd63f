package org.baoqi.speech.hear;

import java.util.Arrays;

/**
 * The cheapest way to find a sequence of words in what was heard, in order: parts may be skipped, words may be lost. What
 * stands before the first word and after the last is talk around them and costs next to nothing, as long as no word is lost.
 *
 * @param cost the sum of distances, skipped parts and lost words
 * @param lost how many words are lost, or were heard as something far from them
 * @param skipped how many parts between the words are neither words nor fillers; where a word is lost, all such parts
 * @param around how many such parts stand before and after
 * @param places for each word the place where it was heard, -1 where it was lost
 */
record Alignment(double cost, int lost, int skipped, int around, int[] places) {
    static final double LOST = 3.0;
    /** Beyond this a part is no form of the word. */
    private static final double UNLIKE = 2.9;
    /** A filler is taken for a word only if both sound the same: 吧 may be 八, but 走 is not 卒. */
    private static final double FILLER_UNLIKE = 0.5;

    /**
     * @param rows for each word its distance from each part
     * @param skipping what it costs to skip each part between the words
     * @param around what it costs before and after them
     */
    static Alignment of(double[][] rows, double[] skipping, double[] around) {
        double[][] least = table(rows, skipping, around);
        int word = rows.length;
        int part = skipping.length;
        int[] places = new int[word];
        Arrays.fill(places, -1);
        int lost = 0;
        int skipped = 0;
        int outside = 0;
        double letGo = 0;
        while (word > 0 || part > 0) {
            boolean within = word > 0 && word < rows.length;
            if (part > 0 && least[word][part] == least[word][part - 1] + (within ? skipping : around)[part - 1]) {
                part--;
                if (Fillers.isUnexplained(skipping[part])) {
                    if (within) skipped++;
                    else outside++;
                    if (!within) letGo += Math.max(0, skipping[part] - around[part]);
                }
            } else if (least[word][part] == least[word - 1][part] + LOST) {
                word--;
                lost++;
            } else {
                places[--word] = --part;
                if (rows[word][part] > (Fillers.isUnexplained(skipping[part]) ? UNLIKE : FILLER_UNLIKE)) lost++;
            }
        }
        double cost = least[rows.length][skipping.length];
        return lost == 0
                ? new Alignment(cost, 0, skipped, outside, places)
                : new Alignment(cost + letGo, lost, skipped + outside, 0, places);
    }

    /** Entry [w][p]: the least cost of the first w words in the first p parts. */
    private static double[][] table(double[][] rows, double[] skipping, double[] around) {
        double[][] least = new double[rows.length + 1][skipping.length + 1];
        for (int part = 1; part <= skipping.length; part++) least[0][part] = least[0][part - 1] + around[part - 1];
        for (int word = 1; word <= rows.length; word++) {
            double[] skip = word == rows.length ? around : skipping;
            least[word][0] = least[word - 1][0] + LOST;
            for (int part = 1; part <= skipping.length; part++)
                least[word][part] = Math.min(
                        least[word - 1][part - 1] + rows[word - 1][part - 1],
                        Math.min(least[word - 1][part] + LOST, least[word][part - 1] + skip[part - 1]));
        }
        return least;
    }
}
