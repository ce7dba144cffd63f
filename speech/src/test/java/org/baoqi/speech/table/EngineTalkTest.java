package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.desk.ScriptedOpponent;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.talk.Ear;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advice that the engine gives while the table goes on. */
class EngineTalkTest {
    private static TableStage stage(Opponent adviser) {
        return stage(Matches.setup(Procedure.REFEREE_MOVES, Procedure.REFEREE_MOVES, false), adviser);
    }

    private static TableStage stage(MatchSetup setup, Opponent adviser) {
        return new TableStage(setup, adviser, new Ear.Habits(false, false));
    }

    private static TableStage asked(TableStage stage, Request request) {
        assertEquals("", stage.act(red -> red.ask(VoiceCommand.of(request))));
        assertTrue(stage.table.isBusy());
        return stage;
    }

    @Test
    void comesLaterAndCanBeHeardAgain() {
        TableStage stage = asked(stage(new ScriptedOpponent(List.of())), Request.HINT);
        String hint = stage.think();
        assertTrue(hint.startsWith("建議走"), hint);
        assertFalse(stage.table.isBusy());
        assertEquals(hint, stage.act(red -> red.ask(VoiceCommand.of(Request.REPEAT))));
    }

    @Test
    void whoCannotWaitIsAskedTo() {
        TableStage stage = asked(stage(new ScriptedOpponent(List.of())), Request.HINT);
        assertEquals("請稍候。", stage.act(red -> red.ask(VoiceCommand.of(Request.EVALUATE))));
        assertEquals(1, stage.thinking.size());
    }

    @Test
    void forAPositionThatHasGoneByIsNotGiven() {
        TableStage stage = asked(stage(new ScriptedOpponent(List.of())), Request.HINT);
        stage.act(red -> red.read("炮二平五"));
        assertEquals("", stage.think());
    }

    @Test
    void anEngineThatFailsSaysSo() {
        TableStage stage = asked(stage(new Failing()), Request.EVALUATE);
        assertEquals("這次想不出來，可以再問一次。", stage.think());
        assertFalse(stage.table.isBusy());
    }

    /** XQEF 66(2): eleven checks of the player all count where the machine claims; the referee would count ten. */
    @ParameterizedTest
    @CsvSource({"true, 和局，自然限著已滿。依據XQEF 66(2)。", "false, 將5平6 和局，自然限著已滿。依據XQEF 66(2)。"})
    void theMachineClaimsADrawThatItWants(boolean wanted, String said) {
        String played =
                "a0a9 e9e8 a9e9 e8f8 e9f9 f8e8 f9e9 e8f8 e9f9 f8e8 f9f8 e8e7 f8f7 e7e8 f7e7 e8f8 e7e8 f8f7 e8f8 f7e7"
                        + " f8e8";
        TableStage stage = stage(againstTheMachine(), new Wishing(wanted, List.of(played.split(" "))));
        List<String> moves = List.of(played.split(" "));
        for (int i = 0; i < moves.size() - 1; i += 2) {
            Move move = Move.iccs(moves.get(i));
            stage.act(red -> red.play(move));
            assertTrue(stage.thinking.isEmpty(), "claimed too early");
            stage.work();
        }
        stage.act(red -> red.play(Move.iccs("f8e8")));
        assertEquals(1, stage.thinking.size());
        assertEquals(said, stage.think());
        assertEquals(
                moves.size() + (wanted ? 0 : 1), stage.state().history().plies().size());
        assertTrue(stage.thinking.isEmpty(), "asked itself again");
    }

    private static MatchSetup againstTheMachine() {
        return MatchSetup.of(
                        new BothSides<>(MatchSetup.Seat.person(), MatchSetup.Seat.machine(1)),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.increment(Duration.ofSeconds(5)))),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .from(Position.parse("4k4/9/9/9/9/9/9/9/3KA4/R8 w - - 99 60"))
                .practice(true)
                .on(LocalDate.parse("2026-11-18"));
    }

    /**
     * @param draw whether it wants one
     * @param game the moves of both sides
     */
    private record Wishing(boolean draw, List<String> game) implements Opponent {
        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            int ply = state.history().plies().size();
            answer.accept(
                    ply < game.size()
                            ? Move.iccs(game.get(ply))
                            : state.position().legalMoves().get(0));
        }

        @Override
        public Advice advise(MatchState state) {
            return new Advice(Optional.empty(), 0, 0);
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            return draw;
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }

    /** Closed, or out of memory. */
    private record Failing() implements Opponent {
        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            throw new IllegalStateException();
        }

        @Override
        public Advice advise(MatchState state) {
            throw new IllegalStateException();
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            throw new IllegalStateException();
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }
}
