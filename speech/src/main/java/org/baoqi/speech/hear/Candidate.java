package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.MoveWord;

/**
 * A legal move as the explanation of what was heard.
 *
 * @param cost how badly it explains it
 * @param lost how many of its words were not heard
 * @param skipped how many parts of what was heard it leaves unexplained
 * @param around how many stand before and after it
 * @param doubtful whether what is said around it may change its meaning
 * @param ambiguous whether a part of it may be read in two ways
 * @param heard how far each word is from what was heard in its place
 * @param printed what was printed for each
 */
record Candidate(
        MoveNames.Form form,
        double cost,
        int lost,
        int skipped,
        int around,
        boolean doubtful,
        boolean ambiguous,
        double[] heard,
        List<String> printed) {
    /** Beyond this a word was heard only roughly; speakers and engines merge no sounds that are so far apart. */
    private static final double ROUGH = 1.7;
    /** Talk between words costs so much more where these are not printed as they are. */
    private static final double AMONG_OTHERS = 1.0;
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
                if (form.isShort() && found.lost > 0) continue;
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
        Alignment found = utterance.find(rows);
        double capture = contradicts(utterance.captured(), form.captured()) ? OTHER_CAPTURE : 0;
        double[] heard = heard(rows, found.places());
        boolean printed = Arrays.stream(heard).allMatch(cost -> cost <= 0);
        double between = printed ? 0 : found.skipped() * AMONG_OTHERS;
        double cost = found.cost() + form.handicap() + utterance.handicap() + capture + between;
        boolean doubtful = found.lost() > 0 || utterance.isDoubtful(found.places(), form.words());
        boolean ambiguous = utterance.isAmbiguous(found.places());
        return new Candidate(
                form,
                cost,
                found.lost(),
                found.skipped(),
                found.around(),
                doubtful,
                ambiguous,
                heard,
                utterance.printed(found.places()));
    }

    /** The distance of each word from the part that was heard in its place. */
    private static double[] heard(double[][] rows, int[] places) {
        double[] heard = new double[rows.length];
        for (int i = 0; i < rows.length; i++) heard[i] = places[i] < 0 ? WordDistance.FAR : rows[i][places[i]];
        return heard;
    }

    /** Whether no other move has the words that were heard clearly: then the others may have been heard roughly. */
    boolean isOnlyOneOf(List<MoveNames.Form> forms) {
        return worst() <= ROUGH || forms.stream().noneMatch(this::fitsToo);
    }

    /** How far the word that was heard worst is from what was heard. */
    double worst() {
        return Arrays.stream(heard).max().orElse(0);
    }

    /** How many words are farther than this from what was heard. */
    long beyond(double limit) {
        return Arrays.stream(heard).filter(cost -> cost > limit).count();
    }

    private boolean fitsToo(MoveNames.Form other) {
        return !other.move().equals(move())
                && other.words().size() == form.words().size()
                && IntStream.range(0, heard.length)
                        .allMatch(i -> heard[i] > ROUGH
                                || other.words().get(i).equals(form.words().get(i)));
    }

    Move move() {
        return form.move();
    }

    private static boolean contradicts(Optional<Kind> said, Optional<Kind> captured) {
        return said.isPresent() && !said.equals(captured);
    }

    /** Whether all its words were heard, and nothing else. */
    boolean isComplete() {
        return lost == 0 && skipped == 0 && form.words().size() >= MoveWord.IN_A_MOVE;
    }

    private Candidate cheaper(Candidate other) {
        return other.cost < cost ? other : this;
    }
}
