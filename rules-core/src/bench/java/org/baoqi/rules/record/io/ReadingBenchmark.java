package org.baoqi.rules.record.io;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
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

/** How long files take that have far too much of one thing. Four times the size may take about four times as long. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class ReadingBenchmark {
    @Param({"20000", "80000"})
    public int size;

    /** What comes first, and what is repeated behind it. */
    @Param({
        "1. 炮二平五 |(炮八平五)",
        "1. 炮二平五 |{好}",
        "|1. 炮二平五 (",
        "|[\"",
        "[Event x|\n",
        "|炮二平五",
        "fen |a ",
        "[DhtmlXQ]|[DhtmlXQ_red]",
        "<ChineseChessRecord>|<Move value=\"77-47\">"
    })
    public String file;

    private byte[] bytes;

    @Setup
    public void setUp() {
        int bar = file.indexOf('|');
        String text = file.substring(0, bar) + String.join("", Collections.nCopies(size, file.substring(bar + 1)));
        bytes = text.getBytes(StandardCharsets.UTF_8);
    }

    @Benchmark
    public GameReading read() {
        return GameReader.read(bytes);
    }
}
