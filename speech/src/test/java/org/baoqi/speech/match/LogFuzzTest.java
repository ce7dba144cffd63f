package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.narrate.Replay;
import org.baoqi.speech.table.RandomMatch;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;

/** Logs that are spoilt, and logs that are well-formed nonsense: read with a reason, never an exception, never slowly. */
class LogFuzzTest {
    private static final int TIMES = 400;
    private static final long LONGEST = 2_000_000_000L;

    /** Many of them: java … LogFuzzTest 100000 [seed]. */
    public static void main(String[] args) throws IOException {
        System.out.println(run(Integer.parseInt(args[0]), args.length > 1 ? Long.parseLong(args[1]) : 1));
    }

    @Test
    void noSpoiltLogThrowsOrTakesLong() throws IOException {
        assertNotNull(run(TIMES, 5));
    }

    private static Map<String, byte[]> logs() throws IOException {
        Map<String, byte[]> logs = new LinkedHashMap<>();
        for (String name :
                List.of("play-match", "play-sealed", "referee-inclusive", "referee-recovery", "referee-touch"))
            logs.put(name, resource("version-2/" + name + ".log"));
        RandomMatch random = new RandomMatch(3);
        random.go(60);
        String checked = MatchLog.HEADER + "\n" + MatchLog.write(random.store.events, MatchLog.Chain.START);
        logs.put("checked", checked.getBytes(StandardCharsets.UTF_8));
        return logs;
    }

    private static byte[] resource(String file) throws IOException {
        try (InputStream in = LogFuzzTest.class.getResourceAsStream(file)) {
            return in.readAllBytes();
        }
    }

    private static String run(int times, long seed) throws IOException {
        Random random = new Random(seed);
        Mutations mutations = new Mutations(random);
        List<String> told = new ArrayList<>();
        for (Map.Entry<String, byte[]> log : logs().entrySet()) {
            long slowest = 0;
            int damaged = 0;
            for (int i = 0; i < times; i++) {
                // Every other one keeps its lines whole and mixes them: each is an event, and together they are
                // nonsense.
                byte[] bad = i % 2 == 0 ? mutations.of(log.getValue()) : mixed(log.getValue(), random);
                long begun = System.nanoTime();
                damaged += read(bad) ? 1 : 0;
                slowest = Math.max(slowest, System.nanoTime() - begun);
            }
            assertTrue(slowest < LONGEST, log.getKey() + " took " + slowest / 1_000_000 + " ms");
            told.add(log.getKey() + ": " + times + " logs, " + damaged + " with damage told, the slowest in "
                    + slowest / 1_000_000 + " ms");
        }
        return String.join("\n", told);
    }

    /** Whether damage was found. What is read is told, written and read again. */
    private static boolean read(byte[] log) {
        if (!(MatchLog.read(log) instanceof MatchLog.Reading.Read read)) return true;
        assertEquals(read.state(), MatchState.of(read.events()));
        Words words = Words.in(SpokenLanguage.TAIWAN_MANDARIN.texts());
        read.damage().ifPresent(damage -> {
            assertNotNull(damage.sentences(read.state(), words));
            assertNotNull(damage.rest(read.state()).state());
        });
        assertNotNull(MatchRecord.of(read.state(), words));
        return read.damage().isPresent() || read.torn();
    }

    private static byte[] mixed(byte[] log, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(new String(log, StandardCharsets.UTF_8).split("\n")));
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int at = 1 + random.nextInt(lines.size() - 1);
            int other = 1 + random.nextInt(lines.size() - 1);
            if (random.nextBoolean()) lines.set(at, lines.get(other));
            else lines.add(at, field(lines.get(other), lines.get(at), random));
        }
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** A line with a field of another. */
    private static String field(String line, String other, Random random) {
        String[] fields = line.split("\t", -1);
        String[] theirs = other.split("\t", -1);
        fields[random.nextInt(fields.length)] = theirs[random.nextInt(theirs.length)];
        return Arrays.stream(fields).collect(Collectors.joining("\t"));
    }

    /** Whatever of a nonsense log makes a match can be told from its beginning. */
    @Test
    void whatIsReadOfNonsenseCanBeTold() throws IOException {
        Random random = new Random(8);
        Narrator narrator = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
        for (byte[] log : logs().values())
            for (int i = 0; i < TIMES / 8; i++)
                if (MatchLog.read(mixed(log, random)) instanceof MatchLog.Reading.Read read)
                    assertNotNull(Replay.of(read.events(), narrator));
    }
}
