package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.table.Matches.FakeTime;

/**
 * A player who types the lines of a script, {@code > 炮二平五}. A line {@code @30s} is thirty seconds of thought. Where the
 * machine is slow, it has its move at a line {@code !}.
 */
final class ScriptQueue implements DeskThread.Queue {
    static final String TYPED = "> ";
    static final String MOVES = "!";

    private final Deque<String> script;
    private final Deque<DeskThread.Item> others = new ArrayDeque<>();
    private final FakeTime time;
    private final Consumer<String> echo;
    private final boolean slow;
    private Duration thought = Duration.ZERO;

    ScriptQueue(List<String> script, FakeTime time, Consumer<String> echo) {
        this(script, time, echo, false);
    }

    ScriptQueue(List<String> script, FakeTime time, Consumer<String> echo, boolean slow) {
        this.script = new ArrayDeque<>(script);
        this.time = time;
        this.echo = echo;
        this.slow = slow;
    }

    @Override
    public DeskThread.Item next(Optional<Duration> patience) {
        if (!others.isEmpty() && (!slow || script.isEmpty())) return others.poll();
        if (script.peek() != null && script.peek().equals(MOVES)) return machine();
        if (thought.isZero() && !script.isEmpty() && script.peek().startsWith("@")) thought = span(shown());
        if (!thought.isZero()) return think(patience);
        if (script.isEmpty()) return new DeskThread.Item.Closed();
        return new DeskThread.Item.Typed(shown().substring(TYPED.length()));
    }

    private DeskThread.Item machine() {
        shown();
        return others.poll();
    }

    private String shown() {
        echo.accept(script.peek());
        return script.poll();
    }

    private DeskThread.Item think(Optional<Duration> patience) {
        Duration step = patience.filter(p -> p.compareTo(thought) < 0).orElse(thought);
        time.pass(step);
        thought = thought.minus(step);
        return new DeskThread.Item.Nothing();
    }

    private static Duration span(String line) {
        TimeControlText.Reading reading = TimeControlText.read(line.substring(1));
        return ((TimeControlText.Reading.Read) reading).controls().red().base();
    }

    @Override
    public void put(DeskThread.Item message) {
        others.add(message);
    }
}
