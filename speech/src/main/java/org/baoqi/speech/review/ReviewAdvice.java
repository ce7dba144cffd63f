package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.speech.announce.Announcement;

/** Words the engine's opinion of a place, as far as it is known. */
record ReviewAdvice(ReviewAnnouncer words, Opinions opinions) {

    /** The moves to the position that the engine has to think about before an answer can be given. */
    Optional<List<Move>> missing(EngineQuestion inquiry, Review there) {
        Optional<List<Move>> before = inquiry.isAboutTheLastMove() ? Opinions.before(there) : Optional.empty();
        Optional<List<Move>> first = before.filter(this::isUnknown);
        return first.isPresent() ? first : Optional.of(there.moves()).filter(this::isUnknown);
    }

    private boolean isUnknown(List<Move> played) {
        return !opinions.after(played).isPresent();
    }

    /** Call it where nothing is {@link #missing}. */
    List<Announcement> answer(EngineQuestion inquiry, Review there) {
        return switch (inquiry) {
            case STANDING -> List.of(standing(there));
            case HINT -> List.of(best(there));
            case BETTER -> fault(there).map(List::of).orElseGet(() -> List.of(best(there)));
            case MISSED -> List.of(fault(there).orElseGet(() -> words.sound(there)));
            case STEP -> step(there);
        };
    }

    private List<Announcement> step(Review there) {
        List<Announcement> said = new ArrayList<>();
        fault(there).ifPresent(said::add);
        said.add(standing(there));
        return said;
    }

    /** The last move by the name of its mistake, if it is known to be one. */
    Optional<Announcement> fault(Review there) {
        return opinions.mistake(there)
                .map(mistake -> words.mistake(ReviewAnnouncer.before(there), mistake, opinions.better(there)));
    }

    private Announcement standing(Review there) {
        return words.grade(there.position(), here(there));
    }

    private Announcement best(Review there) {
        return words.best(there.position(), here(there));
    }

    private Assessment here(Review there) {
        return opinions.after(there.moves()).orElseThrow(IllegalStateException::new);
    }

    /** A question of the reader to the engine about the place where he is. */
    enum EngineQuestion {
        /** Who stands better. */
        STANDING,
        /** The move that was better than the last one; if none was, the best one here. */
        BETTER,
        /** The best move here. */
        HINT,
        /** Whether the last move missed something. */
        MISSED,
        /** Said with every step: the fault of the last move, and who stands better. */
        STEP;

        boolean isAboutTheLastMove() {
            return this == BETTER || this == MISSED || this == STEP;
        }
    }
}
