package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.notation.Notation;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Matches.FakeTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.PlayerInput;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every operation of the disk fails once, in turn, at every step of a match that is played at the desk and of one that is
 * hosted: the match goes on, or is taken up again, with every event that anybody has heard of.
 */
class FaultInjectionTest {
    private static final List<String> SCRIPT = List.of("> 炮二平五", "@12s", "> 馬二進三", "> 時間", "@7s", "> 俥一平二", "> 兵七進一");
    private static final String MOVES = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5";

    /** One fault costs one move of the player's, and those that cannot be played without it. */
    private static final int SHORTEST = 4;

    private final FaultyDisk disk = new FaultyDisk(FileSystems.getDefault());
    private int folders;

    @TempDir
    private Path temporary;

    private GameFiles files() throws IOException {
        Path folder = disk.path(Files.createDirectories(temporary.resolve(String.valueOf(folders++))));
        return new GameFiles(folder.resolve("game.pgn.log"), folder.resolve("game.pgn"));
    }

    private static MatchSetup setup(MatchSetup.Seat black) {
        return MatchSetup.of(
                new BothSides<>(MatchSetup.Seat.person(), black),
                ((TimeControlText.Reading.Read) TimeControlText.read("15m+5s")).controls(),
                RuleBooks.byId("XQEF").orElseThrow());
    }

    private static Narrator narrator() {
        return new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
    }

    /** What was heard of a match, and what has become of it. */
    private record Run(List<String> said, MatchState state, boolean begun) {}

    @Test
    void aGameAtTheDeskGoesOnAfterEveryFault() throws IOException {
        String calm = moves(play(files()).state());
        assertEquals(8, calm.split(" ").length, calm);
        int points = disk.operations();
        assertTrue(points > 60, "operations: " + points);
        for (boolean half : new boolean[] {false, true})
            for (int point = 0; point < points; point++) {
                GameFiles files = files();
                disk.fail(point, half);
                Run run = play(files);
                if (run.begun()) assertWhole(files, run, "point " + point);
                else assertEquals(calm, moves(play(files).state()), "point " + point);
            }
        System.out.println("desk: " + 2 * points + " points of failure, nothing lost");
    }

