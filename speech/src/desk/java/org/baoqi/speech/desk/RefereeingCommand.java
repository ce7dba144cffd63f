package org.baoqi.speech.desk;

import java.io.IOException;
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
import org.baoqi.speech.match.Allowances;
import org.baoqi.speech.match.Charter;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.time.Scheme;

/** 監局 at a terminal: a referee enters what is said and played at a table. */
final class RefereeingCommand implements DeskCommand {
    private static final String RED = "--red";
    private static final String BLACK = "--black";
    private static final String RED_NEEDS = "--red-needs";
    private static final String BLACK_NEEDS = "--black-needs";
    private static final String TIME_BY_NEED = "--time-by-need";
    private static final String EVENT = "--event";
    private static final String ROUND = "--round";
    private static final String TABLE = "--table";
    private static final String PLACE = "--place";
    private static final String OFFICIAL = "--official";
    private static final String RECORD = "--record";
    private static final String SPEAKING_CLOCK = "--speaking-clock";
    private static final String TWO_BOARDS = "--two-boards";
    private static final String VOICE = "--voice";
    private static final String RED_NUMBER = "--red-number";
    private static final String BLACK_NUMBER = "--black-number";
    private static final String CHECK = "--check";

    private final TimeSource time;

    RefereeingCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public String name() {
        return "referee";
    }

    @Override
    public String usage() {
        return "[--red NAME] [--black NAME] [--red-needs blind,agent] [--black-needs deaf_or_mute] [--time"
                + " 60m+30s:30m+10s | --time-by-need 'blind=60m+30s; sighted=30m+10s'] [--rules xqef] [--scheme"
                + " blind|inclusive] [--event NAME] [--round 1] [--table 1] [--place NAME] [--official NAME] [--record]"
                + " [--red-number 1] [--black-number 2] [--speaking-clock] [--two-boards] [--marks half,5m,30s]"
                + " [--times-at-press] [--marks-once] [--check] [--voice] [--save FILE] [--resume [--rest]]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                RED,
                BLACK,
                RED_NEEDS,
                BLACK_NEEDS,
                MatchOptions.TIME,
                TIME_BY_NEED,
                MatchOptions.RULES,
                MatchOptions.SCHEME,
                MatchOptions.MARKS,
                EVENT,
                ROUND,
                TABLE,
                PLACE,
                OFFICIAL,
                RED_NUMBER,
                BLACK_NUMBER,
                GameKeeper.SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(
                RECORD,
                SPEAKING_CLOCK,
                TWO_BOARDS,
                MatchOptions.TIMES_AT_PRESS,
                MatchOptions.MARKS_ONCE,
                CHECK,
                VOICE,
                GameKeeper.RESUME,
                GameKeeper.REST);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        new GameKeeper(arguments, terminal, time).run(new Refereed(arguments, terminal, time));
    }

    /** A referee at a table of two people. */
    private static final class Refereed implements GameKeeper.Supervised {
        private final Arguments arguments;
        private final Terminal terminal;
        private final TimeSource time;

        Refereed(Arguments arguments, Terminal terminal, TimeSource time) {
            this.arguments = arguments;
            this.terminal = terminal;
            this.time = time;
        }

        @Override
        public MatchSetup setup() {
            Scheme scheme = MatchOptions.scheme(arguments);
            BothSides<Seat> seats = Seat.facing(
                    new BothSides<>(
                            arguments.option(RED).orElse(""),
                            arguments.option(BLACK).orElse("")),
                    new BothSides<>(needs(RED_NEEDS), needs(BLACK_NEEDS)),
                    scheme,
                    arguments.has(TWO_BOARDS));
            Charter charter = MatchOptions.charter(arguments).supervised(true);
            Optional<Allowances.Answer.Times> byNeed = timeByNeed(seats);
            BothSides<TimeControl> times = byNeed.map(Allowances.Answer.Times::times)
                    .orElseGet(() -> MatchOptions.time(arguments, "30m+10s", terminal));
            return MatchSetup.of(seats, times, MatchOptions.book(arguments, "xqef"))
                    .in(scheme)
                    .twoBoards(arguments.has(TWO_BOARDS))
                    .on(LocalDate.now())
                    .at(fixture())
                    .under(byNeed.map(found -> charter.byNeed(found.event())).orElse(charter));
        }

        /** The times of the players' kinds (七2), if the event has such. */
        private Optional<Allowances.Answer.Times> timeByNeed(BothSides<Seat> seats) {
            Optional<String> byNeed = arguments.option(TIME_BY_NEED);
            if (!byNeed.isPresent()) return Optional.empty();
            if (arguments.option(MatchOptions.TIME).isPresent()) throw new UsageException("referee.two-times");
            Allowances.Answer answer = Allowances.of(Allowances.parts(byNeed.get()), seats);
            if (answer instanceof Allowances.Answer.Times times) return Optional.of(times);
            String wrong = ((Allowances.Answer.Wrong) answer).in(terminal.words());
            throw answer instanceof Allowances.Answer.NoTime missing
                    ? new UsageException(
                            "referee.no-time", wrong, missing.kind().id())
                    : new UsageException("desk.message", wrong);
        }

        private MatchSetup.Fixture fixture() {
            return new MatchSetup.Fixture(
                            arguments.option(EVENT).orElse(""),
                            arguments.option(ROUND).orElse(""),
                            arguments.option(TABLE).orElse(""),
                            arguments.option(PLACE).orElse(""),
                            arguments.option(OFFICIAL).orElse(""),
                            arguments.has(RECORD),
                            arguments.has(SPEAKING_CLOCK))
                    .numbered(new BothSides<>(
                            arguments.option(RED_NUMBER).orElse(""),
                            arguments.option(BLACK_NUMBER).orElse("")));
        }

        private Set<Need> needs(String option) {
            String text = arguments.option(option).orElse("blind");
            Set<Need> needs = EnumSet.noneOf(Need.class);
            if (!text.equals("none")) for (String word : text.split(",")) needs.add(need(word));
            return needs;
        }

        private static Need need(String word) {
            String known = Arrays.stream(Need.values()).map(Refereed::id).collect(Collectors.joining(", "));
            return Arrays.stream(Need.values())
                    .filter(need -> id(need).equals(word))
                    .findFirst()
                    .orElseThrow(() -> new UsageException("referee.need", word, known));
        }

        private static String id(Need need) {
            return need.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Terminal terminal() {
            return terminal;
        }

        @Override
        public String kept() {
            return "referee.kept";
        }

        @Override
        public void run(Match match, Consumer<Table> open, Runnable save) {
            try (DeskOutput output = DeskOutput.of(arguments.has(VOICE), terminal)) {
                DeskThread thread = new DeskThread(Keyboard.on(terminal.in()), time);
                Table table = new Table(
                        match, Opponent.NONE, new Table.Threads(thread, Runnable::run, thread), output.saving(save));
                open.accept(table);
                new Refereeing(table, thread, terminal.out(), terminal.words()).run(arguments.has(CHECK));
                save.run();
            }
        }
    }
}
