package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Offence;

/** The events of one ruling while they are put together, and the match as they leave it. */
final class Proceedings {
    private final List<MatchEvent> events = new ArrayList<>();
    private final Duration at;
    private MatchState state;

    Proceedings(MatchState state, Duration at) {
        this.state = state;
        this.at = at;
    }

    Duration at() {
        return at;
    }

    MatchState state() {
        return state;
    }

    Proceedings add(MatchEvent event) {
        events.add(event);
        state = state.after(event);
        return this;
    }

    /** A foul, and the end of the match if it was one too many. */
    Proceedings foul(Side offender, Offence offence) {
        add(new TableEvent.Fouled(at, offender, offence));
        Endings.byFouls(state, at).ifPresent(this::add);
        return this;
    }

    Proceedings end(Optional<? extends TableEvent> end) {
        end.ifPresent(this::add);
        return this;
    }

    Ruling granted() {
        return new Ruling.Granted(events);
    }
}
