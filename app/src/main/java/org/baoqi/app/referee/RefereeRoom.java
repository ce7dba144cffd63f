package org.baoqi.app.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.game.ClockPresenter;
import org.baoqi.app.game.LateOpponent;
import org.baoqi.app.library.GameStore;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.EngineOpponent;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.mirror.MirrorTable;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.RefereeSession;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * The match that the referee watches, for as long as the process lives. Called on the main thread; the match itself runs on
 * the disk's thread, where each event is kept before it counts.
 */
public final class RefereeRoom {
    private static final String LOG = ".log";

    private final RefereeSurroundings around;
    private final Observers observers = new Observers();
    private final EventBook event;
    private Optional<RefereeView> view = Optional.empty();
    /** These are the match's thread's, or whose turn it is at the mirrored table. */
    private Optional<RefereeSession> session = Optional.empty();

    private Optional<FileStore> store = Optional.empty();
    private Optional<MirrorTable> mirror = Optional.empty();

    public RefereeRoom(RefereeSurroundings around) {
        this.around = around;
        this.event = new EventBook(() -> around.folder().get().resolve("event.tsv"), around.disk(), around.main());
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
        around.disk().execute(() -> {
            leave();
            FileStore kept = create();
            store = Optional.of(kept);
            MatchTime clock = MatchTime.from(Duration.ZERO, around.time());
            sit(Match.begin(setup, shared(kept), clock, narrator(language)), language, Match::opening);
        });
    }

    /** Takes up the last match that was not finished; nothing where there is none. */
    public void resume(SpokenLanguage language) {
        around.disk().execute(() -> {
            if (!session.isPresent()) unfinished().ifPresent(path -> resume(path, language));
        });
    }

    private void resume(Path path, SpokenLanguage language) {
        try {
            MatchLog.Reading.Read log = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
            MatchState state = MatchState.of(log.events());
            FileStore kept = FileStore.append(path, log.length());
            store = Optional.of(kept);
            MatchTime clock = MatchTime.from(state.at(), around.time());
            sit(Match.resume(state, shared(kept), clock, narrator(language)), language, Match::goOn);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is kept, the players' phones are told, too. */
    private MatchStore shared(FileStore kept) {
        return events -> {
            kept.append(events);
            mirror.ifPresent(table -> table.append(events));
        };
    }

    /**
     * Lets players' phones follow the match, which is here from its beginning.
     *
     * @param opened hears on the main thread behind which port they find it, if one could be had; nothing where no match
     *     is watched
     */
    public void open(MirrorTable table, SpokenLanguage language, Consumer<Optional<Integer>> opened) {
        around.disk()
                .execute(() -> session.ifPresent(sitting -> {
                    mirror = Optional.of(table);
                    Optional<Integer> port = port(table, sitting.match(), talks(sitting.match(), language));
                    if (!port.isPresent()) mirror = Optional.empty();
                    around.main().execute(() -> opened.accept(port));
                }));
    }

    private Optional<Integer> port(MirrorTable table, Match match, Map<Side, Conversation> talks) {
        try {
            return Optional.of(table.open(match, newest().map(RefereeRoom::read).orElse(List.of()), talks));
        } catch (IOException noPort) {
            table.close();
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Map<Side, Conversation> talks(Match match, SpokenLanguage language) {
        Map<Side, Conversation> talks = new EnumMap<>(Side.class);
        for (Side side : Side.values())
            talks.put(
                    side,
                    new Conversation(
                            match,
                            side,
                            VoiceParser.in(language),
                            new LateOpponent(EngineOpponent::new),
                            new Conversation.Habits(true, false)));
        return talks;
    }

    /** The players' phones are sent away. */
    public void shut() {
        around.disk().execute(this::closeMirror);
    }

    private void closeMirror() {
        mirror.ifPresent(MirrorTable::close);
        mirror = Optional.empty();
    }

    /** Something came of what a player did on his phone. Called while nobody else is at the table. */
    public void followed(List<Announcement> said) {
        session.ifPresent(sitting -> tell(sitting, said));
    }

    private void leave() {
        closeMirror();
        close();
    }

    /** While phones follow the match, they and the referee take turns. */
    private void atTable(Runnable work) {
        if (mirror.isPresent()) mirror.get().atTable(work);
        else work.run();
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
        around.disk()
                .execute(() -> atTable(() -> session.ifPresent(sitting -> {
                    List<Announcement> said = new ArrayList<>(sitting.tick());
                    said.addAll(act.apply(sitting));
                    tell(sitting, said);
                })));
    }

    /** Shows what has come of it, says it, and wakes up when the clock has something to tell or to show. */
    private void tell(RefereeSession sitting, List<Announcement> said) {
        RefereeView now = new RefereeView(
                sitting.state(),
                said.stream().map(Announcement::shown).collect(Collectors.toList()),
                sitting.understood(),
                sitting.match().now());
        around.main().execute(() -> {
            view = Optional.of(said.isEmpty() ? now.saying(last()) : now);
            observers.tell();
            if (!said.isEmpty()) around.mouth().accept(said);
        });
        wait(sitting.match());
    }

    private void wait(Match match) {
        Optional<Duration> wait = Stream.of(match.untilTick(), ClockPresenter.untilChange(match.state(), match.now()))
                .flatMap(span -> span.map(Stream::of).orElseGet(Stream::empty))
                .min(Duration::compareTo);
        if (wait.isPresent()) around.alarm().set(wait.get().isNegative() ? Duration.ZERO : wait.get(), this::tick);
        else around.alarm().clear();
    }

    private List<String> last() {
        return view.map(RefereeView::said).orElse(List.of());
    }

    private void tick() {
        with(sitting -> List.of());
    }

    /**
     * Puts the match into the library, where sheets are made and games exported; once.
     *
     * @param answer hears on the main thread under which name it is there
     */
    public void keep(GameStore games, Consumer<String> answer) {
        around.disk()
                .execute(() -> newest().ifPresent(path -> {
                    String id = kept(path).orElseGet(() -> keep(path, games));
                    around.main().execute(() -> answer.accept(id));
                }));
    }

    private static Optional<String> kept(Path path) {
        try {
            Path note = note(path);
            return Files.exists(note)
                    ? Optional.of(new String(Files.readAllBytes(note), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String keep(Path path, GameStore games) {
        List<MatchEvent> events = read(path);
        GameStore.KeptGame game = games.begin(MatchState.of(events).setup());
        game.append(events);
        try {
            Files.write(note(path), game.id().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return game.id();
    }

    /** Where it is written under which name a match is in the library. */
    private static Path note(Path path) {
        return path.resolveSibling(path.getFileName() + ".kept");
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
            Files.createDirectories(around.folder().get());
            return FileStore.create(fresh());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Matches are named by their beginning; none takes another's place. */
    private Path fresh() {
        long name = System.currentTimeMillis();
        while (Files.exists(log(name))) name++;
        return log(name);
    }

    private Path log(long name) {
        return around.folder().get().resolve(name + LOG);
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
        if (!Files.isDirectory(around.folder().get())) return Optional.empty();
        try (Stream<Path> files = Files.list(around.folder().get())) {
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
