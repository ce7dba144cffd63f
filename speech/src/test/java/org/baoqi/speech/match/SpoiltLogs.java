package org.baoqi.speech.match;

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
import org.baoqi.speech.table.RandomMatch;

/** Honest logs of every version, and such as are well-formed nonsense: each line is an event, and together they make no match. */
public final class SpoiltLogs {
    private SpoiltLogs() {}

    public static Map<String, byte[]> honest() throws IOException {
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
        try (InputStream in = SpoiltLogs.class.getResourceAsStream(file)) {
            return in.readAllBytes();
        }
    }

    public static byte[] mixed(byte[] log, Random random) {
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
}
