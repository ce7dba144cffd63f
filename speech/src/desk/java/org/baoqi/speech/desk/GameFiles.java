package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;

/**
 * The two files of a game: its log, from which it can be taken up again, and its record as PGN.
 *
 * <p>They are in {@code $XDG_DATA_HOME/baoqi}, without that variable in {@code ~/.local/share/baoqi}, named by the time of
 * their beginning; or where the player says.
 */
record GameFiles(Path log, Path pgn) {
    private static final String LOG = ".log";
    private static final String PGN = ".pgn";

    /** Files for a record that the player names. */
    static GameFiles named(String pgn) {
        return new GameFiles(Paths.get(pgn + LOG), Paths.get(pgn));
    }

    static GameFiles fresh(Path folder, LocalDateTime now) {
        return in(folder, now.format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS")));
    }

    private static GameFiles in(Path folder, String name) {
        return new GameFiles(folder.resolve(name + LOG), folder.resolve(name + PGN));
    }

    static Path folder(Map<String, String> environment) {
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        return (data.isEmpty() ? Paths.get(System.getProperty("user.home"), ".local", "share") : Paths.get(data))
                .resolve("baoqi");
    }

    /** The last game of a sort in a folder that is not closed. */
    static Optional<GameFiles> unfinished(Path folder, Predicate<MatchSetup> sort) throws IOException {
        if (!Files.isDirectory(folder)) return Optional.empty();
        for (String name : names(folder)) {
            GameFiles files = in(folder, name);
            if (files.read() instanceof MatchLog.Reading.Read read) {
                MatchState state = MatchState.of(read.events());
                if (!state.isClosed() && sort.test(state.setup())) return Optional.of(files);
            }
        }
        return Optional.empty();
    }

    /** The newest first. */
    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(LOG))
                    .map(name -> name.substring(0, name.length() - LOG.length()))
                    .sorted(Comparator.reverseOrder())
                    .collect(Collectors.toList());
        }
    }

    MatchLog.Reading read() throws IOException {
        return Files.exists(log) ? MatchLog.read(Files.readAllBytes(log)) : new MatchLog.Reading.NoMatch();
    }

    /** Writes the record in one stroke, so that a crash leaves the old one or the new one. */
    void save(String record) throws IOException {
        Path part = pgn.resolveSibling(pgn.getFileName() + ".part");
        Files.write(part, record.getBytes(StandardCharsets.UTF_8));
        Files.move(part, pgn, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
