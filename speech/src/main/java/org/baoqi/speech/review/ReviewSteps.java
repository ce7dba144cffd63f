package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baoqi.speech.announce.Announcement;

/**
 * The ways through a game, each with what is said on arrival.
 *
 * @param evaluating whether every step is told with its fault and with who stands better
 */
record ReviewSteps(ReviewAnnouncer words, ReviewAdvice advice, boolean evaluating) {

    StepTaken go(Review there) {
        List<Announcement> said = new ArrayList<>(words.move(there));
        advice.opinions().time(there).ifPresent(time -> said.add(words.spent(time)));
        if (!evaluating) advice.fault(there).ifPresent(said::add);
        said.addAll(words.notes(there));
        return new StepTaken(
                there, said, evaluating ? Optional.of(ReviewAdvice.EngineQuestion.STEP) : Optional.empty());
    }

    StepTaken on(Review from, int plies) {
        return from.isAtEnd() ? StepTaken.of(from, List.of(words.end(from))) : go(from.step(plies));
    }

    StepTaken back(Review from, int plies) {
        return from.isAtStart() ? refuse(from, "review.at-start") : go(from.step(-plies));
    }

    StepTaken jump(Review from, ReviewRequest command) {
        int round = command.number().orElse(0);
        return from.jump(round, command.side()).map(this::go).orElseGet(() -> refuse(from, "review.no-round", round));
    }

    StepTaken find(Review from, boolean forward, Predicate<Review> wanted, String what) {
        return from.find(forward, wanted)
                .map(this::go)
                .orElseGet(() -> refuse(from, (forward ? "review.none-after." : "review.none-before.") + what));
    }

    StepTaken mistake(Review from, boolean forward) {
        if (advice.opinions().analysis().done().isEmpty()) return refuse(from, "review.not-analysed");
        return find(from, forward, there -> advice.opinions().mistake(there).isPresent(), "mistake");
    }

    /** Says where the reader is, with all there is to say of it. */
    StepTaken here(Review there) {
        StepTaken step = go(there);
        List<Announcement> said = new ArrayList<>(step.said());
        said.add(words.announcer().moves().turn(there.position()));
        return new StepTaken(there, said, step.open());
    }

    StepTaken enter(Review from, int number) {
        if (from.alternatives().isEmpty()) return refuse(from, "review.no-variation");
        return from.enter(number - 1).map(this::go).orElseGet(() -> refuse(from, "review.no-such-variation", number));
    }

    StepTaken leave(Review from) {
        return from.leave().map(this::go).orElseGet(() -> refuse(from, "review.not-in-variation"));
    }

    StepTaken deleteVariation(Review from) {
        return from.deleteVariation()
                .map(without -> {
                    StepTaken step = go(without);
                    List<Announcement> said = new ArrayList<>(List.of(words.say("review.variation-deleted")));
                    said.addAll(step.said());
                    return new StepTaken(without, said, step.open());
                })
                .orElseGet(() -> refuse(from, "review.not-in-variation"));
    }

    private StepTaken refuse(Review there, String key, Object... values) {
        return StepTaken.of(there, List.of(words.refused(key, values)));
    }

    /**
     * A step through a game, taken.
     *
     * @param review where he is now
     * @param open what waits for the engine's opinion
     */
    record StepTaken(Review review, List<Announcement> said, Optional<ReviewAdvice.EngineQuestion> open) {
        StepTaken {
            said = List.copyOf(said);
        }

        static StepTaken of(Review review, List<Announcement> said) {
            return new StepTaken(review, said, Optional.empty());
        }
    }
}
