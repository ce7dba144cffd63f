package org.baoqi.app.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.board.FingerExplorer.FingerEvent;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cell;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A board of nine cells with the player's pieces in two corners: 00 and 22. */
class FingerExplorerTest {
    private static final Set<Cell> PIECES = Set.of(new Cell(0, 0), new Cell(2, 2));

    private final FingerExplorer explorer = new FingerExplorer(PIECES::contains);

    private List<FingerEvent> act(String step) {
        String[] parts = step.split(":");
        Duration now = Duration.ofMillis(Long.parseLong(parts[0]));
        return switch (parts[1]) {
            case "up" -> explorer.up(now);
            case "second" -> explorer.second(now);
            case "rest" -> explorer.rest(now);
            case "interrupt" -> explorer.interrupted();
            case "off" -> explorer.move(Optional.empty(), now);
            case "off↓" -> explorer.down(Optional.empty(), now);
            default ->
                parts[1].startsWith("down") ? explorer.down(cell(parts[1]), now) : explorer.move(cell(parts[1]), now);
        };
    }

    private static Optional<Cell> cell(String action) {
        int digits = Integer.parseInt(action.replaceAll("\\D", ""));
        return Optional.of(new Cell(digits / 10, digits % 10));
    }

    private static String text(FingerEvent event) {
        if (event instanceof FingerEvent.Entered entered) return "enter" + text(entered.cell());
        if (event instanceof FingerEvent.PickedUp picked) return "pick" + text(picked.cell());
        if (event instanceof FingerEvent.Dropped dropped)
            return "drop" + text(dropped.from()) + "-" + text(dropped.to());
        if (event instanceof FingerEvent.Left) return "edge";
        if (event instanceof FingerEvent.Cancelled) return "cancel";
        return event instanceof FingerEvent.Stop ? "stop" : "repeat";
    }

    private static String text(Cell cell) {
        return "" + cell.column() + cell.row();
    }

    private static String text(List<FingerEvent> events) {
        return events.isEmpty()
                ? "-"
                : events.stream().map(FingerExplorerTest::text).collect(Collectors.joining("+"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "fingers.csv", numLinesToSkip = 1)
    void means(String title, String script, String events) {
        List<String> given = new ArrayList<>();
        for (String step : script.split(" ")) given.add(text(act(step)));
        assertEquals(events, String.join(" ", given));
    }
}
