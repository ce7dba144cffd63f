package org.baoqi.speech.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;

/**
 * A game of a library as a backup has it.
 *
 * @param id what every library calls it that has it; empty where an older backup does not say
 * @param origin how it came to be in the library
 * @param log the events of a match that was played or refereed here, as its log; empty for a game from elsewhere
 * @param pgn the record with its variations and comments
 */
public record KeptRecord(String id, Origin origin, String log, String pgn, boolean favourite) {
    /** How a game comes to be in a library. */
    public enum Origin {
        /** Played on the phone. */
        PLAYED,
        /** Watched by a referee at a real board. */
        REFEREED,
        /** Read from a file. */
        IMPORTED
    }

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
}
