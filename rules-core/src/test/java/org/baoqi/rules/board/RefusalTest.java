package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RefusalTest {
    @TestFactory
    Stream<DynamicTest> tellsWhyAMoveIsRefused() {
        return Cases.in("/refusals.csv", row -> {
            var refusal = Position.parse(row[1]).refusal(Move.iccs(row[2]));
            assertEquals(row[3], refusal.map(r -> r.reason().name()).orElse(""));
            assertEquals(row[4], refusal.map(RefusalTest::details).orElse(""));
        });
    }

    @Test
    void theTableHasEveryReason() {
        // Only words lead off the board; a Move cannot.
        Set<Refusal.Reason> seen = EnumSet.of(Refusal.Reason.LEADS_NOWHERE);
        Cases.rows("/refusals.csv")
                .filter(row -> !row[3].isEmpty())
                .forEach(row -> seen.add(Refusal.Reason.valueOf(row[3])));
        assertEquals(EnumSet.allOf(Refusal.Reason.class), seen);
    }

    private static String details(Refusal refusal) {
        return refusal.details().stream().map(RefusalTest::detail).collect(Collectors.joining(" "));
    }

    private static String detail(Object detail) {
        if (detail instanceof Point point) return point.iccs();
        return detail instanceof Piece piece ? String.valueOf(piece.fen()) : detail.toString();
    }
}
