package org.baoqi.rules.engine;

import java.util.concurrent.TimeUnit;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** How long a search that is under way takes to answer once it is stopped, with its percentiles. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 4, time = 15)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class StopBenchmark {
    /** Long enough for the search to be in the middle of an iteration. */
    private static final int THINKING_MILLIS = 40;

    private final Engine engine = new Engine();
    private RunningSearch thinking;

    @Setup(Level.Invocation)
    public void think() throws InterruptedException {
        thinking = engine.start(SearchTask.of(Game.from(Position.initial()), SearchLimits.infinite()), thought -> {});
        Thread.sleep(THINKING_MILLIS);
    }

    @Benchmark
    public SearchResult stop() {
        thinking.stop();
        return thinking.answer().join();
    }

    @TearDown(Level.Trial)
    public void end() {
        engine.close();
    }
}
