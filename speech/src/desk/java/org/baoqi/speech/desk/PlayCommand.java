package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.LearnedSounds;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;

/** A spoken game against the machine, kept on the way and taken up again after a break. */
final class PlayCommand implements DeskCommand {
    private static final String SIDE = "--side";
    private static final String LEVEL = "--level";
    private static final String VOICE = "--voice";
    private static final String STRICT = "--strict";
    private static final String SERIOUS = "--match";
    private static final String LEARN = "--learn";
    private static final String LISTEN = "--listen";
    private static final int LONGEST_LEARNED = 1 << 18;

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
            + " [--match] [--strict] [--marks half,5m,30s] [--times-at-press] [--marks-once] [--say"
            + " bare|capture,check,names,points] [--voice] [--listen PROGRAM] [--learn FILE] [--save FILE] [--resume"
            + " [--rest]]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                SIDE,
                LEVEL,
                MatchOptions.TIME,
                MatchOptions.RULES,
                MatchOptions.SCHEME,
                MatchOptions.MARKS,
                MatchOptions.SAY,
                LEARN,
                LISTEN,
                GameKeeper.SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(
                VOICE,
                GameKeeper.RESUME,
                GameKeeper.REST,
                STRICT,
                SERIOUS,
                MatchOptions.TIMES_AT_PRESS,
                MatchOptions.MARKS_ONCE);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        new GameKeeper(arguments, terminal, time).run(new AgainstMachine(arguments, terminal, machines, time));
    }

    /** A player and the machine. */
    private static final class AgainstMachine implements GameKeeper.MatchKind {
        private final Arguments arguments;
        private final Terminal terminal;
        private final Supplier<Opponent> machines;
        private final TimeSource time;
        /** Made before the clock runs: its tables take half a second to read. */
        private final VoiceParser parser;

        AgainstMachine(Arguments arguments, Terminal terminal, Supplier<Opponent> machines, TimeSource time) {
            this.arguments = arguments;
            this.terminal = terminal;
            this.machines = machines;
            this.time = time;
            VoiceParser common = VoiceParser.in(terminal.spoken());
            this.parser = arguments
                    .option(LEARN)
                    .map(GameFiles::path)
                    .map(file -> common.learning(new LearnedSounds(kept(file), lines -> keep(file, lines))))
                    .orElse(common);
        }

        /** What was learned before; any other file stays as it is. */
        private static List<String> kept(Path file) {
            GameFiles files = new GameFiles(file, file);
            try {
                if (!files.isTaken()) return List.of();
                boolean readable = Files.isRegularFile(file) && Files.size(file) <= LONGEST_LEARNED;
                List<String> lines = readable ? Files.readAllLines(file) : List.of();
                if (readable && LearnedSounds.areLearned(lines)) return lines;
            } catch (IOException unreadable) {
                throw new UsageException("play.learn", file.toString());
            }
            throw new UsageException("desk.file.EXISTS", file);
        }

        private static void keep(Path file, List<String> lines) {
            try {
                new GameFiles(file, file)
                        .save(lines.stream().map(line -> line + "\n").collect(Collectors.joining()));
            } catch (IOException full) {
                // What cannot be kept is learned for this game alone.
            }
        }

        @Override
        public MatchSetup setup() {
            Side player = arguments.option(SIDE).map(Terminal::side).orElse(Side.RED);
            MatchSetup.Seat machine =
                    MatchSetup.Seat.machine(level(arguments.option(LEVEL).orElse("3")));
            return MatchSetup.of(
                            BothSides.same(machine).with(player, MatchSetup.Seat.person()),
                            MatchOptions.time(arguments, "15m+5s", terminal),
                            MatchOptions.book(arguments, "xqef"))
                    .in(MatchOptions.scheme(arguments))
                    .practice(!arguments.has(SERIOUS))
                    .on(LocalDate.now())
                    .under(MatchOptions.charter(arguments));
        }

        private static int level(String text) {
            if (!text.matches("[1-9]|10")) throw new UsageException("play.level", text);
            return Integer.parseInt(text);
        }

        @Override
        public Narrator narrator() {
            return new Narrator(new Announcer(terminal.spoken(), MatchOptions.verbosity(arguments)));
        }

        @Override
        public boolean fits(MatchSetup kept) {
            return kept.seats().red().level().isPresent()
                    != kept.seats().black().level().isPresent();
        }

        @Override
        public String kept() {
            return "play.kept";
        }

        @Override
        public void run(Match match, Consumer<Table> open, Runnable save) {
            ExecutorService thinkers = Executors.newSingleThreadExecutor(AgainstMachine::thinker);
            try (Opponent machine = machines.get();
                    DeskOutput output = DeskOutput.of(arguments.has(VOICE), terminal)) {
                DeskThread thread = new DeskThread(Keyboard.on(terminal.in()), time);
                Table table =
                        new Table(match, machine, new Table.Threads(thread, thinkers, thread), output.saving(save));
                table.seat(parser, new Ear.Habits(arguments.has(STRICT), false));
                open.accept(table);
                new Play(table, thread, output, Player::read)
                        .listeningWith(arguments.option(LISTEN).map(ListeningProgram::new))
                        .run();
            } finally {
                thinkers.shutdownNow();
            }
        }

        private static Thread thinker(Runnable work) {
            Thread thread = new Thread(work, "thinker");
            thread.setDaemon(true);
            return thread;
        }
    }
}
