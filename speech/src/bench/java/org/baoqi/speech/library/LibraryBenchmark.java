package org.baoqi.speech.library;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.OpeningBook.Opening;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a library of ten thousand games takes to be said and counted, and a search to be understood. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LibraryBenchmark {
    private static final int GAMES = 10_000;
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    private final Words words = Words.in(Language.TRADITIONAL);
    private final List<GameSummary> games = games();

    private static List<GameSummary> games() {
        Random random = new Random(10);
        List<Opening> openings = OpeningBook.builtIn().openings();
        List<GameSummary> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++)
            games.add(new GameSummary(
                    new BothSides<>(
                            GameSummary.RecordedPlayer.person("棋手" + i % 97),
                            new GameSummary.RecordedPlayer("", Optional.of(1 + i % 10))),
                    Optional.of(TODAY.minusDays(random.nextInt(700))),
                    Optional.of(openings.get(random.nextInt(openings.size())).id()),
                    Outcome.values()[random.nextInt(Outcome.values().length)],
                    Optional.of(EndingKind.values()[random.nextInt(EndingKind.values().length)]),
                    random.nextInt(200),
                    i % 50 == 0,
                    Optional.of(Side.RED)));
        return games;
    }

    @Benchmark
    public int sayAll() {
        SummaryWords summary = new SummaryWords(words, TODAY);
        int length = 0;
        for (GameSummary game : games) length += summary.full(game).length();
        return length;
    }

    @Benchmark
    public GameFilter readFilter() {
        return FilterReader.read("去年贏的屏風馬", words, TODAY);
    }

    @Benchmark
    public List<String> count() {
        return Statistics.of(games).sentences(words);
    }
}
