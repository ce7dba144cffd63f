package org.baoqi.speech.match;

import java.util.Optional;
import org.baoqi.rules.Point;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules.Sanction;
import org.baoqi.rules.law.Remedy;
import org.baoqi.rules.law.Remedy.Binding;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.law.Turn;

/** Puts a match right after a breach (須回復違規), as {@link RefereeEvent.PutRight} asks. */
public record BreachRepair(RefereeEvent.PutRight event) {

    MatchState in(MatchState state) {
        int played = state.history().plies().size();
        int standing = remedy().standing(event.before(), played);
        MatchState fouled = state.with(fouls(state)).with(clock(state));
        MatchState back = standing < played ? fouled.back(played - standing, event.at()) : fouled;
        return bound(back.with(back.notes().level(back)));
    }

    /** The clock after the foul was punished. Fouls of several turns cost no time. */
    private GameClock clock(MatchState state) {
        return sanction(state)
                .map(sanction -> sanction.punish(state.clock(), event.side(), MatchState.moment(event.at())))
                .orElse(state.clock());
    }

    public Optional<Sanction> sanction(MatchState state) {
        return remedy().offence().flatMap(state.fouls().rules()::sanction);
    }

    public Remedy remedy() {
        return Remedy.of(event.breach());
    }

    /** The fouls that the breach was, none entered twice. */
    private FoulLedger fouls(MatchState state) {
        return remedy().enter(state.fouls(), turn(state), last(state).orElse(turn(state)));
    }

    /** The offender's own turn: where he was not to move, the one before. */
    private Turn turn(MatchState state) {
        int before = event.before();
        Turn then = before < state.history().plies().size()
                ? Turn.of(state.history().plies().get(before).before())
                : Turn.of(state.position());
        if (then.mover() == event.side()) return then;
        return before == 0
                ? new Turn(then.moveNumber(), event.side())
                : Turn.of(state.history().plies().get(before - 1).before());
    }

    private static Optional<Turn> last(MatchState state) {
        return state.history().last().map(ply -> Turn.of(ply.before()));
    }

    private MatchState bound(MatchState state) {
        if (remedy().binding() == Binding.NONE || event.chosen().isEmpty()) return state;
        RefereeNotes notes = state.notes();
        for (Point point : event.chosen()) notes = notes.touch(event.side(), Touch.of(point));
        return state.with(notes);
    }
}
