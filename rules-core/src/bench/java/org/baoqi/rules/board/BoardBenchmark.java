package org.baoqi.rules.board;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Perft.LegalCount;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long the board takes: over a whole perft, and for one position's moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoardBenchmark {
    @Param({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "r3ka2r/4a4/2c1b1c2/9/4R4/9/9/2C1B1C2/4A4/3AK3R w",
        "2b1ka3/9/3N5/9/9/4R4/1r7/9/9/3K5 b"
    })
    public String fen;

    private final int[] moves = new int[IntMove.MOST];
    private Position position;
    private MoveGenerator generator;
    private LegalCount count;

    @Setup
    public void setUp() {
        position = Position.parse(fen);
        generator = new MoveGenerator(position.board());
        count = new LegalCount(position.board());
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long perftOfFourPlies() {
        return Perft.nodes(position, 4);
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int generateAll() {
        return generator.all(moves, 0);
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int generateCaptures() {
        return generator.captures(moves, 0);
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int countLegal() {
        return count.count();
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public List<Move> listForEverybody() {
        return position.legalMoves();
    }
}
