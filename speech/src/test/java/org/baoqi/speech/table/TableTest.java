package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.talk.Ear;
import org.junit.jupiter.api.Test;

/** The one loop of every match: the clock, what people do, the machine, the wait. */
class TableTest {
    private static final Ear.Habits TYPING = new Ear.Habits(false, false);

    private static MatchSetup setup(MatchSetup.Seat black) {
        return MatchSetup.of(
                        new BothSides<>(MatchSetup.Seat.person(), black),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.NONE)),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .practice(true)
                .on(LocalDate.parse("2026-11-18"));
    }

    private static TableStage forTwo() {
        return new TableStage(setup(MatchSetup.Seat.person()), Opponent.NONE, TYPING);
    }

    private Duration redHas(TableStage stage) {
        return stage.state().left(Side.RED, stage.table.now());
    }

    @Test
    void whatCannotBeStoredDoesNotHappenAndTheClockStandsUntilItCan() {
        TableStage stage = forTwo();
        stage.table.open();
        stage.disk.full = true;
        String refused = stage.act(red -> red.read("炮二平五"));
        assertEquals("存不了檔，這一步不算，棋局沒有變。請清出一些儲存空間，再走一次。", refused);
        assertEquals(Side.RED, stage.state().sideToMove());
        Duration left = redHas(stage);
        assertEquals("", stage.pass(Duration.ofMinutes(3)));
        assertEquals(left, redHas(stage));
        stage.disk.full = false;
        assertEquals("可以存檔了，棋局繼續。", stage.pass(Duration.ofSeconds(5)));
        assertEquals("炮二平五", stage.act(red -> red.read("炮二平五")));
        assertEquals(stage.state(), MatchState.of(stage.disk.events));
    }

    /** Also where the clock's own entry is refused first. */
    @Test
    void whoActsOverALinkIsToldThatItDoesNotCount() {
        TableStage stage = forTwo();
        stage.table.open();
        stage.pass(Duration.ofSeconds(4));
        stage.disk.full = true;
        stage.time.pass(Duration.ofSeconds(2));
        for (int i = 0; i < 2; i++) {
            stage.heard();
            List<Announcement> told = stage.table.rule(Side.RED, new PlayerInput.Play(Move.iccs("h2e2")));
            assertEquals(1, told.size());
            assertEquals(told.get(0).shown(), stage.heard());
            assertTrue(stage.table.isStuck());
        }
    }

    @Test
    void theClockStandsUntilAllPlayersHaveCome() {
        TableStage stage = forTwo();
        stage.table.open();
        stage.table.waitFor(EnumSet.allOf(Side.class));
        assertFalse(stage.state().clock().running().isPresent());
        stage.table.arrived(Side.RED);
        assertFalse(stage.state().clock().running().isPresent());
        stage.heard();
        stage.table.arrived(Side.BLACK);
        assertEquals("繼續計時，輪到紅方走。", stage.heard());
        assertEquals(Optional.of(Side.RED), stage.state().clock().running());
    }

    @Test
    void marksAreHeardWhileNobodyDoesAnything() {
        TableStage stage = forTwo();
        stage.table.open();
        String heard = stage.pass(Duration.ofMinutes(9));
        assertTrue(heard.contains("紅方尚餘一半用時") && heard.contains("紅方尚餘一分鐘"), heard);
        assertTrue(stage.pass(Duration.ofMinutes(1)).contains("超時"), "the flag ends it");
        assertTrue(stage.state().isOver());
        assertEquals(Optional.empty(), stage.bell.in);
    }

    @Test
    void theAnswerToAMoveThatWasTakenBackCountsNoMore() {
        Slow machine = new Slow();
        TableStage stage = new TableStage(setup(MatchSetup.Seat.machine(1)), machine, TYPING);
        stage.table.open();
        stage.act(red -> red.read("炮二平五"));
        assertTrue(stage.table.isThinking());
        stage.act(red -> red.ask(VoiceCommand.of(Request.TAKE_BACK)));
        assertFalse(stage.table.isThinking());
        machine.answer();
        stage.work();
        assertEquals(Side.RED, stage.state().sideToMove());
        stage.act(red -> red.read("炮二平五"));
        stage.heard();
        machine.answer();
        stage.work();
        assertEquals("馬8進7", stage.heard());
    }

    @Test
    void whatComesAfterTheTableIsClosedIsHeardByNobody() {
        Slow machine = new Slow();
        TableStage stage = new TableStage(setup(MatchSetup.Seat.machine(1)), machine, TYPING);
        stage.table.open();
        stage.act(red -> red.read("炮二平五"));
        stage.table.close();
        stage.heard();
        machine.answer();
        stage.work();
        assertEquals("", stage.heard());
        assertEquals(Side.BLACK, stage.state().sideToMove());
    }

    @Test
    void theMachineWaitsWhileTheClockStands() {
        Slow machine = new Slow();
        TableStage stage = new TableStage(setup(MatchSetup.Seat.machine(1)), machine, TYPING);
        stage.table.open();
        stage.act(red -> red.read("炮二平五"));
        stage.table.adjourn();
        machine.answer();
        stage.work();
        assertEquals(Side.BLACK, stage.state().sideToMove());
        stage.table.goOn();
        machine.answer();
        stage.work();
        assertEquals(Side.RED, stage.state().sideToMove());
    }

    /** Answers when it is told to, 馬8進7 each time. */
    private static final class Slow implements Opponent {
        private final Deque<Consumer<Move>> asked = new ArrayDeque<>();

        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            asked.add(answer);
        }

        void answer() {
            asked.remove().accept(Move.iccs("h9g7"));
        }

        @Override
        public Advice advise(MatchState state) {
            return new Advice(Optional.empty(), 0, 0);
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            return false;
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }
}
