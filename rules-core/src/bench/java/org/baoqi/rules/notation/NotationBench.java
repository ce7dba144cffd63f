package org.baoqi.rules.notation;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** The 44 moves of the initial position, written and read. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class NotationBench {
    @Param({"TRADITIONAL", "WXF", "ICCS"})
    public Notation form;

    private final Position position = Position.initial();
    private final List<Move> moves = position.legalMoves();

    @Benchmark
    public void write(Blackhole hole) {
        MoveWriter writer = new MoveWriter(position);
        for (Move move : moves) hole.consume(writer.write(form, move));
    }

    @Benchmark
    public void writeAndRead(Blackhole hole) {
        MoveWriter writer = new MoveWriter(position);
        for (Move move : moves) hole.consume(form.read(writer.write(form, move), position));
    }
}
