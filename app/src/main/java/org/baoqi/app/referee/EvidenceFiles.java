package org.baoqi.app.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.speech.match.Evidence;

/**
 * Recordings of refereed matches on the phone alone: a folder for each match, where no backup looks, and a file for each
 * piece, whose name says when in the match it began and how long it is. Waits for the disk.
 */
public final class EvidenceFiles {
    /** 12500-4000.aac; the second number is missing where the process ended before the piece did. */
    private static final Pattern NAME = Pattern.compile("(\\d{1,15})(?:-(\\d{1,15}))?\\.aac");

    private final Supplier<Path> folder;

    /** A piece, and where it is. */
    public record Kept(Path file, Evidence.Piece piece) {}

    public EvidenceFiles(Supplier<Path> folder) {
        this.folder = folder;
    }

    /** The file for a piece that begins now. */
    Path begin(String match, Duration from) throws IOException {
        Path own = Files.createDirectories(folder.get().resolve(match));
        return own.resolve(from.toMillis() + ".aac");
    }

    /** The piece is whole. */
    void end(Path file, Duration length) throws IOException {
        String begun = file.getFileName().toString().replace(".aac", "");
        if (Files.exists(file)) Files.move(file, file.resolveSibling(begun + "-" + length.toMillis() + ".aac"));
    }

    /** All pieces of a match. */
    public List<Kept> of(String match) {
        Path own = folder.get().resolve(match);
        List<Kept> kept = new ArrayList<>();
        for (Path file : in(own)) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (name.matches()) kept.add(new Kept(file, piece(name, file)));
        }
        return kept;
    }

    private static Evidence.Piece piece(Matcher name, Path file) {
        Duration from = Duration.ofMillis(Long.parseLong(name.group(1)));
        String length = name.group(2);
        long millis = length == null ? size(file) * 8 * 1000 / AndroidSound.BITS_PER_SECOND : Long.parseLong(length);
        return new Evidence.Piece(from, Duration.ofMillis(millis));
    }

    /** Deletes the recordings of matches that are gone, and those that are kept no longer. */
    public void sweep(Predicate<String> isThere, Instant now, int days) {
        for (Path own : in(folder.get())) {
            boolean stays = isThere.test(own.getFileName().toString()) && !Evidence.isExpired(changed(own), now, days);
            if (!stays) delete(own);
        }
    }

    private static Instant changed(Path own) {
        return in(own).stream()
                .map(EvidenceFiles::written)
                .max(Comparator.naturalOrder())
                .orElse(Instant.EPOCH);
    }

    private static Instant written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path own) {
        try {
            for (Path file : in(own)) Files.delete(file);
            Files.delete(own);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> in(Path place) {
        if (!Files.isDirectory(place)) return List.of();
        try (Stream<Path> files = Files.list(place)) {
            return files.sorted().collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