    /** Plays the script. A move that was refused is not in the game; those after it are, where they can be played. */
    private Run play(GameFiles files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(new byte[0]),
                new BufferedReader(new StringReader("")),
                print,
                print,
                SpokenLanguage.TAIWAN_MANDARIN);
        FakeTime time = new FakeTime();
        try (FileStore store = FileStore.create(files.log())) {
            Match match = Match.begin(
                    setup(MatchSetup.Seat.machine(3)), store, MatchTime.from(Duration.ZERO, time), narrator());
            ScriptQueue queue = new ScriptQueue(SCRIPT, time, line -> {});
            DeskThread thread = new DeskThread(queue, time);
            DeskOutput output = new DeskOutput.Printed(print);
            Table table = new Table(
                    match,
                    new ScriptedOpponent(List.of()),
                    new Table.Threads(thread, Runnable::run, thread),
                    output.saving(new GameKeeper.RecordSaver(match, files, terminal)));
            table.seat(VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN), new Ear.Habits(false, false));
            table.open();
            new Play(table, thread, output, Player::read).run();
            Optional<IOException> unsaved = saved(match, files, terminal);
            assertFalse(unsaved.isPresent());
            return new Run(List.of(out.toString(StandardCharsets.UTF_8).split("\n")), match.state(), true);
        } catch (IOException | MatchStore.RefusedException notBegun) {
            Files.deleteIfExists(files.log());
            return new Run(List.of(), null, false);
        }
    }

    private static Optional<IOException> saved(Match match, GameFiles files, Terminal terminal) {
        try {
            new GameKeeper.RecordSaver(match, files, terminal).run();
            return Files.exists(files.pgn()) ? Optional.empty() : Optional.of(new IOException("no record"));
        } catch (RuntimeException e) {
            return Optional.of(new IOException(e));
        }
    }

    private static String moves(MatchState state) {
        return state.history().moves().stream().map(Move::iccs).collect(Collectors.joining(" "));
    }

    private void assertWhole(GameFiles files, Run run, String point) throws IOException {
        disk.fail(-1, false);
        MatchLog.Reading.Read log = assertInstanceOf(MatchLog.Reading.Read.class, files.read(), point);
        assertEquals(Optional.empty(), log.damage(), point);
        assertFalse(log.torn(), point);
        assertEquals(run.state(), log.state(), point);
        String said = String.join("\n", run.said());
        run.state().history().plies().forEach(ply -> {
            String move = Notation.TRADITIONAL.write(ply.before(), ply.move());
            assertTrue(said.contains(move), point + ": " + move + " is kept, and nobody has heard of it:\n" + said);
        });
        assertTrue(run.state().history().plies().size() >= SHORTEST, point + ": " + said);
        long refused = run.said().stream().filter(line -> line.contains("存不了檔")).count();
        assertTrue(refused <= 1, point + ": " + run.said());
    }

    /** Taking up a kept game: reads fail, too. */
    @Test
    void aGameIsTakenUpAgainAfterEveryFault() throws IOException {
        GameFiles kept = files();
        MatchState left = play(kept).state();
        byte[] log = Files.readAllBytes(kept.log());
        disk.fail(-1, false);
        takeUp(kept);
        int points = disk.operations();
        for (int point = 0; point < points; point++) {
            GameFiles files = files();
            Files.write(files.log(), log);
            disk.fail(point, false);
            boolean up = takeUp(files);
            disk.fail(-1, false);
            assertTrue(up || takeUp(files), "point " + point);
            MatchLog.Reading.Read read = (MatchLog.Reading.Read) files.read();
            assertEquals(left.history(), read.state().history());
            assertEquals(Optional.empty(), read.damage());
        }
        System.out.println("resume: " + points + " points of failure, nothing lost");
    }

    private boolean takeUp(GameFiles files) {
        try {
            MatchLog.Reading.Read log = (MatchLog.Reading.Read) files.read();
            if (!files.isOwn(log.events())) return false;
            try (FileStore store = FileStore.append(files.log(), log)) {
                FakeTime time = new FakeTime();
                Match match = Match.resume(
                        log.state(), store, MatchTime.from(log.state().at(), time), narrator());
                return !match.goOn().isEmpty();
            }
        } catch (IOException | MatchStore.RefusedException told) {
            return false;
        }
    }

    /** A hosted match: what the phones are told is what is stored, and everybody's clock stands while nothing can be. */
    @Test
    void aHostedMatchGoesOnAfterEveryFault() throws IOException {
        assertEquals(MOVES, host(files()));
        int points = disk.operations();
        for (boolean half : new boolean[] {false, true})
            for (int point = 0; point < points; point++) {
                GameFiles files = files();
                disk.fail(point, half);
                String moves = host(files);
                assertEquals(MOVES, moves.isEmpty() ? host(files) : moves, "point " + point);
            }
        System.out.println("hosted: " + 2 * points + " points of failure, nothing lost");
    }

    /** An alarm that rings when time has passed. */
    private static final class HandAlarm implements Alarm {
        private Optional<Runnable> task = Optional.empty();

        @Override
        public void set(Duration in, Runnable ring) {
            task = Optional.of(ring);
        }

        @Override
        public void clear() {
            task = Optional.empty();
        }

        void ring() {
            Optional<Runnable> due = task;
            task = Optional.empty();
            due.ifPresent(Runnable::run);
        }
    }

    private String host(GameFiles files) throws IOException {
        List<MatchEvent> told = new ArrayList<>();
        List<String> heard = new ArrayList<>();
        FakeTime time = new FakeTime();
        HandAlarm alarm = new HandAlarm();
        try (FileStore store = FileStore.create(files.log())) {
            Match match = Match.begin(
                    setup(MatchSetup.Seat.person()),
                    (events, after) -> {
                        store.append(events, after);
                        told.addAll(events);
                    },
                    MatchTime.from(Duration.ZERO, time),
                    narrator());
            Table table = new Table(
                    match,
                    Opponent.NONE,
                    new Table.Threads(Runnable::run, Runnable::run, alarm),
                    said -> said.forEach(each -> heard.add(each.shown())));
            table.open();
            for (String move : MOVES.split(" ")) {
                Side side = table.state().sideToMove();
                int plies = table.state().history().plies().size();
                table.rule(side, new PlayerInput.Play(Move.iccs(move)));
                if (table.state().history().plies().size() == plies) {
                    Duration stands = table.now();
                    time.pass(Duration.ofMinutes(20));
                    assertEquals(stands, table.now());
                    alarm.ring();
                    table.rule(side, new PlayerInput.Play(Move.iccs(move)));
                }
                time.pass(Duration.ofSeconds(6));
                alarm.ring();
            }
            table.close();
            assertTrue(count(heard, "存不了檔") <= 1, () -> String.join("\n", heard));
            assertKept(files, told, table.state());
            return moves(table.state());
        } catch (IOException | MatchStore.RefusedException notBegun) {
            Files.deleteIfExists(files.log());
            return "";
        }
    }

    private void assertKept(GameFiles files, List<MatchEvent> told, MatchState state) throws IOException {
        int before = disk.operations();
        MatchLog.Reading.Read log = (MatchLog.Reading.Read) files.read();
        assertEquals(Optional.empty(), log.damage());
        for (int i = 0; i < told.size(); i++)
            assertEquals(MatchLog.line(told.get(i)), MatchLog.line(log.events().get(i)), "line " + i);
        assertEquals(
                told.size(),
                log.events().size(),
                () -> "and " + log.events().subList(told.size(), log.events().size()));
        assertEquals(log.state(), state);
        disk.forget(before);
    }

    private static long count(List<String> heard, String part) {
        return heard.stream().filter(line -> line.contains(part)).count();
    }
}
