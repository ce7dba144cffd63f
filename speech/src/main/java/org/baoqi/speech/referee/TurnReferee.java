package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Refusal;
import org.baoqi.rules.law.CallCheck.Answer;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.CallWays;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.match.Procedure.Decides;
import org.baoqi.speech.match.Progress;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.match.TurnSoFar;
import org.baoqi.speech.referee.Ruling.Reason;

/**
 * 監局: judges what a side does in its turn, and does the referee's own part of it. Rule: XQEF 附表七 六3, 六4, 七4, 七5.
 *
 * <p>Every answer is worked out from the state alone: it changes nothing until its events are stored.
 */
public final class TurnReferee {
    private final MatchState state;
    private final Side side;
    private final Duration at;

    public TurnReferee(MatchState state, Side side, Duration at) {
        this.state = state;
        this.side = side;
        this.at = at;
    }

    /** The next words, up to the first that no move has; the first may take the place of a wrong one. */
    public Ruling sayOn(List<MoveWord> words) {
        if (repetition().isPresent()) return repeat(repetition().get(), words);
        return inTurn(Act.CALL, p -> {
            for (MoveWord word : words) {
                say(p, word);
                boolean goesOn = !p.state().isOver()
                        && p.state().sideToMove() == side
                        && p.state().calling().isSound();
                if (!goesOn) return;
            }
        });
    }

    /**
     * Several words at once, right or wrong, as somebody writes them down who heard them. After a wrong word the announcement,
     * said anew as a whole or from one of its words on, corrects it (六3(6)(b)).
     */
    public Ruling say(List<MoveWord> words) {
        if (repetition().isPresent()) return repeat(repetition().get(), words);
        if (isSaidAnew(words))
            return inTurn(Act.CALL, p -> {
                int again = state.calling().sound().size() - firstAnew(words);
                p.add(new TurnEvent.Corrected(at, side, words.get(again)));
                words.subList(again + 1, words.size()).forEach(word -> p.add(new TurnEvent.Said(at, side, word)));
                whenCalled(p);
            });
        int more = state.isOver() ? 0 : state.turn().words().size() + words.size();
        if (more > MoveWord.IN_A_MOVE) return Ruling.refused(Reason.BOUND);
        return inTurn(Act.CALL, p -> {
            words.forEach(word -> p.add(new TurnEvent.Said(at, side, word)));
            whenCalled(p);
        });
    }

    private boolean isSaidAnew(List<MoveWord> words) {
        if (state.isOver() || state.calling().isSound() || words.size() > MoveWord.IN_A_MOVE) return false;
        List<MoveWord> sound = state.calling().sound();
        int first = firstAnew(words);
        return first <= sound.size()
                && words.subList(0, sound.size() - first).equals(sound.subList(first, sound.size()));
    }

    /** The place in the announcement of the first of its last words. */
    private static int firstAnew(List<MoveWord> words) {
        return MoveWord.IN_A_MOVE - words.size();
    }

    /** The repetition that is next, of the referee's announcement or the opponent's. */
    private Optional<Act> repetition() {
        if (Ruling.outOfTurn(state, side).isPresent()) return Optional.empty();
        return Stream.of(Act.REPEAT, Act.REPEAT_THEIRS)
                .filter(state.turn().progress()::allows)
                .findFirst();
    }

    /** The words with which a side repeats an announcement; the step is done when they are the right ones. */
    public Ruling repeat(Act act, List<MoveWord> words) {
        return inTurn(act, p -> {
            p.add(new TurnEvent.Repeated(at, side, act, words));
            refereesPart(p);
        });
    }

    /** Another word for the one that no move has. */
    public Ruling correct(MoveWord word) {
        if (state.calling().isSound()) return Ruling.refused(Reason.NOTHING_TO_CORRECT);
        return inTurn(Act.CALL, p -> {
            p.add(new TurnEvent.Corrected(at, side, word));
            whenCalled(p);
        });
    }

