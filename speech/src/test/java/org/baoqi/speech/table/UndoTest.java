package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.CallWays;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.time.Scheme;
import org.junit.jupiter.api.Test;

/**
 * Two referees watch the same game. One makes slips and takes them back: in the end both have the same match, to the
 * millisecond. Its {@code main} watches as many games as it is told to.
 */
public class UndoTest {
    private static final int GAMES = 30;
    private static final int ENTRIES = 60;

    private static final Act[] SHOWN = {Act.SIGNAL, Act.REPEAT, Act.REPEAT_THEIRS};

    private int slips;

    /** Every kind of entry that was made as a slip, and taken back. */
    private final Set<Class<?>> kinds = new HashSet<>();

    @Test
    void aSlipThatIsTakenBackLeavesNothing() {
        watch(0, GAMES);
    }

    /** @param arguments the first game, and the one after the last */
    public static void main(String[] arguments) {
        UndoTest test = new UndoTest();
        int first = Integer.parseInt(arguments[0]);
        int end = Integer.parseInt(arguments[1]);
        test.watch(first, end);
        Set<Class<?>> never = new HashSet<>(Arrays.asList(RefereeInput.class.getPermittedSubclasses()));
        never.removeAll(test.kinds);
        System.out.println((end - first) + " games, " + test.slips + " slips taken back; never a slip: " + never);
    }

    private void watch(int first, int end) {
        for (int seed = first; seed < end; seed++) watch(new Random(seed), "seed " + seed);
        assertTrue(slips > (end - first) * 5, slips + " slips");
    }

    private void watch(Random random, String seed) {
        MatchSetup setup = Matches.setup(
                        any(random, Procedure.values()), any(random, Procedure.values()), random.nextInt(3) == 0)
                .practice(random.nextBoolean())
                .in(random.nextInt(4) == 0 ? Scheme.BLIND : Scheme.INCLUSIVE);
        Matches.FakeTime time = new Matches.FakeTime();
        Matches.Memory log = new Matches.Memory();
        Match careful = Matches.begin(setup, new Matches.Memory(), time);
        Match hasty = Matches.begin(setup, log, time);
        for (int entry = 0; entry < ENTRIES; entry++) {
            if (random.nextInt(3) == 0) slip(hasty, random, time);
            time.pass(Duration.ofMillis(10 + random.nextInt(9_000)));
            RefereeInput input =
                    isFree(random, careful.state()) ? any(random, careful.state()) : next(random, careful.state());
            careful.enter(input);
            hasty.enter(input);
            assertEquals(now(careful.state(), time), now(hasty.state(), time), seed);
        }
        assertEquals(hasty.state(), MatchState.of(log.events), seed);
    }

    /** Also where nobody can move: a mate whose result the referee has withdrawn. */
    private static boolean isFree(Random random, MatchState state) {
        boolean stands = state.isOver()
                || !state.clock().running().isPresent()
                || state.position().legalMoves().isEmpty();
        return stands || random.nextInt(4) == 0;
    }

    private void slip(Match match, Random random, Matches.FakeTime time) {
        int before = match.state().entries().all().size();
        time.pass(Duration.ofMillis(10 + random.nextInt(9_000)));
        RefereeInput input = any(random, match.state());
        match.enter(input);
        if (match.state().entries().all().size() == before) return;
        slips++;
        kinds.add(input.getClass());
        time.pass(Duration.ofMillis(10 + random.nextInt(9_000)));
        match.enter(new RefereeInput.Undo("手滑"));
    }

    /** Both as they are at the same moment. */
    private static MatchState now(MatchState state, Matches.FakeTime time) {
        MatchEvent read = new TableEvent.ClockRead(Duration.ofNanos(time.now().nanos() + 1_000_000));
        return state.after(read);
    }

    /** The step that the procedure asks for. */
    private static RefereeInput next(Random random, MatchState state) {
        Act act = state.turn().progress().next().get(0).act();
        List<Move> legal = state.position().legalMoves();
        Move move = state.turn().called().orElse(state.turn().made().orElse(legal.get(random.nextInt(legal.size()))));
        return switch (act) {
            case CALL -> new RefereeInput.Call(move);
            case MOVE -> new RefereeInput.Make(move);
            case PRESS -> new RefereeInput.Press(state.sideToMove());
            case MIRROR ->
                new RefereeInput.Copy(state.history().last().orElseThrow().move());
            case SIGNAL, REPEAT, REPEAT_THEIRS -> new RefereeInput.Take(act);
        };
    }

