package org.baoqi.app.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.Form;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.Pgn;

/**
 * A library as a file of text: a line that names the format and its version, then the games. Each begins with a line of
 * what is kept beside it; the lines of its log and of its record follow, and how many they are stands before them.
 */
final class Backup {
    static final String HEADER = "baoqi-library 1";
    private static final String GAME = "game";
    private static final String TAB = "\t";

    private Backup() {}

    /**
     * One game.
     *
     * @param log the lines of the match's log; none for a game from elsewhere
     * @param record the record with variations and comments; none where the log tells everything
     */
    record Entry(String id, long addedAt, boolean favourite, List<String> log, Optional<GameRecord> record) {}

    /** @param damaged how many entries could not be read */
    record Restored(int games, int added, int damaged) {}

    /** @param damaged how many entries could not be read */
    record Reading(List<Entry> entries, int damaged) {}

    static void begin(OutputStream out) throws IOException {
        write(out, HEADER);
    }

    static void write(OutputStream out, Entry entry) throws IOException {
        List<String> record = entry.record()
                .map(game -> Arrays.asList(Pgn.write(game, Form.ICCS).split("\n")))
                .orElse(List.of());
        write(
                out,
                String.join(
                        TAB,
                        GAME,
                        entry.id(),
                        String.valueOf(entry.addedAt()),
                        String.valueOf(entry.favourite()),
                        String.valueOf(entry.log().size()),
                        String.valueOf(record.size())));
        for (String line : entry.log()) write(out, line);
        for (String line : record) write(out, line);
    }

    private static void write(OutputStream out, String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Reads what can be read; nothing of a file that is no backup. */
    static Reading read(byte[] file) {
        List<String> lines = Arrays.asList(new String(file, StandardCharsets.UTF_8).split("\n", -1));
        List<Entry> entries = new ArrayList<>();
        int damaged = 0;
        if (!lines.get(0).equals(HEADER)) return new Reading(entries, damaged);
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).startsWith(GAME + TAB)) continue;
            Optional<Entry> entry = entry(lines.subList(i, lines.size()));
            entry.ifPresent(entries::add);
            if (!entry.isPresent()) damaged++;
        }
        return new Reading(entries, damaged);
    }

    private static Optional<Entry> entry(List<String> lines) {
        String[] fields = lines.get(0).split(TAB);
        try {
            int log = Integer.parseInt(fields[4]);
            int record = Integer.parseInt(fields[5]);
            // The last line of a whole file ends too.
            if (lines.size() < 2 + log + record) return Optional.empty();
            return Optional.of(new Entry(
                    fields[1],
                    Long.parseLong(fields[2]),
                    Boolean.parseBoolean(fields[3]),
                    List.copyOf(lines.subList(1, 1 + log)),
                    record(lines.subList(1 + log, 1 + log + record))));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damage) {
            return Optional.empty();
        }
    }

    private static Optional<GameRecord> record(List<String> lines) {
        return lines.isEmpty()
                ? Optional.empty()
                : Pgn.read(String.join("\n", lines), Position.initial()).games().stream().findFirst();
    }
}
