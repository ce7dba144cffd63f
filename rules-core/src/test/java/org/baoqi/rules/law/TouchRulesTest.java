package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch.Manner;
import org.baoqi.rules.law.TouchRuling.Obligation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TouchRulesTest {
    private static final Position POSITION = Position.parse("4k2r1/9/9/p3p4/9/9/4P4/9/8C/4K2RN w");

    @TestFactory
    Stream<DynamicTest> obliges() {
        return Cases.of("touch.csv", TouchRulesTest::check);
    }

    private static void check(CsvTable.Row row) {
        List<Touch> touches = Arrays.stream(row.text("touches").split(" "))
                .map(TouchRulesTest::touch)
                .collect(Collectors.toList());
        TouchRuling ruling = TouchRules.of(row.text("book")).judge(POSITION, touches);
        assertAll(
                () -> assertEquals(row.value("obligation", Obligation.class), ruling.obligation()),
                () -> assertEquals(moves(row.text("moves")), iccs(ruling.moves())),
                () -> assertEquals(row.yes("foul"), ruling.foul().isPresent()));
    }

    private static Touch touch(String text) {
        List<String> words = Arrays.asList(text.split(":"));
        Manner manner = Arrays.stream(Manner.values())
                .filter(m -> words.contains(m.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(Manner.MEANT);
        return new Touch(points(words.get(words.size() - 1), "\\+"), manner, !words.contains("early"));
    }

    private static List<Point> points(String text, String gap) {
        return Arrays.stream(text.split(gap)).map(TouchRulesTest::point).collect(Collectors.toList());
    }

    private static Point point(String text) {
        return Optional.of(text).flatMap(Point::fromIccs).orElseThrow();
    }

    private static Set<String> moves(String cell) {
        List<String> wanted = Arrays.asList(cell.replace("*", "").split(" ", -1));
        return iccs(POSITION.legalMoves()).stream()
                .filter(move -> wanted.stream().anyMatch(move::startsWith))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> iccs(List<Move> moves) {
        return moves.stream().map(Move::iccs).collect(Collectors.toCollection(TreeSet::new));
    }
}
