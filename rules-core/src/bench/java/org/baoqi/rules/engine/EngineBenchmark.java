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
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** How fast the engine thinks: nodes a second, and the time to depth 10, from an empty memory. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class EngineBenchmark {
    private static final int NODES = 102_400;

    private Engine engine;

    @Setup(Level.Invocation)
    public void begin() {
        engine = new Engine(8, 1);
    }

    @TearDown(Level.Invocation)
    public void end() {
        engine.close();
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(NODES)
    public SearchResult nodesASecond() {
        return engine.think(SearchTask.of(Game.from(Position.initial()), SearchLimits.ofNodes(NODES)));
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public SearchResult timeToDepthTen() {
        return engine.think(SearchTask.of(
                Game.from(Position.initial()), SearchLimits.infinite().withDepth(10)));
    }
}
