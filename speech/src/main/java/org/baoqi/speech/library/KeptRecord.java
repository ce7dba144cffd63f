package org.baoqi.speech.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A game of a library as a backup has it.
 *
 * @param id what every library calls it that has it; empty where an older backup does not say
 * @param origin how it came to be in the library
 * @param log the events of a match that was played or refereed here, as its log; empty for a game from elsewhere
 * @param pgn the record with its variations and comments
 */
public record KeptRecord(String id, Origin origin, String log, String pgn, boolean favourite) {
    private static final String HEADER = "baoqi-game 1";
    private static final String FAVOURITE = "favourite";
    private static final String ID = "id ";
    private static final String ORIGIN = "origin ";
    private static final String LOG = "log ";
    private static final String PGN = "pgn ";

    public KeptRecord {
        Objects.requireNonNull(id);
        Objects.requireNonNull(origin);
        Objects.requireNonNull(log);
        Objects.requireNonNull(pgn);
    }

    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            StringBuilder hex = new StringBuilder();
            for (byte b : digest) hex.append(String.format("%02x", b));
            return hex.toString();
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    /** The game as text: lines that name a part, each with the length of what follows it where that has lines. */
    String text() {
        StringBuilder out = new StringBuilder(HEADER).append('\n');
        if (favourite) out.append(FAVOURITE).append('\n');
        if (!id.isEmpty()) out.append(ID).append(id).append('\n');
        out.append(ORIGIN).append(origin).append('\n');
        out.append(LOG).append(log.length()).append('\n').append(log).append('\n');
        out.append(PGN).append(pgn.length()).append('\n').append(pgn).append('\n');
        return out.toString();
    }

    /** Reads what {@link #text} wrote; nothing where it is something else. */
    static Optional<KeptRecord> read(String text) {
        int at = line(text, 0);
        if (at < 0 || !text.startsWith(HEADER + "\n")) return Optional.empty();
        boolean favourite = false;
        String id = "";
        String origin = "";
        String log = "";
        String pgn = "";
        while (at < text.length()) {
            int end = line(text, at);
            if (end < 0) return Optional.empty();
            String line = text.substring(at, end - 1);
            at = end;
            if (line.startsWith(LOG) || line.startsWith(PGN)) {
                int length = length(line);
                if (length < 0 || at + length > text.length()) return Optional.empty();
                String part = text.substring(at, at + length);
                if (line.startsWith(LOG)) log = part;
                else pgn = part;
                at += length + 1;
            } else if (line.startsWith(ID)) id = line.substring(ID.length());
            else if (line.startsWith(ORIGIN)) origin = line.substring(ORIGIN.length());
            else favourite |= line.equals(FAVOURITE);
        }
        return Optional.of(new KeptRecord(id, origin(origin, log), log, pgn, favourite));
    }

    /** Backups of the first versions do not tell. */
    private static Origin origin(String name, String log) {
        return Arrays.stream(Origin.values())
                .filter(origin -> origin.name().equals(name))
                .findFirst()
                .orElse(log.isEmpty() ? Origin.IMPORTED : Origin.PLAYED);
    }

    /** The place where the line after this one begins, or -1. */
    private static int line(String text, int from) {
        return text.indexOf('\n', from) + 1 > 0 ? text.indexOf('\n', from) + 1 : -1;
    }

    private static int length(String line) {
        String number = line.substring(line.indexOf(' ') + 1);
        return number.matches("\\d{1,8}") ? Integer.parseInt(number) : -1;
    }

    /** How a game comes to be in a library. */
    public enum Origin {
        /** Played on the phone. */
        PLAYED,
        /** Watched by a referee at a real board. */
        REFEREED,
        /** Read from a file. */
        IMPORTED
    }
}
