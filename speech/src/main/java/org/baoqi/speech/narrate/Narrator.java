package org.baoqi.speech.narrate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.DrawOffers;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.MoveAnnouncer;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.Words;

/** Puts the events of a match into words. It depends on nothing but the log, so that a replay says what was said. */
public record Narrator(Announcer announcer) {
    public List<Announcement> begun(MatchState state) {
        MatchSetup setup = state.setup();
        List<Announcement> said = new ArrayList<>();
        said.add(announcer
                .game()
                .started(
                        BothSides.of(side -> setup.seats().get(side).called(words())),
                        setup.time(),
                        state.sideToMove()));
        if (setup.charter().supervised())
            for (String duty : new DutyWords(words()).sentences(setup))
                said.add(say(Priority.MOVE, Optional.empty(), duty));
        return said;
    }

    /** The changes of one moment. */
    public List<Announcement> say(List<Change> moment) {
        List<Announcement> said = new ArrayList<>();
        for (Change change : moment) {
            if (passesOver(change)) said.add(passedOver(change));
            said.addAll(say(change, new Moment(moment), change == moment.get(moment.size() - 1)));
        }
        if (isOffering(moment)) said.add(offered(moment.get(moment.size() - 1).after()));
        return said;
    }

    /** What happens at one moment, where the parts of a turn are not told one by one. */
    private record Moment(List<Change> changes) {
        boolean isPressed() {
            return changes.stream().anyMatch(change -> change.event() instanceof TurnEvent.Pressed);
        }

        /** Whether all of a turn is entered at once, word by word: then its end tells all of it. */
        boolean isWholeTurn() {
            return isPressed() && changes.stream().anyMatch(change -> change.event() instanceof TurnEvent.Said);
        }

        boolean isComplete() {
            return isPressed() || changes.stream().anyMatch(change -> change.event() instanceof TurnEvent.Called);
        }
    }

    /** Whether a side goes on with its move instead of answering an offer, which refuses it (XQEF 69(2)(d)). */
    private static boolean passesOver(Change change) {
        boolean acts = change.event() instanceof TurnEvent || change.event() instanceof RefereeEvent.Touched;
        return acts
                && change.before().offers().pending().isPresent()
                && !change.after().offers().pending().isPresent();
    }

    private Announcement passedOver(Change change) {
        return announcer.game().drawPassedOver(change.before().sideToMove());
    }

    /** Whether an offer counts from now on: the turn in which it was made is over (XQEF 69(2)(b)). */
    private static boolean isOffering(List<Change> moment) {
        MatchState after =
                moment.isEmpty() ? null : moment.get(moment.size() - 1).after();
        return after != null
                && !after.isOver()
                && isAfterTheTurn(after)
                && moment.stream()
                        .anyMatch(change -> change.event() instanceof TurnEvent.Pressed pressed
                                && after.offers().pending().equals(Optional.of(pressed.side())));
    }

    static boolean isAfterTheTurn(MatchState state) {
        return state.setup().book().regulations().drawOffers().answered() == DrawOffers.Rule.Answered.AFTER_THE_TURN;
    }

    /** The offer that waits, put to the opponent by name. */
    Announcement offered(MatchState state) {
        Side by = state.offers().pending().orElseThrow(IllegalStateException::new);
        return announcer.game().drawOffered(by, state.setup().seats().map(MatchSetup.Seat::name));
    }

    private List<Announcement> say(Change change, Moment moment, boolean last) {
        MatchState before = change.before();
        if (change.event() instanceof TurnEvent turn) return turn(before, turn, change.after(), moment, last);
        if (change.event() instanceof RefereeEvent.Ticked ticked)
            return List.of(say(
                    Priority.MOVE,
                    Optional.empty(),
                    new DutyWords(words()).ticked(ticked.check(), change.after(), last)));
        return change.event() instanceof RefereeEvent seen
                ? new SupervisionNarrator(this).say(before, seen, change.after())
                : new TableNarrator(this).say(before, (TableEvent) change.event(), change.after());
    }

    private List<Announcement> turn(MatchState before, TurnEvent event, MatchState after, Moment moment, boolean last) {
        if (event instanceof TurnEvent.Said || event instanceof TurnEvent.Corrected)
            return moment.isComplete() || !last ? List.of() : List.of(words(after));
        if (event instanceof TurnEvent.Called called)
            return called.move().isPresent()
                    ? called(before, moment.isWholeTurn(), called.move().get())
                    : List.of();
        if (event instanceof TurnEvent.Checked checked) return List.of(compared(before, checked));
        if (event instanceof TurnEvent.Pressed) return pressed(before, event, after);
        if (event instanceof TurnEvent.Repeated repeated && !before.repeats(repeated.act(), repeated.words()))
            return List.of(new EntryWords(this).repeatedWrongly(before, repeated));
        return moment.isComplete() ? List.of() : List.of(new EntryWords(this).readBack(before, event));
    }

    private List<Announcement> pressed(MatchState before, TurnEvent event, MatchState after) {
        List<Announcement> said = new ArrayList<>(List.of(completed(before)));
        if (after.setup().charter().timesAtPress()) said.add(times(after, event.side(), event.at()));
        return said;
    }

    private Announcement times(MatchState state, Side first, Duration now) {
        return announcer.clock().times(TimesLeft.of(state.clock(), first, MatchState.moment(now)));
    }