    /** The rest of the announcement at once, whatever of this move has been said. */
    public Ruling call(Move move) {
        Optional<Act> repetition = repetition();
        if (repetition.isPresent()) return repeat(repetition.get(), move);
        Optional<List<MoveWord>> rest = rest(move);
        if (rest.isPresent()) return inTurn(Act.CALL, p -> rest.get().forEach(word -> say(p, word)));
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        Optional<Refusal> refusal = state.position().refusal(move);
        boolean bound = !state.calling().sound().isEmpty() || !refusal.isPresent();
        return bound ? Ruling.refused(Reason.BOUND) : Ruling.illegal(refusal.get());
    }

    /** The words of a move that are left to say after those that stand. */
    private Optional<List<MoveWord>> rest(Move move) {
        if (state.isOver()) return Optional.empty();
        List<MoveWord> sound = state.calling().sound();
        Map<List<MoveWord>, Move> ways = state.calling().ways().after(sound).moves();
        return ways.keySet().stream()
                .filter(way -> ways.get(way).equals(move))
                .findFirst()
                .map(way -> way.subList(sound.size(), way.size()));
    }

    private Ruling repeat(Act act, Move move) {
        List<MoveWord> words = usual(state.repeatedIn(act), move);
        return words.isEmpty() ? Ruling.refused(Reason.NOT_NEXT) : repeat(act, words);
    }

    /** The words in which a move is usually announced; none where it is not legal. */
    private static List<MoveWord> usual(Position position, Move move) {
        return CallWays.of(position).moves().entrySet().stream()
                .filter(way -> way.getValue().equals(move))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(List.of());
    }

    /** The player, or who does it for him, moves the piece. */
    public Ruling make(Move move) {
        return inTurn(Act.MOVE, p -> {
            p.add(new TurnEvent.Made(at, side, move));
            refereesPart(p);
        });
    }

    /** A signal, or the repetition of a call. */
    public Ruling take(Act act) {
        return inTurn(act, p -> {
            p.add(new TurnEvent.Took(at, side, act));
            refereesPart(p);
        });
    }

    /** The clock, once announcement and move are complete. */
    public Ruling press() {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        Proceedings p = new Proceedings(state, at);
        boolean wrongCall =
                state.calling().isComplete() && state.turn().progress().allows(Act.CALL);
        if (wrongCall) p.add(new TurnEvent.Called(at, side, Optional.empty()));
        if (!p.state().turn().progress().allows(Act.PRESS)) return Ruling.refused(Reason.NOT_COMPLETE);
        return orFlag(() -> {
            press(p);
            return p.granted();
        });
    }

    /** A machine's whole turn. */
    public Ruling play(Move move) {
        return Ruling.outOfTurn(state, side).orElseGet(() -> whole(move));
    }

    private Ruling whole(Move move) {
        return orFlag(() -> {
            Proceedings p = new Proceedings(state, at);
            if (p.state().turn().progress().allows(Act.CALL)) p.add(new TurnEvent.Called(at, side, Optional.of(move)));
            if (p.state().turn().progress().allows(Act.MOVE)) p.add(new TurnEvent.Made(at, side, move));
            press(p);
            return p.granted();
        });
    }

    /** Takes the referee's own steps that are still open after a break in the middle of a turn. */
    public Ruling goOn() {
        return orFlag(() -> {
            Proceedings p = new Proceedings(state, at);
            if (!state.isOver()) whenCalled(p);
            return p.granted();
        });
    }

    /** 啟封: plays the move that was handed in; nothing if none was. */
    public Ruling open() {
        return state.turn().sealed().map(this::whole).orElseGet(() -> new Ruling.Granted(List.of()));
    }

