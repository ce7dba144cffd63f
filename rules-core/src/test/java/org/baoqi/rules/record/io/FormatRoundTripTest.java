package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Generated games through every format, without loss of what it can hold. The environment variable {@code BAOQI_GAMES} says
 * how many; each format then tells what it has done.
 */
class FormatRoundTripTest {
    private static final int GAMES =
            Integer.parseInt(Optional.ofNullable(System.getenv("BAOQI_GAMES")).orElse("150"));
    private static final List<String> TAGS = List.of("Title", "Event", "Date", "Site", "Red", "Black");

    private final Random random = new Random(8);
    private final RandomRecord records = new RandomRecord(random);

    private void through(GameReading.Format format, Function<GameRecord, byte[]> write) {
        for (int i = 0; i < GAMES; i++) {
            GameRecord game = records.next();
            GameReading reading = GameReader.read(write.apply(game));
            assertEquals(List.of(), reading.problems());
            assertEquals(format, reading.format());
            assertSame(game, reading.games().get(0));
        }
    }

    private static void assertSame(GameRecord expected, GameRecord read) {
        assertEquals(expected.start(), read.start());
        assertEquals(expected.line(), read.line());
        assertEquals(expected.result(), read.result());
        for (String tag : TAGS) assertEquals(expected.tag(tag), read.tag(tag));
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void pgnInEveryNotation(Notation form) {
        through(GameReading.Format.PGN, game -> Pgn.write(game, form).getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "GB18030", "UTF-16"})
    void dhtmlxq(String charset) {
        through(GameReading.Format.DHTMLXQ, game -> Dhtmlxq.write(game).getBytes(Charset.forName(charset)));
    }

    @ParameterizedTest
    @CsvSource({"10, GB18030", "11, GB18030", "12, GB18030", "18, GB18030", "18, UTF-8"})
    void xqf(int version, String charset) {
        through(GameReading.Format.XQF, game -> XqfFile.of(game, version, Charset.forName(charset), random));
    }

    @Test
    void cbr() {
        through(GameReading.Format.CBR, CbrFile::of);
    }

    @Test
    void cbl() {
        List<GameRecord> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) games.add(records.next());
        GameReading reading = GameReader.read(CbrFile.library(games));
        assertEquals(List.of(), reading.problems());
        assertEquals(games.size(), reading.games().size());
        for (int i = 0; i < games.size(); i++)
            assertSame(games.get(i), reading.games().get(i));
    }

    @Test
    void whatEnginesAreTold() {
        for (int i = 0; i < GAMES; i++) {
            GameRecord game = records.next();
            GameReading reading = GameReader.read(Ucci.write(game).getBytes(StandardCharsets.UTF_8));
            assertEquals(GameReading.Format.UCCI, reading.format());
            assertEquals(game.start(), reading.games().get(0).start());
            assertEquals(game.line().plain(), reading.games().get(0).line().plain());
        }
    }

    @Test
    void manyGamesOneBehindTheOther() {
        List<GameRecord> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) games.add(records.next());
        assertAll(games, games.stream().map(Pgn::write).collect(Collectors.joining("\n")));
        assertAll(games, games.stream().map(Dhtmlxq::write).collect(Collectors.joining("\n")));
    }

    private static void assertAll(List<GameRecord> games, String text) {
        GameReading reading = GameReader.read(text.getBytes(StandardCharsets.UTF_8));
        assertEquals(games.size(), reading.games().size());
        for (int i = 0; i < games.size(); i++)
            assertSame(games.get(i), reading.games().get(i));
    }
}
