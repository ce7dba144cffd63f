package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Table;

/** Keeps a match of the desk tool on the way, and takes one up again with {@code --resume}. */
final class GameKeeper {
    static final String SAVE = "--save";
    static final String RESUME = "--resume";
    /** With {@code --resume}: what stands behind the damage of a log is taken, too, as far as it fits. */
    static final String REST = "--rest";

    private final Arguments arguments;
    private final Terminal terminal;
    private final TimeSource time;

    GameKeeper(Arguments arguments, Terminal terminal, TimeSource time) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.time = time;
    }

    /** A kind of match that the desk offers: how it is set up, and how it is run. */
    interface MatchKind {
        MatchSetup setup();

        Narrator narrator();

        /** Whether a match that was kept is one of this sort. */
        boolean fits(MatchSetup kept);

        /**
         * The store of a match that is kept in files, where somebody else has to hear of what is stored.
         *
         * @param soFar what stands in the log already
         */
        default MatchStore told(GameFiles files, List<MatchEvent> soFar, MatchStore store) {
            return store;
        }

        /** The phrase that says how an unfinished match is taken up again. */
        String kept();

        /**
         * Opens a table and keeps it to the end of the match or of the input.
         *
         * @param open says how the match begins, or goes on
         */
        void run(Match match, Consumer<Table> open, Runnable save);
    }

    /** A match of two people with a referee. */
    interface Supervised extends MatchKind {
        Terminal terminal();

        @Override
        default Narrator narrator() {
            return new Narrator(new Announcer(terminal().spoken(), Verbosity.SHORT));
        }

        @Override
        default boolean fits(MatchSetup kept) {
            return !kept.seats().red().level().isPresent()
                    && !kept.seats().black().level().isPresent();
        }
    }

    void run(MatchKind kind) throws IOException {
        arguments.only().ifPresent(extra -> {
            throw new UsageException("desk.too-many-arguments", extra);
        });
        if (arguments.has(RESUME)) resume(kind);
        else begin(kind);
    }

    private void begin(MatchKind kind) throws IOException {
        MatchSetup setup = kind.setup();
        GameFiles files = fresh(arguments, terminal);
        try (FileStore store = create(files, List.of(), terminal)) {
            Match match = begin(
                    () -> Match.begin(
                            setup,
                            kind.told(files, List.of(), store),
                            MatchTime.from(Duration.ZERO, time),
                            kind.narrator()),
                    files,
                    terminal);
            run(match, Table::open, kind, files);
        }
    }

    /** Begins a match that is kept in files; where there is no room, nothing is left of them. */
    static Match begin(Supplier<Match> begin, GameFiles files, Terminal terminal) throws IOException {
        try {
            return begin.get();
        } catch (MatchStore.RefusedException full) {
            Files.deleteIfExists(files.log());
            throw notHere(files.log(), full, terminal);
        }
    }

    /** A new log for a match; a sentence where none can be. */
    static FileStore create(GameFiles files, List<MatchEvent> events, Terminal terminal) {
        try {
            return FileStore.create(files.log(), events);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("play.exists", files.log());
        } catch (IOException e) {
            throw notHere(files.log(), e, terminal);
        }
    }

    private static UsageException notHere(Path path, Throwable why, Terminal terminal) {
        return new UsageException("play.not-here", GameFiles.trouble(path, why, terminal.words()));
    }

    /** A match that was kept, and where. */
    private record Kept(GameFiles files, MatchLog.Reading.Read log) {}

    private void resume(MatchKind kind) throws IOException {
        Kept kept = arguments.option(SAVE).isPresent()
                ? named(arguments.option(SAVE).get())
                : last(kind);
        if (!kind.fits(kept.log().state().setup()))
            throw new UsageException("play.other-sort", kept.files().log());
        if (kept.log().damage().isPresent())
            goOnInCopy(kept, kept.log().damage().get(), kind);
        else goOn(kept, kind);
    }

    private void goOn(Kept kept, MatchKind kind) throws IOException {
        if (!kept.files().isOwn(kept.log().events()))
            throw new UsageException("play.foreign", kept.files().pgn());
        if (kept.log().torn()) terminal.err().println(terminal.words().say("play.torn"));
        try (FileStore store = FileStore.append(kept.files().log(), kept.log())) {
            goOn(kept.log().state(), kind.told(kept.files(), kept.log().events(), store), kind, kept.files());
        } catch (FileStore.InUseException e) {
            throw new UsageException("play.in-use", kept.files().log());
        } catch (IOException e) {
            throw notHere(kept.files().log(), e, terminal);
        }
    }

    /** A damaged log stays as it is: the match goes on in a copy of what stands before the damage. */
    private void goOnInCopy(Kept kept, MatchLog.Damage damage, MatchKind kind) throws IOException {
        GameFiles copy = kept.files().copy();
        List<MatchEvent> events = new ArrayList<>(kept.log().events());
        MatchState state = kept.log().state();
        List<String> said = new ArrayList<>();
        said.add(terminal.words().say("play.damaged", kept.files().log(), damage.line(), copy.log()));
        said.addAll(damage.sentences(state, terminal.words()));
        if (arguments.has(REST)) {
            MatchLog.Rest rest = damage.rest(state);
            events.addAll(rest.events());
            state = rest.state();
            said.add(terminal.words()
                    .say(
                            "play.rest",
                            rest.events().size(),
                            damage.lines() - rest.events().size()));
        } else if (!damage.rest(state).events().isEmpty()) {
            said.add(terminal.words().say("play.rest-offer", REST));
        }
        said.forEach(terminal.err()::println);
        try (FileStore store = create(copy, events, terminal)) {
            goOn(state, kind.told(copy, events, store), kind, copy);
        }
    }

    private void goOn(MatchState state, MatchStore store, MatchKind kind, GameFiles files) {
        run(Match.resume(state, store, MatchTime.from(state.at(), time), kind.narrator()), Table::goOn, kind, files);
    }

    private void run(Match match, Consumer<Table> open, MatchKind kind, GameFiles files) {
        RecordSaver saver = new RecordSaver(match, files, terminal);
        kind.run(match, open, saver);
        saver.finish();
        String named = arguments.option(SAVE).isPresent() ? " " + SAVE + " " + files.pgn() : "";
        String done = match.state().isClosed() ? "play.saved" : kind.kept();
        terminal.out().println(terminal.words().say(done, files.pgn(), named));
    }

    /**
     * Writes the record of a match with everything that is said. Where it cannot be written the match goes on, for its log
     * has all of it: the player is told once, and it is tried again.
     */
    static final class RecordSaver implements Runnable {
        private final Match match;
        private final GameFiles files;
        private final Terminal terminal;
        private Optional<IOException> trouble = Optional.empty();

        RecordSaver(Match match, GameFiles files, Terminal terminal) {
            this.match = match;
            this.files = files;
            this.terminal = terminal;
        }

        @Override
        public void run() {
            boolean told = trouble.isPresent();
            trouble = saved(files);
            if (trouble.isPresent() && !told) terminal.err().println(why());
        }

        private String why() {
            String where = GameFiles.trouble(files.pgn(), trouble.get(), terminal.words());
            return terminal.words().say("play.no-record", where, files.log());
        }

        private String record() {
            return Pgn.write(MatchRecord.of(match.state(), terminal.onPaper().words()));
        }

        private Optional<IOException> saved(GameFiles where) {
            try {
                where.save(record());
                return Optional.empty();
            } catch (IOException full) {
                return Optional.of(full);
            }
        }

        /** At the end; a record that cannot be where it should goes to the folder for data, or to the terminal. */
        void finish() {
            trouble = saved(files);
            if (!trouble.isPresent()) return;
            GameFiles other = GameFiles.fresh(GameFiles.folder(System.getenv()), LocalDateTime.now());
            boolean elsewhere = isMade(other.pgn().getParent()) && !saved(other).isPresent();
            if (!elsewhere) terminal.out().println(record());
            throw new UsageException(
                    "desk.message", elsewhere ? why() + "\n" + terminal.words().say("play.saved", other.pgn()) : why());
        }
    }

    private static boolean isMade(Path folder) {
        try {
            Files.createDirectories(folder);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Files for a new match, where nothing is yet. */
    static GameFiles fresh(Arguments arguments, Terminal terminal) {
        Optional<String> named = arguments.option(SAVE);
        GameFiles files = named.isPresent() ? GameFiles.named(named.get()) : inFolder(terminal);
        if (Files.isDirectory(files.pgn()))
            throw new UsageException("desk.message", terminal.words().say("desk.file.FOLDER", files.pgn()));
        if (files.isTaken()) throw new UsageException("play.exists", files.pgn());
        return files;
    }

    private static GameFiles inFolder(Terminal terminal) {
        Path folder = GameFiles.folder(System.getenv());
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw notHere(folder, e, terminal);
        }
        return GameFiles.fresh(folder, LocalDateTime.now());
    }

    private Kept named(String pgn) throws IOException {
        GameFiles files = GameFiles.named(pgn);
        MatchLog.Reading reading = read(files).orElseGet(MatchLog.Reading.NoMatch::new);
        if (reading instanceof MatchLog.Reading.Read log) return new Kept(files, log);
        throw why(files, reading)
                .map(reason -> new UsageException("desk.message", reason))
                .orElseGet(() -> new UsageException("play.nothing"));
    }

    /** The last game of this sort that is not closed. A log that cannot be read stops nobody: it is told of, and passed. */
    private Kept last(MatchKind kind) throws IOException {
        for (GameFiles files : GameFiles.all(GameFiles.folder(System.getenv()))) {
            Optional<MatchLog.Reading> reading = read(files);
            reading.flatMap(read -> why(files, read)).ifPresent(terminal.err()::println);
            if (reading.isPresent()
                    && reading.get() instanceof MatchLog.Reading.Read log
                    && !log.state().isClosed()
                    && kind.fits(log.state().setup())) return new Kept(files, log);
        }
        throw new UsageException("play.nothing");
    }

    private Optional<MatchLog.Reading> read(GameFiles files) {
        try {
            return Optional.of(files.read());
        } catch (IOException e) {
            terminal.err().println(GameFiles.trouble(files.log(), e, terminal.words()));
            return Optional.empty();
        }
    }

    /** Why nothing can be made of a log, where it is one. */
    private Optional<String> why(GameFiles files, MatchLog.Reading reading) {
        if (reading instanceof MatchLog.Reading.Newer newer)
            return Optional.of(terminal.words().say("play.newer", files.log(), newer.version()));
        if (reading instanceof MatchLog.Reading.NoBeginning lost)
            return Optional.of(terminal.words()
                    .say("play.no-beginning", files.log(), lost.damage().line()));
        return Optional.empty();
    }
}
