package org.baoqi.speech.desk;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;

/**
 * A short game between two levels, with every announcement and time report, for who wants to see and hear what this is.
 * Its clock runs more than a hundred times as fast as ours, so that every mark of the annex is passed.
 */
final class DemoCommand implements DeskCommand {
    private static final String VOICE = "--voice";
    private static final Duration TIME = Duration.ofMinutes(40);
    private static final Duration INCREMENT = Duration.ofSeconds(5);
    /** The time that a move takes on the game's clock on average. */
    private static final int SECONDS_A_MOVE = 133;

    private static final long STRIDE = 97;

    private static final int RED_LEVEL = 5;
    private static final int BLACK_LEVEL = 3;

    private final Supplier<Opponent> machines;
    private final Duration pace;
    private Duration passed = Duration.ZERO;

    /** @param pace how long a move is on the screen before the next */
    DemoCommand(Supplier<Opponent> machines, Duration pace) {
        this.machines = machines;
        this.pace = pace;
    }

    @Override
    public String name() {
        return "demo";
    }

    @Override
    public String usage() {
        return "[--voice]";
    }

    @Override
    public Set<String> flags() {
        return Set.of(VOICE);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) {
        Narrator narrator = new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
        passed = Duration.ZERO;
        MatchTime time = MatchTime.from(Duration.ZERO, () -> new Moment(passed.toNanos()));
        Match match = Match.begin(setup(), (events, after) -> {}, time, narrator);
        try (Opponent machine = machines.get();
                DeskOutput output = DeskOutput.of(arguments.has(VOICE), terminal)) {
            output.say(match.opening());
            while (!match.state().isOver()) move(match, machine, output);
        }
    }

    private void move(Match match, Opponent machine, DeskOutput output) {
        Move move = choice(match, machine);
        int ply = match.state().history().plies().size();
        // The same each time, and uneven as real games are.
        Duration spent = Duration.ofSeconds(1 + ply * STRIDE % (2 * SECONDS_A_MOVE));
        pass(match, spent, output);
        if (match.state().isOver()) return;
        tell(output, match.grant(match.turn(match.state().sideToMove()).play(move)));
    }

    /** Lets the clock run, and stops wherever something is due. */
    private void pass(Match match, Duration span, DeskOutput output) {
        Duration end = passed.plus(span);
        while (passed.compareTo(end) < 0 && !match.state().isOver()) {
            Duration due = match.untilTick().map(passed::plus).orElse(end);
            passed = due.compareTo(end) < 0 ? due : end;
            tell(output, match.tick());
        }
    }

    private void tell(DeskOutput output, List<Announcement> announcements) {
        if (announcements.isEmpty()) return;
        output.say(announcements);
        try {
            TimeUnit.MILLISECONDS.sleep(pace.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Move choice(Match match, Opponent machine) {
        CompletableFuture<Move> answer = new CompletableFuture<>();
        machine.think(match.state(), match.state().left(match.state().sideToMove(), match.now()), answer::complete);
        return answer.join();
    }

    private static MatchSetup setup() {
        return MatchSetup.of(
                        new BothSides<>(MatchSetup.Seat.machine(RED_LEVEL), MatchSetup.Seat.machine(BLACK_LEVEL)),
                        BothSides.same(TimeControl.of(TIME, Bonus.increment(INCREMENT))),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .on(LocalDate.now());
    }
}
