package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.rules.law.FoulRules.FoulKind;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Result;
import org.baoqi.rules.law.TouchRuling.Obligation;
import org.baoqi.rules.law.Turn;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RuleWordsTest {
    private static final RuleWords TRADITIONAL = new RuleWords(Words.in(Language.TRADITIONAL));
    private static final RuleWords ENGLISH = new RuleWords(Words.in(Language.ENGLISH));

    @TestFactory
    Stream<DynamicTest> knowAllValues() {
        return Stream.of(
                know("result.", Result.values()),
                know("ending.", EndingReason.values()),
                know("foul.", FoulKind.values()),
                know("offence.", Offence.values()),
                know("touch.", Obligation.values()),
                know("time-control.", TimeControlText.Problem.Fault.values()),
                know("preset.", Preset.Name.values()),
                know("call.", CallCheck.Answer.values()));
    }

    private static DynamicTest know(String prefix, Enum<?>[] values) {
        return DynamicTest.dynamicTest(prefix, () -> {
            for (Enum<?> value : values) known(prefix + value);
        });
    }

    private static void known(String key) {
        for (Language language : Language.values())
            assertFalse(Words.in(language).phrase(key).isEmpty(), key);
    }

    @Test
    void sayWhichFoulItIsAndTheHowManieth() {
        FoulLedger ledger = FoulLedger.open(FoulRules.of("XQEF"))
                .add(Side.RED, Offence.TOUCH, new Turn(5, Side.RED))
                .add(Side.RED, Offence.TOUCH, new Turn(6, Side.RED));
        assertEquals("紅方技術犯規：摸了不能走或不能吃的棋子。這是紅方第二次技術犯規。依據XQEF 114(2)。", TRADITIONAL.lastFoul(ledger));
        FoulLedger withdrawn = ledger.withdraw(ledger.entries().get(1), "誤碰");
        assertEquals(
                "取消紅方的技術犯規（摸了不能走或不能吃的棋子）：誤碰。",
                TRADITIONAL.withdrawn(withdrawn.entries().get(1)));
    }

    @Test
    void sayWhatTimeAFoulCosts() {
        assertEquals(
                List.of("扣紅方三分鐘。", "加給黑方兩分鐘。"),
                TRADITIONAL.penalty(
                        FoulRules.of("XQEF")
                                .sanction(Offence.NOT_ON_A_POINT)
                                .orElseThrow()
                                .penalty(Duration.ofSeconds(200), Duration.ofMinutes(1)),
                        Side.RED));
    }

    @Test
    void sayTheCount() {
        assertEquals(
                List.of("98 plies without a capture, of which 98 count; the limit is 120."),
                ENGLISH.limit(NaturalLimit.of("XQEF")
                        .count(Position.parse("3k5/9/9/9/9/9/9/9/9/4K3R w - - 98 60"), List.of(), Optional.empty())));
    }

    @Test
    void sayWhatIsWrongWithATime() {
        TimeControlText.Reading.Refused refused = (TimeControlText.Reading.Refused) TimeControlText.read("15");
        assertEquals("\"15\" lacks its unit: m for minutes, s for seconds.", ENGLISH.timeControlError(refused.error()));
    }
}
