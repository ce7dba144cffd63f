package org.baoqi.rules.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What it costs to judge a game of 300 plies with all pieces on the board that ends in a cycle played three times. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class JudgeBenchmark {
    private static final int PLIES = 300;
    private static final int CYCLES = 3;
    private static final int CYCLE = 4;

    @Param({"TW113", "XQEF", "CXA2011", "LIONS", "AXF"})
    public String rules;

    private RuleBook book;
    private Game game;

    @Setup
    public void playGame() {
        book = RuleBooks.byId(rules).orElseThrow();
        Random random = new Random(1);
        Game played = Game.from(Position.initial());
        while (played.moves().size() < PLIES - CYCLES * CYCLE) played = played.play(quietMove(played, random));
        Move move = quietMove(played, random);
        played = played.play(move);
        Move answer = quietMove(played, random);
        played = played.play(answer).play(back(move)).play(back(answer));
        game = played.folded(CYCLES);
    }

    @Benchmark
    public Verdict judge() {
        return book.judge(game);
    }

    @Benchmark
    public List<ClassedMove> judgeAndExplain() {
        return book.judge(game).cycle().orElseThrow().moves();
    }

    /** A move that takes nothing, checks nobody and can be taken back. */
    private static Move quietMove(Game game, Random random) {
        Position position = game.position();
        List<Move> quiet = new ArrayList<>(position.legalMoves());
        quiet.removeIf(move -> position.pieceAt(move.to()).isPresent()
                || position.pieceAt(move.from()).orElseThrow().kind() == Kind.PAWN
                || position.play(move).isInCheck(position.sideToMove().opposite()));
        return quiet.get(random.nextInt(quiet.size()));
    }

    private static Move back(Move move) {
        return new Move(move.to(), move.from());
    }
}
