package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.referee.RefereeInput;
import org.junit.jupiter.api.Test;

/** Two referees watch the same game. One makes slips and takes them back: in the end both have the same match. */
class UndoTest {
    private static final int GAMES = 150;
    private static final int ENTRIES = 60;

    private static final Act[] SHOWN = {Act.SIGNAL, Act.REPEAT, Act.REPEAT_THEIRS};

    private int slips;

    @Test
    void aSlipThatIsTakenBackLeavesNothing() {
        for (int seed = 0; seed < GAMES; seed++) watch(new Random(seed), "seed " + seed);
        assertTrue(slips > GAMES * 5, slips + " slips");
    }

    private void watch(Random random, String seed) {
        MatchSetup setup = Matches.setup(any(random, Procedure.values()), Procedure.CALLS, random.nextInt(5) == 0);
        Matches.FakeTime time = new Matches.FakeTime();
        Matches.Memory log = new Matches.Memory();
        Match careful = Matches.begin(setup, new Matches.Memory(), time);
        Match hasty = Matches.begin(setup, log, time);
        for (int entry = 0; entry < ENTRIES && !careful.state().isOver(); entry++) {
            if (random.nextInt(3) == 0) slip(hasty, random, time);
            time.pass(Duration.ofMillis(10 + random.nextInt(9_000)));
            RefereeInput input = random.nextInt(4) == 0 ? any(random, careful.state()) : next(random, careful.state());
            careful.enter(input);
            hasty.enter(input);
            assertEquals(now(careful.state(), time), now(hasty.state(), time), seed);
        }
        assertEquals(hasty.state(), MatchState.of(log.events), seed);
    }

    private void slip(Match match, Random random, Matches.FakeTime time) {
        int before = match.state().entries().all().size();
        time.pass(Duration.ofMillis(10 + random.nextInt(9_000)));
        match.enter(any(random, match.state()));
        if (match.state().entries().all().size() == before) return;
        slips++;
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
        return switch (random.nextInt(14)) {
            case 0 -> new RefereeInput.Say(new ArrayList<>(List.of(any(random, MoveWord.values()))));
            case 1 -> new RefereeInput.Call(move);
            case 2 -> new RefereeInput.Make(move);
            case 3 -> new RefereeInput.Press(side);
            case 4 -> new RefereeInput.Touched(side, List.of(point), any(random, Touch.Manner.values()));
            case 5 -> new RefereeInput.Foul(side, any(random, Offence.values()));
            case 6 -> new RefereeInput.Offer(side);
            case 7 -> new RefereeInput.Answer(side, random.nextInt(8) == 0);
            case 8 -> random.nextInt(6) == 0 ? new RefereeInput.Resign(side) : new RefereeInput.Audit();
            case 9 -> new RefereeInput.Adjust(side, Duration.ofSeconds(random.nextInt(120) - 60), "鐘錯了");
            case 10 -> new RefereeInput.Take(any(random, SHOWN));
            case 11 -> random.nextBoolean() ? new RefereeInput.Pause() : new RefereeInput.Resume();
            case 12 ->
                random.nextInt(6) == 0
                        ? new RefereeInput.Declare(Optional.of(side), any(random, EndingReason.values()))
                        : new RefereeInput.Copy(move);
            default -> new RefereeInput.Correct(any(random, MoveWord.values()));
        };
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}
