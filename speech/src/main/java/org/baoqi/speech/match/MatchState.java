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
import org.baoqi.rules.notation.MoveWord;

/**
 * A match as it stands: the fold of its events.
 *
 * @param verification what the players say of the result, and what became of a dispute
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
        Verification verification,
        RefereeNotes notes,
        Entries entries,
        Duration at) {
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
                Verification.NONE,
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

    /**
     * The match after one more event of a log; nothing where the event makes no sense in it. There is no match before the
     * first, which is its beginning.
     */
    static Optional<MatchState> after(Optional<MatchState> before, MatchEvent event) {
        try {
            if (event instanceof TableEvent.Begun begun)
                return before.isPresent() ? Optional.empty() : Optional.of(begin(begun));
            return before.filter(state -> state.canSee(event)).map(state -> state.after(event));
        } catch (RuntimeException nonsense) {
            // Each event knows what it needs, and none can be asked before: whoever made it has asked.
            return Optional.empty();
        }
    }

    /**
     * Whether an event is about this position: of whose turn it is; a move that was sealed or advised is a legal one. One that
     * was called may be against the rules, which is a foul, but is one of a piece of his.
     */
    private boolean canSee(MatchEvent event) {
        if (event instanceof TurnEvent turn && turn.side() != sideToMove()) return false;
        if (event instanceof TurnEvent.Called called)
            return called.move().map(this::isOfHis).orElse(true);
        Optional<Move> move = Optional.empty();
        if (event instanceof TableEvent.Sealed sealed) move = Optional.of(sealed.move());
        if (event instanceof TableEvent.Advised advised) move = advised.move();
        return move.map(position()::isLegal).orElse(true);
    }

    private boolean isOfHis(Move move) {
        return position()
                .pieceAt(move.from())
                .filter(piece -> piece.side() == sideToMove())
                .isPresent();
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
        if (!isOver() || verification.isRuled()) return asked;
        for (Side side : Side.values()) if (isAsked(side) && !verification.hasSpoken(side)) asked.add(side);
        return asked;
    }

    private boolean isAsked(Side side) {
        return !setup.practice() && !setup.seats().get(side).level().isPresent();
    }

    /** Whether a side may say now that the result is right, or that it is not: until it is confirmed it may think again. */
    public boolean mayVerify(Side side, boolean right) {
        return isOver()
                && !isClosed()
                && isAsked(side)
                && !verification.isRuled()
                && !verification.hasSaid(side, right);
    }

    /** What a side has said of the result as it stands; nothing before it has. */
    public Optional<TableEvent.Verified> confirmed(Side side) {
        Optional<TableEvent.Verified> found = Optional.empty();
        for (Entries.Entry entry : entries.all())
            for (MatchEvent event : entry.events()) {
                if (event instanceof TableEvent.Ended) found = Optional.empty();
                if (event instanceof TableEvent.Verified said && said.side() == side) found = Optional.of(said);
            }
        return found;
    }

    /** Whether nothing is left to do or to say: the result is confirmed by all who are asked, or by a ruling. */
    public boolean isClosed() {
        return isOver()
                && (verification.stage() == Verification.Stage.RULED
                        || verification.stage() == Verification.Stage.OPEN
                                && toVerify().isEmpty());
    }

    /** The words that the side to move has said and can say. */
    public Calling calling() {
        return turn.calling(position());
    }

    /** The move whose announcement is to be repeated in a step of this turn: the side's own, or the opponent's last. */
    public Optional<Move> toRepeat(Procedure.Act act) {
        return switch (act) {
            case REPEAT -> turn.called();
            case REPEAT_THEIRS -> history.last().map(History.Ply::move);
            default -> Optional.empty();
        };
    }

    /** The position in which the move was announced that is to be repeated. */
    public Position repeatedIn(Procedure.Act act) {
        return act == Procedure.Act.REPEAT_THEIRS
                ? history.last().map(History.Ply::before).orElseGet(this::position)
                : position();
    }

    /** Whether words are the announcement that is to be repeated, or another way to say the same. */
    public boolean repeats(Procedure.Act act, List<MoveWord> words) {
        Optional<Move> said =
                Optional.ofNullable(CallWays.of(repeatedIn(act)).moves().get(words));
        return said.isPresent() && said.equals(toRepeat(act));
    }

    /**
     * A side goes on with its move. Once a piece is bound, by the words that are its touch (六3(6)(a)) or by hand, an offer that
     * it has not answered is refused (XQEF 69(2)(d), TW113 3章9節五, CXA2011 22.1).
     */
    MatchState passing(Side side) {
        boolean offered = offers.pending().equals(Optional.of(side.opposite()));
        return offered && (turn.made().isPresent() || calling().bindsPiece()) ? with(offers.moved(side)) : this;
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
        back = back.with(RefereeNotes.at(back.position()).with(notes.consent()));
        return back.with(clock.turnTo(back.sideToMove(), moment(at)));
    }

    MatchState fouled(Side side, Offence offence, Duration at) {
        FoulLedger ledger = fouls.add(side, offence, Turn.of(position()));
        GameClock punished = fouls.rules()
                .sanction(offence)
                .map(sanction -> sanction.punish(clock, side, moment(at)))
                .orElse(clock);
        return new MatchState(
                setup, history, turn, punished, ledger, offers, end, verification, notes, entries, this.at);
    }

    MatchState ended(TableEvent.Ended ended) {
        GameClock stopped = clock.pause(moment(ended.at()));
        return new MatchState(
                setup, history, turn, stopped, fouls, offers, Optional.of(ended), verification, notes, entries, at);
    }

    /** The match goes on where it ended. */
    MatchState reopened(Duration at) {
        GameClock running = clock.resume(moment(at));
        return new MatchState(
                setup,
                history,
                turn,
                running,
                fouls,
                offers,
                Optional.empty(),
                Verification.NONE,
                notes,
                entries,
                this.at);
    }

    MatchState with(Verification other) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, other, notes, entries, at);
    }

    MatchState with(MatchSetup other) {
        return new MatchState(other, history, turn, clock, fouls, offers, end, verification, notes, entries, at);
    }

    MatchState with(TurnSoFar other) {
        return new MatchState(setup, history, other, clock, fouls, offers, end, verification, notes, entries, at);
    }

    MatchState with(GameClock other) {
        return new MatchState(setup, history, turn, other, fouls, offers, end, verification, notes, entries, at);
    }

    MatchState with(DrawOffers other) {
        return new MatchState(setup, history, turn, clock, fouls, other, end, verification, notes, entries, at);
    }

    MatchState with(FoulLedger other) {
        return new MatchState(setup, history, turn, clock, other, offers, end, verification, notes, entries, at);
    }

    MatchState with(RefereeNotes other) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verification, other, entries, at);
    }

    private MatchState with(Entries other) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verification, notes, other, at);
    }

    /** The same match after other moves. */
    public MatchState with(History other) {
        return new MatchState(setup, other, turn, clock, fouls, offers, end, verification, notes, entries, at);
    }

    private MatchState at(Duration now) {
        return new MatchState(setup, history, turn, clock, fouls, offers, end, verification, notes, entries, now);
    }

    /** On two boards there is something to repeat once the opponent has moved. */
    private MatchState nextTurn() {
        Procedure procedure = setup.seats().get(sideToMove()).procedure();
        boolean repeats = setup.twoBoards() && !history.plies().isEmpty();
        return with(TurnSoFar.begin(repeats ? procedure.onTwoBoards() : procedure.steps()));
    }
}
