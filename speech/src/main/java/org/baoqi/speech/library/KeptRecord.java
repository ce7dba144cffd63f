package org.baoqi.speech.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.notation.Form;
import org.baoqi.rules.record.GameReader;
import org.baoqi.rules.record.GameRecord;

/**
 * A game of a library as a backup has it.
 *
 * @param log the events of a match that was played here, as its log; empty for a game from elsewhere
 * @param pgn the record with its variations and comments
 * @param labels what its owner calls it by
 */
public record KeptRecord(String log, String pgn, boolean favourite, Set<String> labels) {
    public KeptRecord {
        Objects.requireNonNull(log);
        Objects.requireNonNull(pgn);
        labels = Set.copyOf(labels);
    }

    /** The same for the same game, whatever was written to it since: its log, or its players, day, start and moves. */
    public String identity() {
        return hash(log.isEmpty() ? played() : log);
    }

    private String played() {
        return GameReader.read(pgn).games().stream()
                .findFirst()
                .map(KeptRecord::played)
                .orElse(pgn);
    }

    private static String played(GameRecord game) {
        return String.join(
                "\n",
                game.tag("Red").orElse(""),
                game.tag("Black").orElse(""),
                game.tag("Date").orElse(""),
                game.start().fen(),
                game.moves(Form.ICCS),
                game.result().code());
    }

    /** This and another of the same game: nothing of either is lost but the shorter record. */
    KeptRecord with(KeptRecord other) {
        Set<String> all = new TreeSet<>(labels);
        all.addAll(other.labels);
        return new KeptRecord(
                log.length() >= other.log.length() ? log : other.log,
                pgn.length() >= other.pgn.length() ? pgn : other.pgn,
                favourite || other.favourite,
                all);
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