    /** Anything that a referee can enter. */
    private static RefereeInput any(Random random, MatchState state) {
        Side side = any(random, Side.values());
        List<Move> legal = state.position().legalMoves();
        Point point = any(random, Point.all().toArray(new Point[0]));
        Move move = legal.isEmpty() || random.nextInt(3) == 0
                ? new Move(
                        point,
                        point.equals(Point.all().get(0))
                                ? Point.all().get(1)
                                : Point.all().get(0))
                : legal.get(random.nextInt(legal.size()));
        String why = "看錯";
        boolean answers = !state.isOver() && random.nextInt(3) == 0;
        if (answers && state.offers().pending().isPresent() && random.nextBoolean())
            return new RefereeInput.Reply(random.nextInt(8) == 0);
        if (answers && state.offers().pending().isPresent())
            return new RefereeInput.Answer(
                    state.offers().pending().orElseThrow().opposite(), random.nextInt(8) == 0);
        if (answers && !state.calling().isSound()) return new RefereeInput.Correct(any(random, MoveWord.values()));
        return switch (random.nextInt(state.isOver() ? 6 : 31)) {
            case 0 -> new RefereeInput.Verify(side, random.nextBoolean());
            case 1 -> new RefereeInput.Rule(why);
            case 2 -> new RefereeInput.Appeal(side, why);
            case 3 -> new RefereeInput.Reopen(why);
            case 4 -> new RefereeInput.Foul(side, any(random, Offence.values()));
            case 5 -> new RefereeInput.Withdraw(random.nextInt(3), why);
            case 6 -> new RefereeInput.Say(new ArrayList<>(List.of(any(random, MoveWord.values()))));
            case 7 -> new RefereeInput.Call(move);
            case 8 -> new RefereeInput.Make(move);
            case 9 -> new RefereeInput.Press(side);
            case 10 -> new RefereeInput.Touched(side, List.of(point), any(random, Touch.Manner.values()));
            case 11 -> new RefereeInput.PressedEarly(side);
            case 12 -> new RefereeInput.Rest(side);
            case 13 -> new RefereeInput.Offer(side);
            case 14 -> new RefereeInput.Answer(side, random.nextInt(8) == 0);
            case 15 -> new RefereeInput.Reply(random.nextInt(8) == 0);
            case 16 -> random.nextInt(6) == 0 ? new RefereeInput.Resign(side) : new RefereeInput.Audit();
            case 17 -> new RefereeInput.Adjust(side, Duration.ofSeconds(random.nextInt(120) - 60), "鐘錯了");
            case 18 -> new RefereeInput.Take(any(random, SHOWN));
            case 19 -> new RefereeInput.Repeat(any(random, REPEATED), words(random, state));
            case 20 -> random.nextBoolean() ? new RefereeInput.Pause() : new RefereeInput.Resume();
            case 21 ->
                random.nextInt(6) == 0
                        ? new RefereeInput.Declare(Optional.of(side), any(random, EndingReason.values()))
                        : new RefereeInput.Copy(move);
            case 22 -> random.nextBoolean() ? new RefereeInput.Level() : new RefereeInput.Shift(side, move);
            case 23 ->
                new RefereeInput.PutRight(
                        side,
                        any(random, Breach.values()),
                        random.nextInt(state.history().plies().size() + 1),
                        Optional.of(move));
            case 24 ->
                random.nextInt(4) == 0
                        ? new RefereeInput.Claim(side)
                        : random.nextBoolean()
                                ? new RefereeInput.Seal(move)
                                : new RefereeInput.Limit(side, Optional.of(20));
            case 25 -> new RefereeInput.Together(List.of(new RefereeInput.Make(move), new RefereeInput.Usual()));
            case 26 -> new RefereeInput.Usual();
            case 27 -> new RefereeInput.Check(Optional.of(1 + random.nextInt(6)), random.nextBoolean());
            case 28 -> random.nextInt(3) > 0 ? new RefereeInput.AskToRecord() : new RefereeInput.StopRecording();
            case 29 -> new RefereeInput.AgreeToRecord(side, random.nextInt(4) > 0);
            default -> new RefereeInput.Correct(any(random, MoveWord.values()));
        };
    }

    private static final Act[] REPEATED = {Act.REPEAT, Act.REPEAT_THEIRS};

    /** The words that are to be repeated, or others. */
    private static List<MoveWord> words(Random random, MatchState state) {
        List<List<MoveWord>> ways = new ArrayList<>(
                CallWays.of(state.repeatedIn(Act.REPEAT_THEIRS)).moves().keySet());
        return ways.isEmpty() ? List.of(MoveWord.KING) : ways.get(random.nextInt(ways.size()));
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}
