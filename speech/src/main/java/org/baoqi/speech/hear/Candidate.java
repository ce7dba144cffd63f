package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;

/**
 * A legal move as the explanation of what was heard.
 *
 * @param cost how badly it explains it
 * @param lost how many of its words were not heard
 * @param skipped how many parts of what was heard it leaves unexplained
 * @param clear which of its words were heard as they are, or nearly so
 * @param worst how far the word that was heard worst is from what was heard
 */
record Candidate(MoveNames.Form form, double cost, int lost, int skipped, BitSet clear, double worst) {
    /** Beyond this a word was heard only roughly; speakers and engines merge no sounds that are so far apart. */
    private static final double ROUGH = 1.55;
    /** The speaker named another capture. */
    private static final double OTHER_CAPTURE = 1.5;

    /**
     * The moves that are not much dearer than the best, each by the form and the utterance that fit best; the likeliest
     * first.
     */
    static List<Candidate> rank(List<MoveNames.Form> forms, List<HeardText> utterances) {
        Map<Move, Candidate> best = new LinkedHashMap<>();
        double limit = CandidateJudge.LIKELY;
        for (HeardText utterance : utterances)
            for (MoveNames.Form form : forms) {
                if (!form.mayCost(limit, utterance)) continue;
                Candidate found = of(form, utterance);
                best.merge(form.move(), found, Candidate::cheaper);
                limit = Math.min(limit, found.cost + CandidateJudge.NOISY_LEAD);
            }
        List<Candidate> ranked = new ArrayList<>(best.values());
        ranked.sort(Comparator.comparingDouble(Candidate::cost));
        return ranked;
    }

    private static Candidate of(MoveNames.Form form, HeardText utterance) {
        double[][] rows = new double[form.words().size()][];
        for (int i = 0; i < rows.length; i++)
            rows[i] = utterance.row(form.words().get(i));
        Alignment found = Alignment.of(rows, utterance.skipping());
        double capture = contradicts(utterance.captured(), form.captured()) ? OTHER_CAPTURE : 0;
        double cost = found.cost() + form.handicap() + utterance.handicap() + capture;
        double[] heard = heard(rows, found.places());
        double worst = Arrays.stream(heard).max().orElse(0);
        return new Candidate(form, cost, found.lost(), found.skipped(), clear(heard), worst);
    }

    /** The distance of each word from the part that was heard in its place. */
    private static double[] heard(double[][] rows, int[] places) {
        double[] heard = new double[rows.length];
        for (int i = 0; i < rows.length; i++) heard[i] = places[i] < 0 ? WordDistance.FAR : rows[i][places[i]];
        return heard;
    }

    private static BitSet clear(double[] heard) {
        BitSet clear = new BitSet(heard.length);
        for (int i = 0; i < heard.length; i++) clear.set(i, heard[i] <= ROUGH);
        return clear;
    }

    /** Whether no other move has the words that were heard clearly: then the others may have been heard roughly. */
    boolean isOnlyOneOf(List<MoveNames.Form> forms) {
        return clear.cardinality() == form.words().size() || forms.stream().noneMatch(this::fitsToo);
    }

    private boolean fitsToo(MoveNames.Form other) {
        return !other.move().equals(move())
                && other.words().size() == form.words().size()
                && clear.stream()
                        .allMatch(i -> other.words().get(i).equals(form.words().get(i)));
    }

    Move move() {
        return form.move();
    }

    private static boolean contradicts(Optional<Kind> said, Optional<Kind> captured) {
        return said.isPresent() && !said.equals(captured);
    }

    /** Whether all its words were heard, and nothing else. */
    boolean isComplete() {
        return lost == 0 && skipped == 0;
    }

    private Candidate cheaper(Candidate other) {
        return other.cost < cost ? other : this;
    }
}
