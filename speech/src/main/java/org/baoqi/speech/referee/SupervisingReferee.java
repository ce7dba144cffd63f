package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.law.DeclaredLimit;
import org.baoqi.rules.law.DrawOffers;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.EndingRules;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules.Sanction;
import org.baoqi.rules.law.FoulRules.Sanction.ClockPenalty;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Touch;
import org.baoqi.speech.match.CheckList;
import org.baoqi.speech.match.Entries;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Decides;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.RefereeNotes;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.match.Verification;
import org.baoqi.speech.referee.Ruling.Reason;

/** Works out what follows from what a referee (監局裁判) sees, and from what he decides. */
public final class SupervisingReferee {
    private final MatchState state;
    private final Duration at;

    public SupervisingReferee(MatchState state, Duration at) {
        this.state = state;
        this.at = at;
    }

    /**
     * A side presses its clock. Before it has moved and announced that is a foul (XQEF 112(2)(b), 附表七 六3(3)); a move that its
     * chosen pieces do not allow is taken back (XQEF 44); then call and move are compared (六4, 七5).
     *
     * <p>A press of which the referee has seen nothing before, or which follows another at once, is not held against the
     * player: {@link #pressedEarly} is the referee's word that he saw it.
     */
    public Ruling press(Side side) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        if (!differences().isEmpty()) return Ruling.refused(Reason.BOARDS_DIFFER);
        Optional<Move> made = state.turn().made();
        if (!made.isPresent() || lacksCall())
            return isSlip(side) ? Ruling.refused(Reason.NOTHING_ENTERED) : pressedEarly(side);
        boolean bound = state.notes().hasTouched(side)
                && state.position().isLegal(made.get())
                && !state.notes().obligation(state).moves().contains(made.get());
        return bound ? granted(new RefereeEvent.Unbound(at, side)) : new TurnReferee(state, side, at).press();
    }

    /** Whether the side's own announcement, or its agent's, is not complete, be it right or wrong. */
    private boolean lacksCall() {
        return state.turn().progress().missing().contains(Act.CALL)
                && !state.calling().isComplete();
    }

    private boolean isSlip(Side side) {
        boolean nothing = !state.turn().isBegun()
                && state.turn().progress().done().isEmpty()
                && !state.notes().hasTouched(side);
        return nothing
                || state.entries().last().filter(SupervisingReferee::isPress).isPresent();
    }

    private static boolean isPress(Entries.Entry entry) {
        return entry.events().stream()
                .anyMatch(event -> event instanceof TurnEvent.Pressed
                        || event instanceof TurnEvent.Checked
                        || event instanceof RefereeEvent.Unbound
                        || event instanceof TableEvent.Fouled fouled && EARLY.contains(fouled.offence()));
    }

    private static final Set<Offence> EARLY =
            EnumSet.of(Offence.PRESSED_BEFORE_MOVING, Offence.PRESSED_BEFORE_ANNOUNCING);

    /** The referee has seen that a side pressed before its move was complete (XQEF 112(2)(b)). */
    public Ruling pressedEarly(Side side) {
        boolean moved = !state.isOver()
                && side == state.sideToMove()
                && state.turn().made().isPresent();
        return foul(side, moved ? Offence.PRESSED_BEFORE_ANNOUNCING : Offence.PRESSED_BEFORE_MOVING);
    }

    /** A hand that rests on the clock: nothing where the player does not see (六3(4), 七4(2)(e)), else XQEF 96(3), 112(2)(c). */
    public Ruling rest(Side side) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        return state.setup().feels(side)
                ? granted(new RefereeEvent.Rested(at, side))
                : foul(side, Offence.PRESSED_WRONGLY);
    }

    /** The move as it stands on the board, legal or not. Nobody moves from a point where he has no piece: that is a slip. */
    public Ruling make(Move move) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, state.sideToMove());
        if (outOfTurn.isPresent()) return outOfTurn.get();
        Optional<Side> owner = state.position().pieceAt(move.from()).map(Piece::side);
        if (!owner.isPresent()) return Ruling.refused(Reason.EMPTY_POINT);
        return owner.get() == state.sideToMove()
                ? new TurnReferee(state, state.sideToMove(), at).make(move)
                : Ruling.refused(Reason.NOT_HIS_PIECE);
    }

    /**
     * 摸子, with the foul that it may be (XQEF 114(2)). Before its turn a side is bound without one (XQEF 42). Where the
     * announcement decides it is the touch, and a hand binds nobody (六3(6)(a), 七4(2)(f)(i)); who does not see has to feel.
     */
    public Ruling touch(Side side, List<Point> points, Touch.Manner manner) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        boolean all = !points.isEmpty()
                && points.stream()
                        .allMatch(point -> state.position().pieceAt(point).isPresent());
        if (!all) return Ruling.refused(Reason.NOTHING_THERE);
        if (state.setup().feels(side)) return Ruling.refused(Reason.FEELING);
        if (state.setup().seats().get(side).procedure().decides() == Decides.CALL)
            return Ruling.refused(Reason.ANNOUNCEMENT_BINDS);
        if (!state.clock().running().isPresent()) return Ruling.refused(Reason.CLOCK_STANDS);
        Proceedings p = new Proceedings(state, at).add(new RefereeEvent.Touched(at, side, points, manner));
        boolean counts = side == state.sideToMove() && !isFoul(state) && isFoul(p.state());
        return (counts ? p.foul(side, Offence.TOUCH) : p).granted();
    }

    private static boolean isFoul(MatchState state) {
        return state.notes().hasTouched(state.sideToMove())
                && state.notes().obligation(state).foul().isPresent();
    }

    /** A side plays the opponent's last move on its own board. */
    public Ruling copy(Side side, Move move) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        if (!state.turn().progress().allows(Act.MIRROR)) return Ruling.refused(Reason.NOT_NEXT);
        if (!differences().isEmpty()) return Ruling.refused(Reason.BOARDS_DIFFER);
        if (!state.notes().boards().get(side).containsKey(move.from())) return Ruling.refused(Reason.EMPTY_POINT);
        return granted(new RefereeEvent.Copied(at, side, move));
    }

    /** A piece on a side's board is not where it should be. */
    public Ruling shift(Side side, Move move) {
        boolean there =
                state.setup().twoBoards() && state.notes().boards().get(side).containsKey(move.from());
        return there ? granted(new RefereeEvent.Shifted(at, side, move)) : Ruling.refused(Reason.NOTHING_THERE);
    }

    public Ruling level() {
        return differences().isEmpty() ? Ruling.refused(Reason.NOTHING_THERE) : granted(new RefereeEvent.Levelled(at));
    }

    private List<RefereeNotes.Difference> differences() {
        return state.notes().differences(state);
    }

    /** A foul that the referee saw. */
    public Ruling foul(Side side, Offence offence) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        if (offence == Offence.MISSED_RECORD && !state.setup().mustRecord(side))
            return Ruling.refused(Reason.NEED_NOT_RECORD);
        return state.fouls().rules().sanction(offence).isPresent()
                ? new Proceedings(state, at).foul(side, offence).granted()
                : Ruling.refused(Reason.NO_FOUL);
    }

    /**
     * Takes a foul back: the time it cost is given back, and a match that it ended goes on.
     *
     * @param entry its place in the ledger, from 0
     */
    public Ruling withdraw(int entry, String reason) {
        List<FoulLedger.Entry> entries = state.fouls().entries();
        boolean stands = entry >= 0
                && entry < entries.size()
                && !entries.get(entry).withdrawn().isPresent();
        if (!stands) return Ruling.refused(Reason.NO_SUCH_ENTRY);
        Proceedings p = new Proceedings(state, at).add(new RefereeEvent.Withdrawn(at, entry, reason));
        giveBack(p, entries.get(entry).offender(), entries.get(entry).sanction(), reason);
        boolean lostByIt = Endings.byFouls(state, at).isPresent()
                && !Endings.byFouls(p.state(), at).isPresent();
        if (state.isOver() && lostByIt) p.add(new RefereeEvent.Reopened(at, reason));
        return p.granted();
    }

    /** Gives time back, but for a penalty that depended on the clocks of that moment: only the referee knows it. */
    private void giveBack(Proceedings p, Side offender, Sanction sanction, String reason) {
        if (sanction.rule() != ClockPenalty.Rule.FIXED) return;
        Duration off = sanction.minutes().off();
        Duration given = sanction.minutes().given();
        if (!off.isZero()) p.add(new RefereeEvent.Adjusted(at, offender, off, reason));
        if (!given.isZero()) p.add(new RefereeEvent.Adjusted(at, offender.opposite(), given.negated(), reason));
    }

    /** Takes the last entry back, whatever it was. */
    public Ruling undo(String reason) {
        return state.entries().last().isPresent()
                ? granted(new RefereeEvent.Undone(at, reason))
                : Ruling.refused(Reason.NOTHING_TO_UNDO);
    }

    /** 開局檢查: notes what was found, of one item or of all that nobody has looked at. */
    public Ruling check(Optional<Integer> item, boolean there) {
        List<CheckList.Item> items = CheckList.of(state);
        boolean known = item.map(i -> i >= 0 && i < items.size()).orElse(true);
        if (!known) return Ruling.refused(Reason.NO_SUCH_CHECK);
        Proceedings p = new Proceedings(state, at);
        for (int i = 0; i < items.size(); i++) {
            boolean looked =
                    item.isPresent() ? item.get() == i : !items.get(i).there().isPresent();
            if (looked) p.add(new RefereeEvent.Ticked(at, items.get(i).check(), there));
        }
        return p.granted();
    }

    public Ruling adjust(Side side, Duration amount, String reason) {
        return state.isOver()
                ? Ruling.refused(Reason.OVER)
                : granted(new RefereeEvent.Adjusted(at, side, amount, reason));
    }

    /**
     * A breach that was found, at once or later.
     *
     * @param before how many plies were rightly played before it
     * @param wrong what the offender wrongly played, where that is known
     */
    public Ruling putRight(Side side, Breach breach, int before, Optional<Move> wrong) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        int played = state.history().plies().size();
        if (before < 0 || before > played) return Ruling.refused(Reason.NOTHING_THERE);
        Proceedings p = new Proceedings(state, at)
                .add(new RefereeEvent.PutRight(at, side, breach, before, chosen(breach, before, wrong)));
        return p.end(Endings.byFouls(p.state(), at)).granted();
    }

    /** The piece that moved stays chosen, and so does one that it took (XQEF 49(1), 53). */
    private List<Point> chosen(Breach breach, int before, Optional<Move> wrong) {
        boolean binds = Remedy.of(breach).binding() != Remedy.Binding.NONE;
        Optional<Move> move =
                wrong.isPresent() || before >= state.history().plies().size()
                        ? wrong
                        : Optional.of(state.history().plies().get(before).move());
        return binds ? move.map(m -> List.of(m.from())).orElse(List.of()) : List.of();
    }

    /** The referee counts by himself: a draw, or nothing. */
    public Ruling audit() {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        Proceedings p = new Proceedings(state, at).add(new RefereeEvent.Audited(at, Optional.empty()));
        NaturalLimit limit = state.setup().book().regulations().naturalLimit();
        return p.end(limit.ending(state.setup().start(), state.history().moves())
                        .map(end -> Endings.ended(end, at)))
                .granted();
    }

    /** The moves that an audit counts. */
    public static NaturalLimit.Count count(MatchState state, Optional<Side> claimant) {
        return state.setup()
                .book()
                .regulations()
                .naturalLimit()
                .count(state.setup().start(), state.history().moves(), claimant);
    }

    /**
     * Declares a limit from this move on; the draw comes with its last move, or at once.
     *
     * @param moves empty where the book's number holds
     */
    public Ruling limit(Side side, Optional<Integer> moves) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        Optional<DeclaredLimit.Rule> rule = state.setup().book().regulations().declaredLimit();
        if (!rule.isPresent()) return Ruling.refused(Reason.NO_SUCH_ENDING);
        Optional<Integer> number = moves.isPresent() ? moves : rule.get().moves();
        if (!number.isPresent()) return Ruling.refused(Reason.HOW_MANY_MOVES);
        Proceedings p = new Proceedings(state, at).add(new RefereeEvent.LimitDeclared(at, side, number.get()));
        return p.end(Endings.byDeclaredLimit(p.state(), at)).granted();
    }

    /** A player's claim, audited with the count shown: a draw, or a foul that may lose. */
    public Ruling claim(Side side) {
        Proceedings p = new Proceedings(state, at).add(new RefereeEvent.Audited(at, Optional.of(side)));
        Ruling answer = new TableReferee(p.state(), side, at).claimLimit();
        return answer instanceof Ruling.Granted granted ? p.addAll(granted).granted() : answer;
    }

    public Ruling askToRecord() {
        return state.isOver() ? Ruling.refused(Reason.OVER) : granted(new RefereeEvent.RecordingAsked(at));
    }

    public Ruling agreeToRecord(Side side, boolean agrees) {
        return state.notes().consent().asked()
                ? granted(new RefereeEvent.RecordingAnswered(at, side, agrees))
                : Ruling.refused(Reason.NOT_ASKED_TO_RECORD);
    }

    public Ruling stopRecording() {
        return state.notes().consent().asked()
                ? granted(new RefereeEvent.RecordingStopped(at))
                : Ruling.refused(Reason.NOT_ASKED_TO_RECORD);
    }

    public Ruling explain() {
        Verdict verdict = Endings.verdict(state);
        return verdict.cycle().isPresent()
                ? granted(new RefereeEvent.Explained(at))
                : Ruling.refused(Reason.NOTHING_TO_EXPLAIN);
    }

    /** 提和; made when the book does not allow it, it is a foul (XQEF 123(2)(c)). */
    public Ruling offer(Side side) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        if (!state.clock().running().isPresent()) return Ruling.refused(Reason.CLOCK_STANDS);
        Optional<Offence> offence = state.setup()
                .book()
                .regulations()
                .drawOffers()
                .objection(side, state.position(), state.offers())
                .flatMap(DrawOffers.Rule.Fault::offence)
                .filter(o -> state.fouls().rules().sanction(o).isPresent());
        return offence.map(o -> foul(side, o)).orElseGet(() -> new TableReferee(state, side, at).offerDraw());
    }

    /** The answer of the side to whom a draw was offered, whichever that is. */
    public Ruling answer(boolean accepted) {
        return state.offers()
                .pending()
                .map(by -> new TableReferee(state, by.opposite(), at).answerDraw(accepted))
                .orElseGet(() -> Ruling.refused(Reason.NO_OFFER));
    }

    /** A result that the referee declares: a loss for a side or, where none is named, a draw or a loss for both. */
    public Ruling declare(Optional<Side> loser, EndingReason reason) {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        EndingRules rules = state.setup().book().regulations().endings();
        boolean fits = loser.isPresent() != (reason.isDraw() || reason.isForBoth());
        if (!fits || !rules.knows(reason)) return Ruling.refused(Reason.NO_SUCH_ENDING);
        if (reason.isDraw()) return granted(Endings.ended(rules.draw(reason), at));
        Set<Side> losers = loser.map(EnumSet::of).orElseGet(() -> EnumSet.allOf(Side.class));
        return granted(Endings.ended(rules.losses(losers, reason, reason).get(), at));
    }

    public Ruling reopen(String reason) {
        return state.isOver() ? granted(new RefereeEvent.Reopened(at, reason)) : Ruling.refused(Reason.NOT_OVER);
    }

    /** The result stands, and is confirmed, whatever the players say (XQEF 101(3)); one that does not is reopened. */
    public Ruling rule(String reason) {
        if (!state.isOver()) return Ruling.refused(Reason.NOT_OVER);
        return state.isClosed() ? Ruling.refused(Reason.NOTHING_TO_RULE) : granted(new RefereeEvent.Ruled(at, reason));
    }

    /** A ruling on the result is appealed against, as far as the book allows it (XQEF 134, TW113 3章8節四). */
    public Ruling appeal(Side side, String reason) {
        if (state.verification().stage() != Verification.Stage.RULED) return Ruling.refused(Reason.NO_RULING);
        return state.setup()
                        .book()
                        .regulations()
                        .disputes()
                        .allows(state.verification().appeals())
                ? granted(new RefereeEvent.Appealed(at, side, reason))
                : Ruling.refused(Reason.NO_APPEAL);
    }

    /** The clock stands while the referee decides. */
    public Ruling pause() {
        return state.clock().running().isPresent()
                ? granted(new TableEvent.Adjourned(at))
                : Ruling.refused(state.isOver() ? Reason.OVER : Reason.CLOCK_STANDS);
    }

    /** The clock runs again; a move that was sealed is played first (XQEF 104). */
    public Ruling resume() {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        if (state.clock().running().isPresent()) return Ruling.refused(Reason.CLOCK_RUNS);
        Proceedings p = new Proceedings(state, at).add(new TableEvent.Resumed(at));
        return p.addAll((Ruling.Granted) new TurnReferee(p.state(), state.sideToMove(), at).open())
                .granted();
    }

    private Ruling granted(MatchEvent event) {
        return Ruling.granted(state, event);
    }
}
