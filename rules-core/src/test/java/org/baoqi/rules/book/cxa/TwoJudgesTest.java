package org.baoqi.rules.book.cxa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The judge and {@link PlainJudge}, which follows the articles one by one, class every move alike: those of the figures,
 * and of random cycles. {@link #main} makes a long run.
 */
class TwoJudgesTest {
    private static final int CYCLES = 60;
    private static final int POSITIONS = 4000;
    private static final int PATIENCE_SECONDS = 60;
    /** Before the seed of a cycle that has been judged. */
    private static final String DONE = "done ";

    /** Figures for which the plain judge takes many seconds. */
    private static final List<String> LONG = List.of("CXA2011 参考图 3", "CXA2011 参考图 48", "CXA2011 图 2", "CXA2011 图 28");

    @TestFactory
    Stream<DynamicTest> agreeOnTheFigures() {
        return Stream.of("/figures.csv", "/articles.csv")
                .flatMap(Cases::rows)
                .filter(row -> row[1].equals("CXA2011") && !row[7].equals("lost") && !LONG.contains(row[0]))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> assertEquals(List.of(), differences(game(row)))));
    }

    /** No class of a figure rests on the bound of the searches. */
    @TestFactory
    Stream<DynamicTest> aFourTimesLargerBoundChangesNoClass() {
        return Stream.of("/figures.csv", "/articles.csv")
                .flatMap(Cases::rows)
                .filter(row -> row[1].equals("CXA2011") && !row[7].equals("lost"))
                .map(row -> DynamicTest.dynamicTest(
                        row[0], () -> assertEquals(classes(game(row), 2000), classes(game(row), 8000))));
    }

    private static List<String> classes(Game cycle, int positions) {
        List<String> classes = new ArrayList<>();
        List<Move> moves = cycle.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Point arrived = moves.get(ply == 0 ? moves.size() - 1 : ply - 1).to();
            MoveJudgement judged = MoveJudgement.of(cycle.positions().get(ply), arrived, moves.get(ply), positions);
            classes.add(judged.kind() + " " + judged.weight());
        }
        return classes;
    }

    @Test
    void agreeOnRandomCycles() {
        RandomCycles cycles = new RandomCycles(1);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < CYCLES; i++) differences.addAll(differences(cycles.next()));
        assertEquals(List.of(), differences);
    }

    /**
     * Judges cycles that each have a seed of their own, and goes on where its file ends. A cycle that the plain judge does
     * not finish in time is noted too.
     *
     * @param arguments the first seed, the last, and the file
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[2]);
        int done = Files.exists(file) ? lastDone(Files.readAllLines(file)) : Integer.parseInt(arguments[0]) - 1;
        ExecutorService plain = Executors.newSingleThreadExecutor();
        for (int seed = done + 1; seed <= Integer.parseInt(arguments[1]); seed++) {
            Game cycle = new RandomCycles(seed).next();
            List<String> lines = new ArrayList<>(withPatience(plain, () -> differences(cycle), cycle));
            lines.add(DONE + seed);
            Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        plain.shutdown();
    }

    private static int lastDone(List<String> lines) {
        String last = lines.get(lines.size() - 1);
        return Integer.parseInt(last.substring(DONE.length()));
    }

    private static List<String> withPatience(ExecutorService plain, Callable<List<String>> judging, Game cycle) {
        Future<List<String>> differences = plain.submit(judging);
        try {
            return differences.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            differences.cancel(true);
            return List.of("not finished: " + cycle.positions().get(0).fen() + " " + cycle.moves());
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Game game(String[] row) {
        return Game.of(
                Position.parse(row[2]),
                Arrays.stream(row[3].split(" ")).map(Move::iccs).collect(Collectors.toList()));
    }

    private static List<String> differences(Game cycle) {
        List<String> differences = new ArrayList<>();
        List<Move> moves = cycle.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Position before = cycle.positions().get(ply);
            Point arrived = moves.get(ply == 0 ? moves.size() - 1 : ply - 1).to();
            MoveJudgement judged = MoveJudgement.of(before, arrived, moves.get(ply), POSITIONS);
            PlainJudge.Judged plain = new PlainJudge(before, arrived, moves.get(ply)).judge();
            if (judged.weight() != plain.weight() || attack(judged.kind()) != attack(plain.kind()))
                differences.add(before.fen() + " " + moves.get(ply).iccs() + " after " + arrived + ": " + judged.kind()
                        + " " + judged.weight() + ", plainly " + plain);
        }
        return differences;
    }

    /** All that is allowed is one (24.8). */
    private static MoveClass attack(MoveClass kind) {
        return kind.compareTo(MoveClass.CHASE) <= 0 ? kind : MoveClass.IDLE;
    }
}
