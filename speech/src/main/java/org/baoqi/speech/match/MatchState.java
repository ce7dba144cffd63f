package org.baoqi.speech.match;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.law.DrawOffers;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Turn;

/**
 * A match as it stands: the fold of its events.
 *
 * @param verified the sides that have said whether the result is right
 * @param entries what was entered so far, for taking it back
 */
public record MatchState(
        MatchSetup setup,
        History history,
        TurnSoFar turn,
        GameClock clock,
        FoulLedger fouls,
        DrawOffers offers,
        Optional<TableEvent.Ended> end,
        Set<Side> verified,
        RefereeNotes notes,
        Entries entries,
        Duration at) {
    public MatchState {
        verified = Set.copyOf(verified);
    }

    public static MatchState begin(TableEvent.Begun begun) {
        MatchSetup setup = begun.setup();
        Side first = setup.start().sideToMove();
        return new MatchState(
                setup,
                History.of(setup.start()),
                TurnSoFar.begin(setup.seats().get(first).procedure().steps()),
                GameClock.set(setup.time()).start(first, moment(begun.at())),
                FoulLedger.open(setup.fouls()),
                DrawOffers.NONE,
                Optional.empty(),
                Set.of(),
                RefereeNotes.at(setup.start()),
                Entries.NONE,
                begun.at());
    }

    /** The state after a whole log. */
    public static MatchState of(List<MatchEvent> events) {
        MatchState state = begin((TableEvent.Begun) events.get(0));
        for (MatchEvent event : events.subList(1, events.size())) state = state.after(event);
        return state;
    }

    public MatchState after(MatchEvent event) {
        MatchState after = event.in(this).at(event.at());
        return event instanceof RefereeEvent.Undone ? after : after.with(entries.and(this, event));
    }

    /** The match without its last entry, the clock as if that had not been made. Whoever has said his name keeps it. */
    MatchState undone() {
        return entries.last()
                .orElseThrow(() -> new IllegalStateException("nothing to take back"))
                .before()
                .with(setup);
    }

    public Position position() {
        return history.position();
    }

    public Side sideToMove() {
        return position().sideToMove();
    }

    public boolean isOver() {
        return end.isPresent();
    }

    /** 結果核實: the people who have yet to say whether the result is right (六8, 七9). Nobody is asked after practice. */
    public Set<Side> toVerify() {
        Set<Side> asked = EnumSet.noneOf(Side.class);
        if (!isOver() || setup.practice()) return asked;
        for (Side side : Side.values())
            if (!setup.seats().get(side).level().isPresent() && !verified.contains(side)) asked.add(side);
        return asked;
    }

    /** Whether nothing is left to do or to say. */
    public boolean isClosed() {
        return isOver() && toVerify().isEmpty();
    }

    /** The words that the side to move has said and can say. */
    public Calling calling() {
        return turn.calling(position());
    }

    /** The time a side has left at a moment of the match. */
    public Duration left(Side side, Duration now) {
        return clock.remaining(side, moment(now));
    }

    public static Moment moment(Duration at) {
        return new Moment(at.toNanos());
    }

    /** The move on the board is complete, and the other side's clock runs. */
    MatchState completed(Side side, Duration at) {
        Move move = turn.made().orElseThrow(() -> new IllegalStateException("pressed without a move"));
        GameClock pressed = clock.press(side, moment(at));
        return with(history.play(move, pressed.remaining(side, moment(at))))
                .with(pressed)
                .with(offers.moved(side))
                .with(notes.completed(side, move))
                .nextTurn();
    }

    /** Takes moves back; the time that they took is spent all the same. */
    MatchState back(int plies, Duration at) {
        MatchState back = with(history.back(plies)).nextTurn();
        back = back.with(RefereeNotes.at(back.position()));
        boolean handsOver = back.sideToMove() != sideToMove();
        return handsOver ? back.with(clock.press(sideToMove(), moment(at))) : back;
    }

    MatchState fouled(Side side, Offence offence, Duration at) {
        FoulLedger ledger = fouls.add(side, offence, Turn.of(position()));
        GameClock punished = fouls.rules()
                .sanction(offence)
                .map(sanction -> sanction.punish(clock, side, moment(at)))
                .orElse(clock);
        return new MatchState(setup, history, turn, punished, ledger, offers, end, verified, notes, entries, this.at);
    }

    MatchState ended(TableEvent.Ended ended) {
        GameClock stopped = clock.pause(moment(ended.at()));
        return new MatchState(
                setup, history, turn, stopped, fouls, offers, Optional.of(ended), verified, notes, entries, at);
    }

    /** The match goes on where it ended. */
    MatchState reopened(Duration at) {
        GameClock running = clock.resume(moment(at));
        return new MatchState(
                setup, history, turn, running, fouls, offers, Optional.empty(), Set.of(), notes, entries, this.at);
    }

    MatchState verified(Side side) {
        Set<Side> more = EnumSet.of(side);
        more.addAll(verified);
        return new MatchState(setup, history, turn, clock, fouls, offers, end, more, notes, entries, at);
    }

    MatchState with(MatchSetup other) {
        return new MatchState(other, history, turn, clock, fouls, offers, end, verified, notes, entries, at);
    }

    MatchState with(TurnSoFar other) {
        return new MatchState(setup, history, other, clock, fouls, offers, end, verified, notes, entries, at);
    }

    MatchState with(GameClock other) {
        return new MatchState(setup, history, turn, other, fouls, offers, end, verified, notes, entries, at);
    }

    MatchState with(DrawOffers other) {
        return new MatchState(setup, history, turn, clock, fouls, other, end, verified, notes, entries, at);
    }

    MatchState with(FoulLedger other) {
        return new MatchState(setup, history, turn, clock, other, offers, end, verified, notes, entries, at);
    }

    MatchState with(RefereeNotes other) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verified, other, entries, at);
    }

    private MatchState with(Entries other) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verified, notes, other, at);
    }

    /** The same match after other moves. */
    public MatchState with(History other) {
        return new MatchState(setup, other, turn, clock, fouls, offers, end, verified, notes, entries, at);
    }

    private MatchState at(Duration now) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verified, notes, entries, now);
    }

    /** On two boards there is something to repeat once the opponent has moved. */
    private MatchState nextTurn() {
        Procedure procedure = setup.seats().get(sideToMove()).procedure();
        boolean repeats = setup.twoBoards() && !history.plies().isEmpty();
        return with(TurnSoFar.begin(repeats ? procedure.onTwoBoards() : procedure.steps()));
    }
}
