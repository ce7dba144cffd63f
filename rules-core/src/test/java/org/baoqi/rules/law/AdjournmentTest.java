package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.junit.jupiter.api.Test;

class AdjournmentTest {
    private static final Moment START = new Moment(0);
    private static final Moment SEALED = START.plus(Duration.ofMinutes(2));
    private static final Moment TOMORROW = START.plus(Duration.ofHours(20));
    private static final GameClock CLOCK =
            GameClock.set(TimeControl.of(Duration.ofMinutes(25), Bonus.NONE)).start(Side.RED, START);

    private static Adjournment seal(String book, String move) {
        return Adjournment.seal(Adjournment.Rule.of(book), Position.initial(), Move.iccs(move), CLOCK, SEALED);
    }

    @Test
    void stopsTheClockUntilTheGameGoesOn() {
        Adjournment.Opening.Resumed resumed =
                (Adjournment.Opening.Resumed) seal("XQEF", "h2e2").open(TOMORROW);
        assertEquals(Move.iccs("h2e2"), resumed.move());
        assertEquals(Optional.of(Side.RED), resumed.clock().running());
        assertEquals(Duration.ofMinutes(23), resumed.clock().remaining(Side.RED, TOMORROW));
    }

    @Test
    void losesByAWrongSealedMoveUnderTw113() {
        Adjournment.Opening.Lost lost =
                (Adjournment.Opening.Lost) seal("TW113", "h2e3").open(TOMORROW);
        assertEquals(Result.BLACK_WINS, lost.ending().result());
        assertEquals("TW113 3章2節三", lost.ending().article().toString());
    }

    @Test
    void isAFoulByAWrongSealedMoveUnderXqef() {
        Adjournment.Opening.Foul foul =
                (Adjournment.Opening.Foul) seal("XQEF", "h2e3").open(TOMORROW);
        assertEquals(Side.RED, foul.by());
    }

    @Test
    void losesForWhoComesTooLateToGoOn() {
        BothSides<Duration> late = new BothSides<>(Duration.ofMinutes(12), Duration.ofMinutes(16));
        assertEquals(
                Optional.of(Result.RED_WINS),
                Adjournment.Rule.of("TW113").judge(late).map(GameEnd::result));
        assertEquals(
                Optional.of(Result.BOTH_LOSE),
                Adjournment.Rule.of("XQEF").judge(late).map(GameEnd::result));
    }

    @Test
    void bindsToTheSealedMove() {
        assertTrue(seal("XQEF", "h2e2").isKept(Move.iccs("h2e2")));
        assertFalse(seal("XQEF", "h2e2").isKept(Move.iccs("b2e2")));
    }

    @Test
    void waitsForRedUnderTw113() {
        Position blacks = Position.initial().play(Move.iccs("h2e2"));
        assertFalse(Adjournment.Rule.of("TW113").allows(blacks));
        assertTrue(Adjournment.Rule.of("XQEF").allows(blacks));
        Adjournment.Rule rule = Adjournment.Rule.of("TW113");
        assertThrows(
                IllegalArgumentException.class, () -> Adjournment.seal(rule, blacks, Move.iccs("h9g7"), CLOCK, SEALED));
    }
}
