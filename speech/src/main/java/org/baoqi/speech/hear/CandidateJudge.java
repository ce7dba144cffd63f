package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/**
 * Decides between the legal moves that explain what was heard: sure of one, ask about one, name several, refuse, or not
 * understood. All limits are in the unit of {@code sounds.*.tsv}.
 */
final class CandidateJudge {
    /** All words of a sure move, merged with others by accent at worst, are no farther from what was heard. */
    private static final double SURE = 3.4;

    private static final double SURE_AMONG_FEW = 1.6;
    /** One word of a sure move may be as far, if the others are clear. */
    private static final double ROUGHEST = 2.75;

    private static final double ROUGHEST_AMONG_FEW = 1.95;
    private static final int FEW = 8;
    /** A first text so near to a move speaks against another. */
    private static final double SPEAKS_AGAINST = 6.5;

    /** Beyond this nothing was understood. */
    static final double LIKELY = 8.5;
    /** A move that leads by so much needs no choice between it and the next. */
    static final double LEAD = 0.75;
    /** Where a word was misheard, its move must lead by more. */
    private static final double SLIP_LEAD = 1.0;
    /** And by more still where other words are not printed as they are. */
    static final double NOISY_LEAD = 1.9;
    /** Beyond this a word was misheard, rather than merged with another by accent. */
    private static final double MISHEARD = 1.15;
    /** Beyond this by more than one sound. */
    private static final double SLIP = 1.4;
    /** Where there is no such lead, all moves within this are named; a move with a word lost must lead by it. */
    static final double CLOSE = 1.2;
    /** A word that answers a question is about as near as this. */
    static final double ANSWERED = 1.4;
    /** Words that fit so well were understood clearly. */
    private static final double CLEAR = 0.8;
    /** The words as printed, letter for letter. */
    private static final double LITERAL = 0.1;
    /** If words fit so much better than the best legal move, they were perhaps meant. */
    private static final double DOUBT = 1.5;

    private static final double NO_DOUBT = 2.3;
    private static final int MOST_CHOICES = 17;

    private final Position position;
    private final List<MoveNames.Form> forms;
    private final boolean few;

    /** @param forms all ways to say the legal moves of the position */
    CandidateJudge(Position position, List<MoveNames.Form> forms) {
        this.position = position;
        this.forms = forms;
        this.few = position.legalMoves().size() < FEW;
    }

    /**
     * @param ranked the moves by all texts
     * @param first the moves by the recogniser's first text alone, if there are more
     */
    Hearing judge(List<Candidate> ranked, List<Candidate> first, Optional<FreeMove> free) {
        double best =
                ranked.isEmpty() ? Double.POSITIVE_INFINITY : ranked.get(0).cost();
        double gain = free.isPresent() ? best - free.get().cost() : 0;
        if (gain >= DOUBT && understood(free.get(), gain)) return refused(free.get());
        if (best > LIKELY || ranked.get(0).lost() > MoveNames.Form.MOST_LOST || isChatter(ranked.get(0)))
            return new Hearing.Unknown();
        double lead = ranked.size() == 1 ? NOISY_LEAD : ranked.get(1).cost() - best;
        boolean close = !ranked.get(0).isComplete() || ranked.get(0).ambiguous();
        if (lead < (close ? CLOSE : LEAD)) return several(ranked);
        return rival(ranked.get(0), first)
                .<Hearing>map(rival -> new Hearing.Choices(List.of(ranked.get(0).move(), rival.move())))
                .orElseGet(() -> single(ranked.get(0), gain, lead));
    }

    /** Words that are all misheard, or most of them in the midst of others, are none of a move. */
    private static boolean isChatter(Candidate best) {
        int words = best.form().words().size();
        return best.lost() == 0 && best.beyond(MISHEARD) >= (best.around() > 0 ? words - 1 : words);
    }

    /** The move that the recogniser's first text means, if it is clearly another than that of all texts together. */
    private static Optional<Candidate> rival(Candidate best, List<Candidate> first) {
        if (first.isEmpty() || first.get(0).skipped() > 0 || first.get(0).cost() > SPEAKS_AGAINST)
            return Optional.empty();
        boolean agrees = first.stream()
                .anyMatch(c ->
                        c.move().equals(best.move()) && c.cost() < first.get(0).cost() + LEAD);
        return agrees ? Optional.empty() : Optional.of(first.get(0));
    }

    private static boolean understood(FreeMove free, double gain) {
        return free.cost() < LITERAL || free.cost() < CLEAR && gain > NO_DOUBT;
    }

