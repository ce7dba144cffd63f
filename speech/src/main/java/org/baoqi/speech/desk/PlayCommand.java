package org.baoqi.speech.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.rules.record.Pgn;
import org.baoqi.speech.RuleWords;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Errands;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Opponent;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.voice.VoiceParser;

/** A spoken game against the machine, kept on the way and taken up again after a break. */
final class PlayCommand implements Command {
    private static final String SIDE = "--side";
    private static final String LEVEL = "--level";
    private static final String TIME = "--time";
    private static final String RULES = "--rules";
    private static final String SCHEME = "--scheme";
    private static final String SAVE = "--save";
    private static final String VOICE = "--voice";
    private static final String RESUME = "--resume";
    private static final String STRICT = "--strict";
    private static final String SERIOUS = "--match";
    private static final String TIMES_AT_PRESS = "--times-at-press";

    private final Supplier<Opponent> machines;
    private final TimeSource time;

    PlayCommand(Supplier<Opponent> machines, TimeSource time) {
        this.machines = machines;
        this.time = time;
    }

    @Override
    public String name() {
        return "play";
    }

    @Override
    public String usage() {
        return "[--side red|black] [--level 1-10] [--time 15m+5s|none] [--rules xqef] [--scheme blind|inclusive]"
                + " [--match] [--strict] [--times-at-press] [--voice] [--save FILE] [--resume]";
    }

    @Override
    public Set<String> options() {
        return Set.of(SIDE, LEVEL, TIME, RULES, SCHEME, SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(VOICE, RESUME, STRICT, SERIOUS, TIMES_AT_PRESS);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        arguments.only().ifPresent(extra -> {
            throw new UsageException("desk.too-many-arguments", extra);
        });
        if (arguments.has(RESUME)) resume(arguments, terminal);
        else begin(arguments, terminal);
    }

    private void begin(Arguments arguments, Terminal terminal) throws IOException {
        MatchSetup setup = setup(arguments, terminal);
        GameFiles files = freshFiles(arguments);
        try (FileStore store = FileStore.create(files.log())) {
            Match match = Match.begin(setup, store, MatchTime.from(Duration.ZERO, time), narrator(arguments, terminal));
            play(match, match.opening(), files, arguments, terminal);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("play.exists", files.log());
        }
    }

    private void resume(Arguments arguments, Terminal terminal) throws IOException {
        GameFiles files = files(arguments).orElseThrow(() -> new UsageException("play.nothing"));
        if (!(files.read() instanceof MatchLog.Reading.Read log)) throw new UsageException("play.nothing");
        log.dropped().ifPresent(torn -> terminal.err().println(terminal.words().say("play.torn")));
        MatchState state = MatchState.of(log.events());
        try (FileStore store = FileStore.append(files.log(), log.length())) {
            Match match = Match.resume(state, store, MatchTime.from(state.at(), time), narrator(arguments, terminal));
            play(match, match.goOn(), files, arguments, terminal);
        } catch (FileStore.InUseException e) {
            throw new UsageException("play.in-use", files.log());
        }
    }

    private void play(
            Match match, List<Announcement> opening, GameFiles files, Arguments arguments, Terminal terminal) {
        Side player = match.state().setup().seats().red().level().isPresent() ? Side.BLACK : Side.RED;
        ExecutorService thinkers = Executors.newSingleThreadExecutor(PlayCommand::thinker);
        try (Opponent machine = machines.get();
                Mouth mouth = Mouths.of(arguments.has(VOICE), terminal)) {
            Inbox inbox = Keyboard.on(terminal.in());
            Conversation conversation = new Conversation(
                    match,
                    player,
                    VoiceParser.in(terminal.spoken()),
                    machine,
                    new Conversation.Habits(arguments.has(STRICT), false),
                    Errands.away(thinkers, answer -> inbox.put(new Message.Thought(answer))));
            Runnable save = () -> save(match, files, terminal);
            new Play(match, conversation, machine, player, inbox, mouth, save).run(opening);
        } finally {
            thinkers.shutdownNow();
        }
        String done = match.state().isClosed() ? "play.saved" : "play.kept";
        terminal.out().println(terminal.words().say(done, files.pgn()));
    }

    private static Thread thinker(Runnable work) {
        Thread thread = new Thread(work, "thinker");
        thread.setDaemon(true);
        return thread;
    }

    static void save(Match match, GameFiles files, Terminal terminal) {
        try {
            files.save(Pgn.write(MatchRecord.of(match.state(), terminal.words())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Narrator narrator(Arguments arguments, Terminal terminal) {
        return new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT), arguments.has(TIMES_AT_PRESS));
    }

    static GameFiles freshFiles(Arguments arguments) throws IOException {
        Optional<String> named = arguments.option(SAVE);
        if (named.isPresent()) return GameFiles.named(named.get());
        Path folder = GameFiles.folder(System.getenv());
        Files.createDirectories(folder);
        return GameFiles.fresh(folder, LocalDateTime.now());
    }

    static Optional<GameFiles> files(Arguments arguments) throws IOException {
        Optional<String> named = arguments.option(SAVE);
        return named.isPresent()
                ? named.map(GameFiles::named)
                : GameFiles.unfinished(GameFiles.folder(System.getenv()));
    }

    private static MatchSetup setup(Arguments arguments, Terminal terminal) {
        Side player = arguments.option(SIDE).map(Terminal::side).orElse(Side.RED);
        MatchSetup.Seat machine =
                MatchSetup.Seat.machine(level(arguments.option(LEVEL).orElse("3")));
        return new MatchSetup(
                Position.initial(),
                BothSides.same(machine).with(player, MatchSetup.Seat.person()),
                time(arguments.option(TIME).orElse("15m+5s"), terminal),
                book(arguments.option(RULES).orElse("xqef")),
                scheme(arguments.option(SCHEME).orElse("blind")),
                !arguments.has(SERIOUS),
                false,
                LocalDate.now().toString());
    }

    private static int level(String text) {
        if (!text.matches("[1-9]|10")) throw new UsageException("play.level", text);
        return Integer.parseInt(text);
    }

    static BothSides<TimeControl> time(String text, Terminal terminal) {
        TimeControlText.Reading reading = TimeControlText.read(text);
        if (reading instanceof TimeControlText.Reading.Read read) return read.controls();
        TimeControlText.Reading.Refused refused = (TimeControlText.Reading.Refused) reading;
        throw new UsageException("desk.message", new RuleWords(terminal.words()).timeControlError(refused.error()));
    }

    static String book(String id) {
        String known = RuleBooks.all().stream()
                .map(book -> book.id().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        return RuleBooks.byId(id)
                .orElseThrow(() -> new UsageException("play.book", id, known))
                .id();
    }

    static Scheme scheme(String id) {
        return Scheme.fromId(id).orElseThrow(() -> new UsageException("play.scheme", id));
    }
}
