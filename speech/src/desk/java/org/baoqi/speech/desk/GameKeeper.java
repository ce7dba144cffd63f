package org.baoqi.speech.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.rules.record.io.Pgn;
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

    void run(MatchKind kind) throws IOException {
        arguments.only().ifPresent(extra -> {
            throw new UsageException("desk.too-many-arguments", extra);
        });
        if (arguments.has(RESUME)) resume(kind);
        else begin(kind);
    }

    private void begin(MatchKind kind) throws IOException {
        MatchSetup setup = kind.setup();
        GameFiles files = fresh(arguments);
        try (FileStore store = FileStore.create(files.log())) {
            Match match = Match.begin(
                    setup, kind.told(files, List.of(), store), MatchTime.from(Duration.ZERO, time), kind.narrator());
            run(match, Table::open, kind, files);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("play.exists", files.log());
        }
    }

    private void resume(MatchKind kind) throws IOException {
        GameFiles files = unfinished(kind).orElseThrow(() -> new UsageException("play.nothing"));
        if (!(files.read() instanceof MatchLog.Reading.Read log)) throw new UsageException("play.nothing");
        log.dropped().ifPresent(torn -> terminal.err().println(terminal.words().say("play.torn")));
        MatchState state = MatchState.of(log.events());
        if (!kind.fits(state.setup())) throw new UsageException("play.other-sort", files.log());
        try (FileStore store = FileStore.append(files.log(), log.length())) {
            Match match = Match.resume(
                    state, kind.told(files, log.events(), store), MatchTime.from(state.at(), time), kind.narrator());
            run(match, Table::goOn, kind, files);
        } catch (FileStore.InUseException e) {
            throw new UsageException("play.in-use", files.log());
        }
    }

    private void run(Match match, Consumer<Table> open, MatchKind kind, GameFiles files) {
        kind.run(match, open, () -> save(match, files, terminal));
        String named =
                arguments.option(SAVE).map(file -> " " + SAVE + " " + file).orElse("");
        String done = match.state().isClosed() ? "play.saved" : kind.kept();
        terminal.out().println(terminal.words().say(done, files.pgn(), named));
    }

    static void save(Match match, GameFiles files, Terminal terminal) {
        try {
            files.save(Pgn.write(MatchRecord.of(match.state(), terminal.words())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Files for a new match. */
    static GameFiles fresh(Arguments arguments) throws IOException {
        Optional<String> named = arguments.option(SAVE);
        if (named.isPresent()) return GameFiles.named(named.get());
        Path folder = GameFiles.folder(System.getenv());
        Files.createDirectories(folder);
        return GameFiles.fresh(folder, LocalDateTime.now());
    }

    private Optional<GameFiles> unfinished(MatchKind kind) throws IOException {
        Optional<String> named = arguments.option(SAVE);
        return named.isPresent()
                ? named.map(GameFiles::named)
                : GameFiles.unfinished(GameFiles.folder(System.getenv()), kind::fits);
    }
}
