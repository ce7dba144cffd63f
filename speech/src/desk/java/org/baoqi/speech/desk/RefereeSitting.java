package org.baoqi.speech.desk;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.Allowances;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;

/** A referee at a table of two people. */
final class RefereeSitting implements GameKeeper.Sitting {
    private final Arguments arguments;
    private final Terminal terminal;
    private final TimeSource time;

    RefereeSitting(Arguments arguments, Terminal terminal, TimeSource time) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.time = time;
    }

    @Override
    public MatchSetup setup() {
        BothSides<Seat> seats = new BothSides<>(
                seat(RefereeingCommand.RED, RefereeingCommand.RED_NEEDS, RefereeingCommand.BLACK_NEEDS),
                seat(RefereeingCommand.BLACK, RefereeingCommand.BLACK_NEEDS, RefereeingCommand.RED_NEEDS));
        return MatchSetup.of(seats, time(seats), MatchOptions.book(arguments, "xqef"))
                .in(MatchOptions.scheme(arguments))
                .twoBoards(arguments.has(RefereeingCommand.TWO_BOARDS))
                .on(LocalDate.now())
                .at(fixture())
                .withMarks(MatchOptions.marks(arguments));
    }

    /** The time of each, or that of his kind (七2). */
    private BothSides<TimeControl> time(BothSides<Seat> seats) {
        Optional<String> byNeed = arguments.option(RefereeingCommand.TIME_BY_NEED);
        if (!byNeed.isPresent()) return MatchOptions.time(arguments, "30m+10s", terminal);
        if (arguments.option(MatchOptions.TIME).isPresent()) throw new UsageException("referee.two-times");
        Allowances.Answer answer = Allowances.of(Allowances.parts(byNeed.get()), seats);
        if (answer instanceof Allowances.Answer.Times times) return times.times();
        throw new UsageException("desk.message", ((Allowances.Answer.Wrong) answer).in(terminal.words()));
    }

    private MatchSetup.Fixture fixture() {
        return new MatchSetup.Fixture(
                arguments.option(RefereeingCommand.EVENT).orElse(""),
                arguments.option(RefereeingCommand.ROUND).orElse(""),
                arguments.option(RefereeingCommand.TABLE).orElse(""),
                arguments.option(RefereeingCommand.PLACE).orElse(""),
                arguments.option(RefereeingCommand.OFFICIAL).orElse(""),
                arguments.has(RefereeingCommand.RECORD),
                arguments.has(RefereeingCommand.SPEAKING_CLOCK));
    }

    private Seat seat(String name, String needs, String opponents) {
        return Seat.at(arguments.option(name).orElse(""), needs(needs), needs(opponents));
    }

    private Set<Need> needs(String option) {
        String text = arguments.option(option).orElse("blind");
        Set<Need> needs = EnumSet.noneOf(Need.class);
        if (!text.equals("none")) for (String word : text.split(",")) needs.add(need(word));
        return needs;
    }

    private static Need need(String word) {
        String known = Arrays.stream(Need.values()).map(RefereeSitting::id).collect(Collectors.joining(", "));
        return Arrays.stream(Need.values())
                .filter(need -> id(need).equals(word))
                .findFirst()
                .orElseThrow(() -> new UsageException("referee.need", word, known));
    }

    private static String id(Need need) {
        return need.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Narrator narrator() {
        return new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
    }

    @Override
    public boolean fits(MatchSetup kept) {
        return !kept.seats().red().level().isPresent()
                && !kept.seats().black().level().isPresent();
    }

    @Override
    public String kept() {
        return "referee.kept";
    }

    @Override
    public void run(Match match, Consumer<Table> open, Runnable save) {
        try (Mouth mouth = Mouths.of(arguments.has(RefereeingCommand.VOICE), terminal)) {
            DeskThread thread = new DeskThread(Keyboard.on(terminal.in()), time);
            Table table = new Table(
                    match, Opponent.NONE, new Table.Threads(thread, Runnable::run, thread), mouth.saving(save));
            open.accept(table);
            new Refereeing(table, thread, terminal.out(), terminal.words()).run();
            save.run();
        }
    }
}
