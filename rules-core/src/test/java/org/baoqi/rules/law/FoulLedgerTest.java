package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.law.FoulRules.FoulKind;
import org.baoqi.rules.law.FoulRules.Sanction.ClockPenalty;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FoulLedgerTest {
    @TestFactory
    Stream<DynamicTest> countsAndLoses() {
        return Cases.of("fouls.csv", FoulLedgerTest::check);
    }

    private static void check(CsvTable.Row row) {
        FoulLedger ledger = FoulLedger.open(FoulRules.of(row.text("event")));
        for (String foul : row.text("fouls").split("; ?")) ledger = enter(ledger, foul.split(" "));
        String[] counts = row.text("counts").split(" ");
        for (int i = 0; i < counts.length; i += 3)
            assertEquals(
                    Integer.parseInt(counts[i + 2]), ledger.count(side(counts[i]), FoulKind.valueOf(counts[i + 1])));
        String ending = EndingRules.of(ledger.rules().book())
                .fouls(ledger)
                .map(e -> e.result().score() + " " + e.article())
                .orElse("-");
        assertEquals(row.text("ending"), ending);
    }

    private static FoulLedger enter(FoulLedger ledger, String[] words) {
        boolean blacks = words[2].endsWith("b");
        Turn turn = new Turn(Integer.parseInt(words[2].replace("b", "")), blacks ? Side.BLACK : Side.RED);
        return ledger.add(side(words[0]), Offence.valueOf(words[1]), turn);
    }

    private static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }

    @TestFactory
    Stream<DynamicTest> costsTime() {
        return Cases.of("penalties.csv", row -> {
            ClockPenalty penalty = FoulRules.of(row.text("book"))
                    .sanction(row.value("offence", Offence.class))
                    .orElseThrow()
                    .penalty(time(row, "offender"), time(row, "opponent"));
            assertEquals(new ClockPenalty(time(row, "off"), time(row, "given")), penalty);
        });
    }

    private static Duration time(CsvTable.Row row, String column) {
        if (row.text(column).equals("0s")) return Duration.ZERO;
        return ((TimeControlText.Reading.Read) TimeControlText.read(row.text(column)))
                .controls()
                .red()
                .base();
    }

    @Test
    void takesTheTimeFromTheClock() {
        Moment now = new Moment(0);
        GameClock clock = GameClock.set(BothSides.same(TimeControl.of(Duration.ofMinutes(4), Bonus.NONE)))
                .start(Side.RED, now);
        GameClock punished = FoulRules.of("TW113")
                .sanction(Offence.FALSE_LIMIT_CLAIM)
                .orElseThrow()
                .punish(clock, Side.RED, now);
        assertTrue(punished.flagged(now).contains(Side.RED));
    }

    @Test
    void keepsAWithdrawnFoulWithTheReason() {
        FoulLedger ledger = FoulLedger.open(FoulRules.of("XQEF"))
                .add(Side.RED, Offence.TOUCH, new Turn(5, Side.RED))
                .add(Side.RED, Offence.TOUCH, new Turn(6, Side.RED));
        FoulLedger after = ledger.withdraw(ledger.entries().get(1), "誤碰");
        assertEquals(Optional.of("誤碰"), after.entries().get(1).withdrawn());
        assertEquals(1, after.count(Side.RED, FoulKind.TECHNICAL));
        assertFalse(after.reached(Side.RED).isPresent());
        assertTrue(ledger.reached(Side.RED).isPresent());
    }

    @Test
    void givesEachSideAFoulForEachTurnItLetAWrongMovePass() {
        FoulLedger ledger = FoulLedger.open(FoulRules.of("XQEF"))
                .unnoticed(Offence.ILLEGAL_MOVE, new Turn(5, Side.BLACK), new Turn(7, Side.RED));
        assertEquals(2, ledger.count(Side.BLACK, FoulKind.TECHNICAL));
        assertEquals(2, ledger.count(Side.RED, FoulKind.TECHNICAL));
    }
}
