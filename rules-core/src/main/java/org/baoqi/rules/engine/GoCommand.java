package org.baoqi.rules.engine;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Side;

/** The limits that follow {@code go}. Words it does not know, and numbers that are none, are passed over. */
final class GoCommand {
    private final Map<String, Long> numbers = new HashMap<>();
    private final boolean ponder;
    private final List<String> among;

    GoCommand(List<String> words) {
        ponder = words.contains("ponder");
        int moves = words.indexOf("searchmoves");
        among = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
        for (int i = 0; i + 1 < words.size(); i++)
            if (words.get(i + 1).matches("-?\\d{1,15}")) numbers.put(words.get(i), Long.parseLong(words.get(i + 1)));
    }

    /** What follows {@code searchmoves}: moves, and perhaps other words. */
    List<String> among() {
        return among;
    }

    /** The depth of {@code go perft}. */
    Optional<Integer> perft() {
        return number("perft").map(Long::intValue);
    }

    /** @param unit of UCCI's times */
    SearchLimits limits(Side side, ChronoUnit unit) {
        SearchLimits limits = timed(side, unit);
        if (numbers.containsKey("depth"))
            limits = limits.withDepth(number("depth").get().intValue());
        if (numbers.containsKey("nodes"))
            limits = limits.withNodes(number("nodes").get());
        return ponder ? limits.pondering() : limits;
    }

    private SearchLimits timed(Side side, ChronoUnit unit) {
        String letter = side == Side.RED ? "w" : "b";
        if (numbers.containsKey("movetime")) return SearchLimits.ofMoveTime(time("movetime", ChronoUnit.MILLIS));
        if (numbers.containsKey(letter + "time"))
            return clock(time(letter + "time", ChronoUnit.MILLIS), time(letter + "inc", ChronoUnit.MILLIS));
        if (numbers.containsKey("time")) return clock(time("time", unit), time("increment", unit));
        return SearchLimits.infinite();
    }

    private SearchLimits clock(Duration left, Duration increment) {
        return SearchLimits.ofClock(
                left, increment, number("movestogo").orElse(0L).intValue());
    }

    private Duration time(String name, ChronoUnit unit) {
        return Duration.of(number(name).orElse(0L), unit);
    }

    private Optional<Long> number(String name) {
        return Optional.ofNullable(numbers.get(name));
    }
}
