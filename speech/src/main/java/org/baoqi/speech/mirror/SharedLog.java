package org.baoqi.speech.mirror;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The lines that all phones share, only ever appended to, with a digest of each beginning to compare it by. */
final class SharedLog {
    private static final int DIGEST_LETTERS = 16;

    private final List<String> lines = new ArrayList<>();
    private final List<String> digests = new ArrayList<>(List.of(""));

    long size() {
        return lines.size();
    }

    void append(String line) {
        lines.add(line);
        digests.add(digest(digests.get(digests.size() - 1) + line));
    }

    String line(long index) {
        return lines.get((int) index);
    }

    List<String> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** The lines from an index on, a limited number of them. */
    List<NumberedLine> from(long first, int most) {
        List<NumberedLine> entries = new ArrayList<>();
        for (long i = first; i < size() && entries.size() < most; i++) entries.add(new NumberedLine(i, line(i)));
        return entries;
    }

    String digest() {
        return digests.get(lines.size());
    }

    /** Whether this log begins with as many lines as somebody else has, and these are the same. */
    boolean beginsWith(long count, String digest) {
        return count >= 0 && count <= size() && digests.get((int) count).equals(digest);
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Bytes.hex(hash).substring(0, DIGEST_LETTERS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One line of the shared log: the text of an event of the match, without line ends. */
    record NumberedLine(long index, String text) {}
}
