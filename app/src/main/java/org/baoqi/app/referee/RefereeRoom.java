package org.baoqi.app.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.voice.Later;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.RefereeSession;
import org.baoqi.speech.voice.VoiceParser;

/**
 * The match that the referee watches, for as long as the process lives. Called on the main thread; the match itself runs on
 * the disk's thread, where each event is kept before it counts.
 */
public final class RefereeRoom {
    private static final String LOG = ".log";

    private final Supplier<Path> folder;
    private final Executor disk;
    private final Executor main;
    private final Later later;
    private final TimeSource time;
    private final Consumer<List<Announcement>> mouth;
    private final Observers observers = new Observers();
    private Optional<RefereeView> view = Optional.empty();
    private final EventBook event;
    private Runnable alarm = () -> {};
    private Optional<RefereeSession> session = Optional.empty();
    private Optional<FileStore> store = Optional.empty();

    public RefereeRoom(
            Supplier<Path> folder,
            Executor disk,
            Executor main,
            Later later,
            TimeSource time,
            Consumer<List<Announcement>> mouth) {
        this.folder = folder;
        this.disk = disk;
        this.main = main;
        this.later = later;
        this.time = time;
        this.mouth = mouth;
        this.event = new EventBook(() -> folder.get().resolve("event.tsv"), disk, main);
    }

    /** The match as it is; empty where none is watched. */
    public Optional<RefereeView> view() {
        return view;
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** The event to which the games belong. */
    public EventBook event() {
        return event;
    }

    public void begin(MatchSetup setup, SpokenLanguage language) {
        disk.execute(() -> {
            close();
            FileStore kept = create();
            store = Optional.of(kept);
            MatchTime clock = MatchTime.from(Duration.ZERO, time);
            sit(Match.begin(setup, kept, clock, narrator(language)), language, Match::opening);
        });
    }

    /** Takes up the last match that was not finished; nothing where there is none. */
    public void resume(SpokenLanguage language) {
        disk.execute(() -> {
            if (!session.isPresent()) unfinished().ifPresent(path -> resume(path, language));
        });
    }

    private void resume(Path path, SpokenLanguage language) {
        try {
            MatchLog.Reading.Read log = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
            MatchState state = MatchState.of(log.events());
            FileStore kept = FileStore.append(path, log.length());
            store = Optional.of(kept);
            MatchTime clock = MatchTime.from(state.at(), time);
            sit(Match.resume(state, kept, clock, narrator(language)), language, Match::goOn);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void sit(Match match, SpokenLanguage language, Function<Match, List<Announcement>> opening) {
        RefereeSession sitting = new RefereeSession(match, VoiceParser.in(language));
        session = Optional.of(sitting);
        tell(sitting, opening.apply(match));
    }

    public void take(RefereeInput input) {
        with(sitting -> sitting.take(input));
    }

    /** What a recogniser heard of an announcement. */
    public void hear(List<String> texts) {
        with(sitting -> sitting.hear(texts));
    }

    public void confirm(boolean right) {
        with(sitting -> sitting.confirm(right));
    }

    private void with(Function<RefereeSession, List<Announcement>> act) {
        disk.execute(() -> session.ifPresent(sitting -> {
            List<Announcement> said = new ArrayList<>(sitting.tick());
            said.addAll(act.apply(sitting));
            tell(sitting, said);
        }));
    }

    /** Shows what has come of it, says it, and wakes up when the clock has something to tell. */
    private void tell(RefereeSession sitting, List<Announcement> said) {
        RefereeView now = new RefereeView(
                sitting.state(),
                said.stream().map(Announcement::shown).collect(Collectors.toList()),
                sitting.understood(),
                sitting.match().now());
        Optional<Duration> wait = sitting.match().untilTick();
        main.execute(() -> {
            view = Optional.of(said.isEmpty() ? now.saying(last()) : now);
            observers.tell();
            if (!said.isEmpty()) mouth.accept(said);
            alarm.run();
            alarm = wait.map(span -> later.after(span.isNegative() ? Duration.ZERO : span, this::tick))
                    .orElse(() -> {});
        });
    }

    private List<String> last() {
        return view.map(RefereeView::said).orElse(List.of());
    }

    private void tick() {
        with(sitting -> List.of());
    }

    /** The events of the match, for who exports them. Asked on the main thread, answered there. */
    public void events(Consumer<List<MatchEvent>> answer) {
        disk.execute(() -> {
            List<MatchEvent> events = newest().map(RefereeRoom::read).orElse(List.of());
            main.execute(() -> answer.accept(events));
        });
    }

    private static List<MatchEvent> read(Path path) {
        try {
            return MatchLog.read(Files.readAllBytes(path)) instanceof MatchLog.Reading.Read log
                    ? log.events()
                    : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private FileStore create() {
        try {
            Files.createDirectories(folder.get());
            return FileStore.create(folder.get().resolve(System.currentTimeMillis() + LOG));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void close() {
        try {
            if (store.isPresent()) store.get().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Path> unfinished() {
        return newest().filter(path -> {
            List<MatchEvent> events = read(path);
            return !events.isEmpty() && !MatchState.of(events).isClosed();
        });
    }

    private Optional<Path> newest() {
        if (!Files.isDirectory(folder.get())) return Optional.empty();
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.filter(path -> path.getFileName().toString().endsWith(LOG))
                    .max(Path::compareTo);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Narrator narrator(SpokenLanguage language) {
        return new Narrator(new Announcer(language, Verbosity.SHORT));
    }
}
