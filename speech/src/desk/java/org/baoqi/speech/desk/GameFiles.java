package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.words.Words;

/**
 * The two files of a game: its log, from which it can be taken up again, and its record as PGN.
 *
 * <p>They are in {@code $XDG_DATA_HOME/baoqi}, without that variable in {@code ~/.local/share/baoqi}, named by the time of
 * their beginning; or where the player says. Nothing else that stands there is ever written over.
 */
record GameFiles(Path log, Path pgn) {
    private static final String LOG = ".log";
    private static final String PGN = ".pgn";
    private static final String PHONES = ".phones";
    /** No log is longer; what is, is none of ours. */
    private static final int LONGEST_LOG = 8 << 20;

    private static final int LONGEST_RECORD = 4 << 20;

    /** Files for a record that the player names. */
    static GameFiles named(String pgn) {
        return new GameFiles(path(pgn + LOG), path(pgn));
    }

    static Path path(String name) {
        try {
            return Paths.get(name);
        } catch (InvalidPathException e) {
            throw new UsageException("desk.file.NAME", name);
        }
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

    /** All games in a folder, the newest first. */
    static List<GameFiles> all(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(LOG))
                    .map(name -> name.substring(0, name.length() - LOG.length()))
                    .sorted(Comparator.reverseOrder())
                    .map(name -> in(folder, name))
                    .collect(Collectors.toList());
        }
    }

    /** The next free name, for a copy that goes on in the place of a damaged log. */
    GameFiles copy() {
        String name = pgn.getFileName().toString();
        String bare = name.endsWith(PGN) ? name.substring(0, name.length() - PGN.length()) : name;
        for (int i = 2; ; i++) {
            Path other = pgn.resolveSibling(bare + "-" + i + PGN);
            GameFiles files = log.getFileName().toString().equals(name + LOG)
                    ? new GameFiles(other.resolveSibling(other.getFileName() + LOG), other)
                    : in(log.toAbsolutePath().getParent(), bare + "-" + i);
            if (!files.isTaken()) return files;
        }
    }

    MatchLog.Reading read() throws IOException {
        return read(log);
    }

    /** What stands in a file that may be a log. */
    static MatchLog.Reading read(Path log) throws IOException {
        return Files.isRegularFile(log) && Files.size(log) <= LONGEST_LOG
                ? MatchLog.read(Files.readAllBytes(log))
                : new MatchLog.Reading.NoMatch();
    }

    /** The keys of the phones that follow the match. */
    Path phones() {
        return log.resolveSibling(log.getFileName() + PHONES);
    }

    /** Whether something stands where a new game is to be kept. */
    boolean isTaken() {
        return Stream.of(log, pgn, part(), phones()).anyMatch(GameFiles::isThere);
    }

    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** Whether a record may be written for this match: nothing stands there, or its own record from some time before. */
    boolean isOwn(List<MatchEvent> match) throws IOException {
        if (!isThere(pgn)) return true;
        if (!Files.isRegularFile(pgn, LinkOption.NOFOLLOW_LINKS) || Files.size(pgn) > LONGEST_RECORD) return false;
        String text = new String(Files.readAllBytes(pgn), StandardCharsets.UTF_8);
        Pgn.Reading reading = Pgn.read(text, Position.initial());
        return reading.games().size() == 1
                && !reading.damage().isPresent()
                && was(reading.games().get(0), match);
    }

    private static boolean was(GameRecord record, List<MatchEvent> match) {
        List<Move> moves = record.line().plain();
        MatchState state = MatchState.begin((TableEvent.Begun) match.get(0));
        if (!state.setup().start().equals(record.start())) return false;
        boolean found = moves.isEmpty();
        for (MatchEvent event : match.subList(1, match.size())) {
            state = state.after(event);
            if (!found && state.history().plies().size() == moves.size())
                found = state.history().moves().equals(moves);
        }
        return found;
    }

    /** Writes the record in one stroke, so that a crash leaves the old one or the new one. */
    void save(String record) throws IOException {
        try {
            writeThrough(part(), record);
            Files.move(part(), pgn, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException full) {
            forget(full);
            throw full;
        }
    }

    private void forget(IOException why) {
        try {
            Files.deleteIfExists(part());
        } catch (IOException left) {
            why.addSuppressed(left);
        }
    }

    Path part() {
        return pgn.resolveSibling(pgn.getFileName() + ".part");
    }

    private static void writeThrough(Path path, String text) throws IOException {
        try (FileChannel file = FileChannel.open(
                path, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)) {
            write(text.getBytes(StandardCharsets.UTF_8), file);
        }
    }

    private static void write(byte[] content, FileChannel file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) file.write(bytes);
        file.force(false);
    }

    /** A new file. What stands there already stays; where there is no room, nothing is left of it. */
    static void create(Path path, byte[] content) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        try (file) {
            write(content, file);
        } catch (IOException full) {
            Files.deleteIfExists(path);
            throw full;
        }
    }

    /** Makes a file that a user names; where it cannot be, a sentence says why. */
    static void create(String name, byte[] content, Words words) {
        Path path = path(name);
        try {
            create(path, content);
        } catch (FileAlreadyExistsException taken) {
            throw new UsageException("desk.file.EXISTS", path);
        } catch (IOException why) {
            throw new UsageException("desk.message", trouble(path, why, words));
        }
    }

    /** Why a place cannot be read or written, as a sentence. */
    static String trouble(Path path, Throwable fault, Words words) {
        Optional<IOException> cause = cause(fault);
        if (Files.isDirectory(path)) return words.say("desk.file.FOLDER", path);
        if (cause.filter(NoSuchFileException.class::isInstance).isPresent())
            return words.say("desk.file.MISSING", path);
        if (cause.filter(AccessDeniedException.class::isInstance).isPresent())
            return words.say("desk.file.DENIED", path);
        String system = cause.map(GameFiles::system).orElse("");
        return words.say("desk.file.OTHER", path, system);
    }

    private static Optional<IOException> cause(Throwable fault) {
        for (Throwable each = fault; each != null; each = each.getCause())
            if (each instanceof IOException io) return Optional.of(io);
        return Optional.empty();
    }

    /** What the system says, which is in its own language. */
    private static String system(IOException fault) {
        String said = fault instanceof FileSystemException file ? file.getReason() : fault.getMessage();
        return said == null ? fault.getClass().getSimpleName() : said;
    }
}