    /** Where the referee calls there is no call of the player's to compare with (七4(2)(f)(iii)). */
    private Announcement compared(MatchState state, TurnEvent.Checked checked) {
        Procedure procedure = state.setup().seats().get(checked.side()).procedure();
        return procedure.decides() == Procedure.Decides.CALL
                ? announcer.moves().compared(checked.answer())
                : say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say("match.move-again"));
    }

    /** The words so far, or the one that is no move. */
    Announcement words(MatchState state) {
        Calling calling = state.calling();
        return calling.isSound()
                ? announcer.moves().word(written(calling.words(), state))
                : announcer.moves().wordImpossible(written(calling.wrong(), state));
    }

    private String written(List<MoveWord> said, MatchState state) {
        return CallText.write(said, state.sideToMove(), words());
    }

    /** A call that the clock follows at once is said with the move; one that waits for the move is said by itself. */
    private List<Announcement> called(MatchState before, boolean wholeTurn, Move move) {
        Position position = before.position();
        return switch (before.setup().seats().get(before.sideToMove()).procedure()) {
            case LEARNS_THE_WORDS -> List.of(announcer.moves().sayAfterReferee(position, move));
            case SIGNALS_TO_REFEREE ->
                List.of(announcer.moves().announcedFor(MoveAnnouncer.Helper.REFEREE, position, move));
            case SIGNALS_TO_AGENT ->
                List.of(announcer.moves().announcedFor(MoveAnnouncer.Helper.AGENT, position, move));
            case CALLS ->
                wholeTurn || isMachine(before)
                        ? List.of()
                        : List.of(announcer.moves().announced(position, move));
            case AGENT_MOVES -> List.of(announcer.moves().announced(position, move));
            case REFEREE_MOVES, MOVES_IN_SILENCE -> List.of();
        };
    }

    private static boolean isMachine(MatchState state) {
        return state.setup().seats().get(state.sideToMove()).level().isPresent();
    }

    private Announcement completed(MatchState before) {
        Move move = before.turn().made().orElseThrow(IllegalStateException::new);
        Position position = before.position();
        if (before.setup().twoBoards()) return again(before, move);
        return moverFor(before.setup().seats().get(before.sideToMove()))
                .map(helper -> announcer.moves().playedFor(helper, position, move))
                .orElseGet(() -> announcer.moves().played(position, move));
    }

    /** What the opponent does first on two boards (七4(2)(g)(ii)). */
    private Announcement again(MatchState before, Move move) {
        Position position = before.position();
        Side opponent = before.sideToMove().opposite();
        return switch (before.setup().seats().get(opponent).procedure()) {
            case SIGNALS_TO_REFEREE -> announcer.moves().playAgain(MoveAnnouncer.Helper.REFEREE, position, move);
            case SIGNALS_TO_AGENT -> announcer.moves().playAgain(MoveAnnouncer.Helper.AGENT, position, move);
            case CALLS, LEARNS_THE_WORDS, REFEREE_MOVES, AGENT_MOVES, MOVES_IN_SILENCE ->
                announcer.moves().sayAgainAndPlay(position, move);
        };
    }

    /** Who moves for a player who cannot (六3(5), 七4(3)). Software that moves for one who speaks his moves is nobody. */
    private static Optional<MoveAnnouncer.Helper> moverFor(MatchSetup.Seat seat) {
        if (!seat.needs().contains(Need.PHYSICAL)) return Optional.empty();
        return switch (seat.procedure()) {
            case REFEREE_MOVES -> Optional.of(MoveAnnouncer.Helper.REFEREE);
            case AGENT_MOVES -> Optional.of(MoveAnnouncer.Helper.AGENT);
            case CALLS, LEARNS_THE_WORDS, SIGNALS_TO_REFEREE, SIGNALS_TO_AGENT, MOVES_IN_SILENCE -> Optional.empty();
        };
    }

    /** How a match stands that is over: its result, who has yet to confirm it, and how far a dispute has come. */
    public List<Announcement> over(MatchState state) {
        List<Announcement> said = new ArrayList<>();
        said.add(new TableNarrator(this).ended(state));
        said.addAll(new DisputeWords(this).stage(state));
        return said;
    }

    /** Why the referee refuses. */
    public Announcement refused(MatchState state, Ruling.Refused refused) {
        if (refused.move().isPresent())
            return announcer.moves().illegal(state.position(), refused.move().get());
        if (refused.reason() == Ruling.Reason.BOUND)
            return state.calling().sound().isEmpty()
                    ? words(state)
                    : announcer.moves().wordFinal(written(state.calling().sound(), state));
        return say(Priority.ALERT, Optional.of(Earcon.REFUSED), why(state, refused.reason()));
    }

    private String why(MatchState state, Ruling.Reason reason) {
        return switch (reason) {
            case NOT_COMPLETE ->
                words().say(
                                "match.too-early",
                                missing(state, state.turn().progress().missing()));
            case NOT_NEXT -> words().say("match.refused.NOT_NEXT", missing(state, next(state)));
            case BOARDS_DIFFER -> words().say("match.refused.BOARDS_DIFFER", new EntryWords(this).differences(state));
            default -> words().say("match.refused." + reason, state.sideToMove());
        };
    }

    private static List<Act> next(MatchState state) {
        return state.turn().progress().next().stream().map(Procedure.Step::act).collect(Collectors.toList());
    }

    /** Names steps that are missing before the clock may be pressed (六3(3), 七4(2)(b)). */
    private String missing(MatchState state, List<Act> acts) {
        boolean begun = !state.turn().words().isEmpty();
        return acts.stream()
                .map(act -> act == Act.CALL && begun ? "match.missing.REST_OF_CALL" : "match.missing." + act)
                .map(key -> words().say(key))
                .collect(Collectors.joining(words().say("list.points")));
    }

    /** A sentence of our own. */
    public Announcement say(Priority priority, Optional<Earcon> earcon, String sentence) {
        return new Announcement(sentence, announcer.pronunciation().of(sentence), priority, earcon);
    }

    public Words words() {
        return Words.in(announcer.voice());
    }
}
