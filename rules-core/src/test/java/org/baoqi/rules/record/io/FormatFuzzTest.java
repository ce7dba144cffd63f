package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is wrong with a file, what can be read of it is read. {@code BAOQI_SPOILT} in the environment says how often. */
class FormatFuzzTest {
    private static final int TIMES =
            Integer.parseInt(Optional.ofNullable(System.getenv("BAOQI_SPOILT")).orElse("200"));
    private static final int GAMES = 5;
    /** Two seconds: far from what any of them takes, and near to what people wait. */
    private static final long LONGEST = 2_000_000_000L;

    private final Random random = new Random(9);
    private final List<GameRecord> games = games();

    /** Short games, so that many files can be read. */
    private static List<GameRecord> shortGames() {
        RandomRecord records = new RandomRecord(new Random(2));
        return Stream.generate(records::next)
                .filter(game -> game.line().moves().size() > 5)
                .limit(60)
                .sorted(Comparator.comparing(game -> Pgn.write(game).length()))
                .limit(2)
                .collect(Collectors.toList());
    }

    private List<GameRecord> games() {
        RandomRecord records = new RandomRecord(random);
        List<GameRecord> made = new ArrayList<>();
        while (made.size() < GAMES) {
            GameRecord game = records.next();
            if (game.line().moves().size() > 5) made.add(game);
        }
        return made;
    }

    private byte[] file(GameReading.Format format) {
        GameRecord first = games.get(0);
        return switch (format) {
            case PGN -> text(games.stream().map(Pgn::write).collect(Collectors.joining("\n")));
            case FEN -> text(first.start().fen() + "\n" + first.moves(Notation.WXF));
            case UCCI -> text(games.stream().map(Ucci::write).collect(Collectors.joining("\n")));
            case DHTMLXQ -> text(games.stream().map(Dhtmlxq::write).collect(Collectors.joining("\n")));
            case XQF -> XqfFile.of(first, 18, Charset.forName("GB18030"), random);
            case CBR -> CbrFile.of(first);
            case CBL -> CbrFile.library(games);
            case CBF -> text(CbfFile.of(first));
            case UNKNOWN -> new byte[] {1, 2, 0, 3};
        };
    }

    /** Reads mutated files of every format, so many of each, and tells of the slowest: java … FormatFuzzTest 100000 [seed]. */
    public static void main(String[] args) {
        int times = Integer.parseInt(args[0]);
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        FormatFuzzTest test = new FormatFuzzTest();
        test.games.clear();
        test.games.addAll(shortGames());
        for (GameReading.Format format : GameReading.Format.values())
            System.out.println(format + ": " + test.mutated(format, times, new Random(seed)));
    }

    /** How it went; nothing is thrown and nothing is slow. */
    private String mutated(GameReading.Format format, int times, Random dice) {
        Mutations mutations = new Mutations(dice);
        byte[] good = file(format);
        long slowest = 0;
        long read = 0;
        for (int i = 0; i < times; i++) {
            byte[] bad = mutations.of(good);
            long begun = System.nanoTime();
            for (GameRecord game : GameReader.read(bad).games())
                read += Pgn.write(game).length();
            slowest = Math.max(slowest, System.nanoTime() - begun);
        }
        assertTrue(slowest < LONGEST, format + " took " + slowest / 1_000_000 + " ms");
        return times + " mutated files, " + read + " letters of games read, the slowest in " + slowest / 1_000_000
                + " ms";
    }

    @ParameterizedTest
    @EnumSource(GameReading.Format.class)
    void noMutatedFileThrowsOrTakesLong(GameReading.Format format) {
        assertNotNull(mutated(format, TIMES, new Random(4)));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @EnumSource(GameReading.Format.class)
    void aSpoiltFileGivesGamesAndTroubles(GameReading.Format format) {
        byte[] good = file(format);
        for (int i = 0; i < TIMES; i++) {
            byte[] bad = good.clone();
            for (int n = 1 + random.nextInt(8); n > 0; n--) bad[random.nextInt(bad.length)] = (byte) random.nextInt();
            for (GameRecord game : GameReader.read(bad).games()) assertNotNull(Pgn.write(game));
        }
    }

    @ParameterizedTest
    @EnumSource(value = GameReading.Format.class, names = "UNKNOWN", mode = EnumSource.Mode.EXCLUDE)
    void aFileThatIsCutOffLosesNoEarlierGame(GameReading.Format format) {
        byte[] good = file(format);
        List<GameRecord> whole = GameReader.read(good).games();
        for (int i = 0; i < TIMES / 2; i++) {
            GameReading part = GameReader.read(Arrays.copyOf(good, random.nextInt(good.length)));
            List<GameRecord> read = part.games();
            assertTrue(read.size() <= whole.size());
            for (int n = 0; n + 1 < read.size(); n++)
                assertEquals(whole.get(n).line(), read.get(n).line());
            if (!read.isEmpty()) assertBegins(whole.get(read.size() - 1), read.get(read.size() - 1));
        }
    }

    /** A text may end anywhere and be whole; these files say how they go on. */
    @ParameterizedTest
    @EnumSource(
            value = GameReading.Format.class,
            names = {"XQF", "CBR"})
    void aGameThatIsCutOffIsNotTakenForWhole(GameReading.Format format) {
        byte[] good = file(format);
        List<GameRecord> whole = GameReader.read(good).games();
        for (int end = 1; end < good.length; end++) {
            GameReading part = GameReader.read(Arrays.copyOf(good, end));
            assertTrue(part.games().equals(whole) || !part.problems().isEmpty(), format + " cut at " + end);
        }
    }

    private static void assertBegins(GameRecord whole, GameRecord part) {
        int plies = part.line().moves().size();
        assertTrue(plies <= whole.line().moves().size());
        assertEquals(whole.line().plain().subList(0, plies), part.line().plain());
    }

    @ParameterizedTest
    @EnumSource(
            value = GameReading.Format.class,
            names = {"PGN", "DHTMLXQ", "CBL"})
    void gamesBehindTheDamageAreReadToo(GameReading.Format format) {
        String good = new String(file(format), StandardCharsets.ISO_8859_1);
        String signature = format == GameReading.Format.CBL
                ? "CCBridge Record"
                : format == GameReading.Format.PGN ? "1. " : "movelist]";
        int second = good.indexOf(signature, good.indexOf(signature) + 200);
        assertFalse(second < 0);
        byte[] bad = good.getBytes(StandardCharsets.ISO_8859_1);
        int at = format == GameReading.Format.CBL ? second + 2214 : second + signature.length();
        for (int i = 0; i < (format == GameReading.Format.CBL ? 200 : 3); i++) bad[at + i] = 'Z';
        GameReading reading = GameReader.read(bad);
        assertFalse(reading.problems().isEmpty());
        GameRecord last = reading.games().get(reading.games().size() - 1);
        assertEquals(games.get(GAMES - 1).line(), last.line());
    }
}