    private Ruling inTurn(Act act, Consumer<Proceedings> then) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        if (!state.notes().differences(state).isEmpty()) return Ruling.refused(Reason.BOARDS_DIFFER);
        if (act == Act.CALL && state.calling().move().isPresent()) return Ruling.refused(Reason.BOUND);
        if (act == Act.CALL && !isCalled()) return Ruling.refused(Reason.NO_CALL);
        if (!state.turn().progress().allows(act)) return Ruling.refused(Reason.NOT_NEXT);
        return orFlag(() -> {
            Proceedings p = new Proceedings(state, at);
            then.accept(p);
            return p.granted();
        });
    }

    /** Whether the moves of this side are announced by him or by his agent (七4(2)). */
    private boolean isCalled() {
        return state.setup().seats().get(side).procedure().steps().stream().anyMatch(step -> step.act() == Act.CALL);
    }

    /** Whoever acts after his time is over has lost before he acts. */
    private Ruling orFlag(Supplier<Ruling> otherwise) {
        Optional<TableEvent.Ended> flag = state.isOver() ? Optional.empty() : Endings.byFlag(state, at);
        return flag.map(ended -> Ruling.granted(state, ended)).orElseGet(otherwise);
    }

    /** The next word, or the right one in the place of a wrong one. */
    private void say(Proceedings p, MoveWord word) {
        p.add(
                p.state().calling().isSound()
                        ? new TurnEvent.Said(at, side, word)
                        : new TurnEvent.Corrected(at, side, word));
        whenCalled(p);
    }

    private void whenCalled(Proceedings p) {
        TurnSoFar turn = p.state().turn();
        if (turn.progress().allows(Act.CALL) && turn.words().size() == MoveWord.IN_A_MOVE)
            p.state().calling().move().ifPresent(move -> p.add(new TurnEvent.Called(at, side, Optional.of(move))));
        refereesPart(p);
    }

    /** Takes the steps that are the referee's, as long as it is his turn to act. */
    private void refereesPart(Proceedings p) {
        Progress progress = p.state().turn().progress();
        if (progress.allows(Actor.REFEREE, Act.CALL)) {
            call(p);
        } else if (progress.allows(Actor.REFEREE, Act.MOVE)) {
            p.add(new TurnEvent.Made(at, side, p.state().turn().called().orElseThrow(IllegalStateException::new)));
            refereesPart(p);
        } else if (progress.allows(Actor.REFEREE, Act.PRESS)) {
            press(p);
        }
    }

    /** The referee calls the move that was made; one that is not legal he cannot call. */
    private void call(Proceedings p) {
        Move made = p.state().turn().made().orElseThrow(IllegalStateException::new);
        if (p.state().position().isLegal(made)) p.add(new TurnEvent.Called(at, side, Optional.of(made)));
        else stop(p, Answer.MOVE_AGAIN);
    }

    private void press(Proceedings p) {
        Answer answer = check(p.state());
        if (answer == Answer.AGREED) p.add(new TurnEvent.Pressed(at, side)).end(Endings.afterMove(p.state(), at));
        else stop(p, answer);
    }

    /** The turn is not over: something has to be done again, and may be a foul. */
    private void stop(Proceedings p, Answer answer) {
        Optional<Offence> offence =
                decides(p.state()) == Decides.CALL ? answer.offence() : Optional.of(Offence.ILLEGAL_MOVE);
        p.add(new TurnEvent.Checked(at, side, answer));
        offence.ifPresent(o -> p.foul(side, o));
    }

    /**
     * 走子檢查. Where the call does not count the move need only be legal. A move that stands already is not undone by one
     * more wrong call: it is called again, and again counted (六4(b), 七5(b)).
     */
    private static Answer check(MatchState state) {
        Move made = state.turn().made().orElseThrow(IllegalStateException::new);
        boolean agrees = decides(state) == Decides.MOVE || state.turn().called().equals(Optional.of(made));
        if (agrees) return state.position().isLegal(made) ? Answer.AGREED : Answer.MOVE_AGAIN;
        return state.turn().stands() ? Answer.CALL_AGAIN : PressCheck.judge(state.calling(), made);
    }

    private static Decides decides(MatchState state) {
        return state.setup().seats().get(state.sideToMove()).procedure().decides();
    }
}
