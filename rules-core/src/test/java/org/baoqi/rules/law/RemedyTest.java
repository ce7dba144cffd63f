package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Remedy.Breach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RemedyTest {
    private static Turn turn(int ply) {
        return new Turn(ply / 2 + 1, ply % 2 == 0 ? Side.RED : Side.BLACK);
    }

    /** Red's extra move comes in Black's turn; every other breach in the offender's own. */
    private static Turn offender(Breach breach, int before) {
        return breach == Breach.EXTRA_MOVE ? new Turn(1, Side.RED) : turn(before);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "breaches.csv", numLinesToSkip = 1)
    void aBreachSaysWhereToGoBackTo(
            String article, String title, Breach breach, int before, int played, int stands, String fouls) {
        Remedy remedy = Remedy.of(breach);
        assertEquals(stands, remedy.standing(before, played));
        FoulLedger ledger =
                remedy.enter(FoulLedger.open(FoulRules.of("XQEF")), offender(breach, before), turn(played - 1));
        String entered = ledger.entries().stream()
                .map(entry -> entry.turn().moveNumber() + " " + entry.offender())
                .collect(Collectors.joining(";"));
        assertEquals(fouls == null ? "" : fouls, entered);
        assertEquals(article, remedy.article().toString());
    }
}