    /** The notation knows readings of its own: 前兵 may be one of two. */
    private Hearing refused(FreeMove free) {
        Resolution answer = WrittenMove.read(free.written(position.sideToMove()), position);
        if (answer instanceof Resolution.Legal legal) return new Hearing.Confirm(legal.move());
        if (answer instanceof Resolution.Ambiguous several) return new Hearing.Choices(several.choices());
        return new Hearing.Illegal(Optional.of(free.said()), answer);
    }

    private Hearing single(Candidate only, double gain, double lead) {
        boolean fits = only.isComplete() && !only.doubtful() && gain < DOUBT;
        return fits && isSure(only, lead) ? new Hearing.Sure(only.move()) : new Hearing.Confirm(only.move());
    }

    /**
     * Whether the risk of a mistake is below {@link Hearing.Sure#RISK}. Rivals are held off by the lead; that nothing like it
     * was said at all, by how well the words fit. Where few moves are legal the lead says little, so that the words must say
     * more. Of two words misheard one may be anything.
     */
    private boolean isSure(Candidate only, double lead) {
        if (only.beyond(SLIP) > 1) return false;
        if (only.worst() <= MISHEARD) return only.cost() <= (few ? SURE_AMONG_FEW : SURE);
        double rest = only.cost() - only.worst();
        boolean restFits = rest <= (only.worst() <= SLIP ? SURE - only.worst() : few ? CLEAR / 2 : CLEAR);
        double needed = rest < LITERAL ? SLIP_LEAD : NOISY_LEAD;
        return only.isOnlyOneOf(forms)
                && restFits
                && only.worst() <= (few ? rest < LITERAL ? ROUGHEST_AMONG_FEW : SURE_AMONG_FEW : ROUGHEST)
                && lead >= needed;
    }

    /** All that are near; fewer where they are too many to name. */
    private Hearing several(List<Candidate> ranked) {
        List<Move> near = within(CLOSE, ranked);
        if (near.size() > Hearing.Choices.MOST) near = within(LEAD, ranked);
        return near.size() > MOST_CHOICES ? new Hearing.Unknown() : Hearing.Choices.of(position, near);
    }

    private static List<Move> within(double span, List<Candidate> ranked) {
        double limit = ranked.get(0).cost() + span;
        return ranked.stream()
                .filter(c -> c.cost() < limit)
                .map(Candidate::move)
                .collect(Collectors.toList());
    }

    /** The words nearest to what was heard when any words of a move may be said, legal or not. */
    record FreeMove(List<Word> words, double cost) {
        private static final List<List<Word.Role>> SHAPES = List.of(
                List.of(Word.Role.PIECE, Word.Role.DIGIT, Word.Role.DIRECTION, Word.Role.DIGIT),
                List.of(Word.Role.PLACE, Word.Role.PIECE, Word.Role.DIRECTION, Word.Role.DIGIT));

        /** The best reading with all its words, if there is one. */
        static Optional<FreeMove> in(List<HeardText> utterances, Vocabulary vocabulary) {
            FreeMove best = null;
            for (HeardText utterance : utterances)
                for (List<Word.Role> shape : utterance.isForMoves() ? SHAPES : List.<List<Word.Role>>of()) {
                    FreeMove found = of(shape, utterance, vocabulary);
                    if (found != null && (best == null || found.cost < best.cost)) best = found;
                }
            return Optional.ofNullable(best);
        }

        private static FreeMove of(List<Word.Role> shape, HeardText utterance, Vocabulary vocabulary) {
            List<List<Word>> choices = shape.stream().map(vocabulary::words).collect(Collectors.toList());
            double[][] rows = choices.stream().map(utterance::row).toArray(double[][]::new);
            Alignment found = utterance.find(rows);
            if (found.lost() > 0) return null;
            List<Word> words = new ArrayList<>();
            for (int i = 0; i < rows.length; i++) words.add(utterance.nearest(choices.get(i), found.places()[i]));
            return new FreeMove(words, found.cost() + utterance.handicap());
        }

        /** The move in traditional notation. */
        String written(Side side) {
            return words.stream().map(word -> word.sign(side)).collect(Collectors.joining());
        }

        Hearing.SpokenMove said() {
            boolean placed = words.get(0).role() == Word.Role.PLACE;
            return new Hearing.SpokenMove(
                    words.get(placed ? 1 : 0).kind(),
                    placed ? Optional.empty() : Optional.of(words.get(1).number()),
                    placed ? Optional.of(FilePlace.valueOf(words.get(0).value())) : Optional.empty(),
                    Direction.valueOf(words.get(2).value()),
                    words.get(3).number());
        }
    }
}
