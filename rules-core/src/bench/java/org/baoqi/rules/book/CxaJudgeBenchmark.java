package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.cxa.CxaCycle;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What it costs to class a cycle by CXA2011 that nobody has looked at before: quiet, open, crowded, long,
 * and so wild that the searches reach their bounds.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class CxaJudgeBenchmark {
    @Param({"quiet", "open", "crowded", "long", "wild"})
    public String cycle;

    private Game game;

    @Setup
    public void playGame() {
        game = switch (cycle) {
            case "quiet" -> play("5k3/9/9/9/9/9/9/3NN4/3K5/4p4 w", "d1e1 e0d0 e1d1 d0e0");
            case "open" -> play("3k5/9/4c4/9/2r3N2/9/4R4/4C4/9/4KAB1c w", "e3e4 d9d8 e4e3 d8d9");
            case "crowded" ->
                play("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h2e2 b7e7 e2h2 e7b7");
            case "wild" -> play("2rk1a3/4a4/1R7/2N1c4/2R3C2/6c2/2r6/4C1n2/4A4/3AK4 w", "g5h5 g4h4 h5g5 h4g4");
            default ->
                play(
                        "1rbakab1r/9/1cn2c1n1/p1p1p1p1p/4R4/2P6/P3P1P1P/1CN3NC1/9/1RBAKAB2 w",
                        "b2b5 f7f5 b5b2 f5f7 h2h5 f7f4 h5h2 f4f7");
        };
    }

    @Benchmark
    public List<ClassedMove> classAnew() {
        return new CxaCycle.Reader().since(game, 0).moves();
    }

    private static Game play(String fen, String moves) {
        return Game.of(
                Position.parse(fen),
                Arrays.stream(moves.split(" ")).map(Move::iccs).collect(Collectors.toList()));
    }
}
