package org.baoqi.speech.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;

/**
 * A game of a library as a backup has it.
 *
 * @param id what every library calls it that has it; empty where an older backup does not say
 * @param log the events of a match that was played here, as its log; empty for a game from elsewhere
 * @param pgn the record with its variations and comments
 */
public record KeptRecord(String id, String log, String pgn, boolean favourite) {
    public KeptRecord {
        Objects.requireNonNull(id);
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
