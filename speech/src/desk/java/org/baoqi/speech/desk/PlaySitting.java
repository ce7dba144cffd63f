package org.baoqi.speech.desk;

import java.time.LocalDate;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;

/** A player and the machine. */
final class PlaySitting implements GameKeeper.Sitting {
    private final Arguments arguments;
    private final Terminal terminal;
    private final Supplier<Opponent> machines;
    private final TimeSource time;
    /** Made before the clock runs: its tables take half a second to read. */
    private final VoiceParser parser;

    PlaySitting(Arguments arguments, Terminal terminal, Supplier<Opponent> machines, TimeSource time) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.machines = machines;
        this.time = time;
        this.parser = VoiceParser.in(terminal.spoken());
    }

    @Override
    public MatchSetup setup() {
        Side player = arguments.option(PlayCommand.SIDE).map(Terminal::side).orElse(Side.RED);
        MatchSetup.Seat machine = MatchSetup.Seat.machine(
                level(arguments.option(PlayCommand.LEVEL).orElse("3")));
        return MatchSetup.of(
                        BothSides.same(machine).with(player, MatchSetup.Seat.person()),
                        MatchOptions.time(arguments, "15m+5s", terminal),
                        MatchOptions.book(arguments, "xqef"))
                .in(MatchOptions.scheme(arguments))
                .practice(!arguments.has(PlayCommand.SERIOUS))
                .on(LocalDate.now())
                .withMarks(MatchOptions.marks(arguments));
    }

    private static int level(String text) {
        if (!text.matches("[1-9]|10")) throw new UsageException("play.level", text);
        return Integer.parseInt(text);
    }

    @Override
    public Narrator narrator() {
        return new Narrator(
                new Announcer(terminal.spoken(), MatchOptions.verbosity(arguments)),
                arguments.has(PlayCommand.TIMES_AT_PRESS));
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
        ExecutorService thinkers = Executors.newSingleThreadExecutor(PlaySitting::thinker);
        try (Opponent machine = machines.get();
                Mouth mouth = Mouths.of(arguments.has(PlayCommand.VOICE), terminal)) {
            DeskThread thread = new DeskThread(Keyboard.on(terminal.in()), time);
            Table table = new Table(match, machine, new Table.Threads(thread, thinkers, thread), mouth.saving(save));
            table.seat(parser, new Ear.Habits(arguments.has(PlayCommand.STRICT), false));
            open.accept(table);
            new Play(table, thread, mouth, Player::read).run();
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
