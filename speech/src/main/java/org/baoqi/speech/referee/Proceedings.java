package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Offence;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.TurnEvent;

/** The events of one ruling while they are put together, and the match as they leave it. */
final class Proceedings {
    private final List<Change> changes = new ArrayList<>();
    private final Duration at;
    private MatchState state;

    Proceedings(MatchState state, Duration at) {
        this.state = state;
        this.at = at;
    }

    MatchState state() {
        return state;
    }

    Proceedings add(MatchEvent event) {
        Change change = new Change(state, event, state.after(event));
        changes.add(change);
        state = change.after();
        return this;
    }

    /** The ruling, with all that was added. */
    Proceedings addAll(Ruling.Granted more) {
        for (Change change : more.changes()) {
            changes.add(change);
            state = change.after();
        }
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

    /** Whether the turn cannot simply go on: the match is over, or something is to be done again. */
    boolean hasStopped() {
        return state.isOver() || changes.stream().anyMatch(Proceedings::stops);
    }

    private static boolean stops(Change change) {
        return change.event() instanceof TurnEvent.Checked || change.event() instanceof RefereeEvent.Unbound;
    }

    Ruling granted() {
        return new Ruling.Granted(changes);
    }
}
