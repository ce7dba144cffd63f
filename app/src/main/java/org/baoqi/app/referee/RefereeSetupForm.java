package org.baoqi.app.referee;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.settings.Choices;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.Allowances;
import org.baoqi.speech.match.Charter;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Fixture;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.RuleWords;

/** All that is agreed before a refereed game: players, needs, times, rules, table and round. */
public final class RefereeSetupForm extends Form {
    private final RefereedMatch referee;
    private final Runnable closeDoor;
    private final Map<Side, Player> players = new EnumMap<>(Side.class);
    private RuleBook book = RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new);
    private Scheme scheme = Scheme.BLIND;
    private String event = "";
    private String round;
    private String table = "";
    private String place = "";
    private String refereesName = "";
    private boolean recording;
    private boolean byNeed;
    private final Map<String, String> times;
    private boolean speakingClock;
    private boolean twoBoards;
    private boolean timesAtPress;
    private boolean marksOnce;

    /** @param closeDoor sends away the phones that follow the game before */
    public RefereeSetupForm(
            ScreenServices services, RefereedMatch referee, Runnable closeDoor, Screen.RefereeSetup pairing) {
        super(services);
        this.referee = referee;
        this.closeDoor = closeDoor;
        round = pairing.round();
        times = Allowances.parts(services.settings().get(Choices.TIME_BY_NEED));
        byNeed = !times.isEmpty();
        players.put(Side.RED, new Player(pairing.red()));
        players.put(Side.BLACK, new Player(pairing.black()));
    }

    @Override
    protected String title() {
        return text(R.string.referee_set_up);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Side side : Side.values()) rows.addAll(player(side, players.get(side)));
        rows.add(new Row.Switch(phrase("setup.time-by-need"), byNeed, changing(on -> byNeed = on)));
        if (byNeed) for (Allowances.Kind kind : kinds()) rows.add(timeOf(kind));
        rows.add(Row.Pick.of(
                "scheme",
                text(R.string.referee_scheme),
                scheme,
                List.of(Scheme.values()),
                each -> phrase("scheme." + each),
                changing(each -> scheme = each)));
        rows.add(Row.Pick.of(
                "book",
                text(R.string.referee_book),
                book,
                RuleBooks.all(),
                each -> phrase("book." + each.id()),
                changing(each -> book = each)));
        rows.add(entry(phrase("setup.event"), event, text -> event = text));
        rows.add(entry(phrase("setup.round"), round, text -> round = text));
        rows.add(entry(phrase("setup.table"), table, text -> table = text));
        rows.add(entry(phrase("setup.place"), place, text -> place = text));
        rows.add(entry(phrase("setup.referee"), refereesName, text -> refereesName = text));
        rows.add(new Row.Switch(phrase("setup.recording"), recording, changing(on -> recording = on)));
        rows.add(new Row.Switch(phrase("setup.speaking-clock"), speakingClock, changing(on -> speakingClock = on)));
        rows.add(new Row.Switch(phrase("setup.two-boards"), twoBoards, changing(on -> twoBoards = on)));
        rows.add(new Row.Switch(phrase("setup.times-at-press"), timesAtPress, changing(on -> timesAtPress = on)));
        rows.add(new Row.Switch(phrase("setup.marks-once"), marksOnce, changing(on -> marksOnce = on)));
        rows.add(button(R.string.referee_begin, this::begin));
        if (isOfTheEvent()) {
            for (Side side : Side.values())
                rows.add(new Row.Button(phrase("setup.absent", side), () -> walkover(EnumSet.of(side))));
            rows.add(new Row.Button(phrase("setup.absent-both"), () -> walkover(EnumSet.allOf(Side.class))));
        }
        return rows;
    }

    private <T> Consumer<T> changing(Consumer<T> change) {
        return change.andThen(value -> refresh());
    }

    private List<Row> player(Side side, Player player) {
        List<Row> rows = new ArrayList<>();
        rows.add(entry(phrase("setup.name", side), player.name, text -> player.name = text));
        for (Need need : Need.values())
            rows.add(new Row.Switch(
                    phrase("setup.need", side, phrase("need." + need)),
                    player.needs.contains(need),
                    changing(on -> player.needs(need, on))));
        if (!byNeed)
            rows.add(new Row.Entry(
                    phrase("setup.time", side),
                    player.time,
                    timeError(player.time),
                    typing(text -> player.time = text)));
        return rows;
    }

    /** The kinds of player that the two are (七2). */
    private Set<Allowances.Kind> kinds() {
        Set<Allowances.Kind> kinds = EnumSet.noneOf(Allowances.Kind.class);
        for (Side side : Side.values()) kinds.add(Allowances.Kind.of(seats().get(side)));
        return kinds;
    }

    private Row timeOf(Allowances.Kind kind) {
        String time = times.getOrDefault(kind.id(), "");
        return new Row.Entry(
                phrase("setup.time-of-kind", kind.in(services.words())),
                time,
                timeError(time),
                typing(text -> times.put(kind.id(), text)));
    }

    private Optional<String> timeError(String time) {
        return TimeControlText.read(time) instanceof TimeControlText.Reading.Refused refused
                ? Optional.of(new RuleWords(services.words()).timeControlError(refused.error()))
                : Optional.empty();
    }

    /** Only there a game that is not played has a result. */
    private boolean isOfTheEvent() {
        EventFile.Event now = referee.event().event();
        return now.number(name(Side.RED)).isPresent()
                && now.number(name(Side.BLACK)).isPresent();
    }

    private String name(Side side) {
        return players.get(side).name;
    }

    /** 不戰而勝; nobody wins where both stay away. */
    private void walkover(Set<Side> absent) {
        referee.event().walkover(name(Side.RED), name(Side.BLACK), absent);
        services.navigator().open(new Screen.Rounds());
    }

    /** Begins; where a time is missing or cannot be read, says so. */
    private void begin() {
        Optional<BothSides<TimeControl>> time = time();
        if (!time.isPresent()) {
            services.say(wrongTime());
            return;
        }
        services.settingsStore().choose(Choices.TIME_BY_NEED, byNeed ? Allowances.text(times) : "");
        closeDoor.run();
        referee.begin(setup(time.get()), services.spoken());
        services.navigator().openFromHome(new Screen.Referee());
        services.navigator().open(new Screen.Watching());
    }

    private MatchSetup setup(BothSides<TimeControl> time) {
        return MatchSetup.of(seats(), time, book)
                .in(scheme)
                .twoBoards(twoBoards)
                .on(LocalDate.now())
                .at(new Fixture(event, round, table, place, refereesName, recording, speakingClock)
                        .numbered(BothSides.of(this::number)))
                .under(charter());
    }

    private Charter charter() {
        Charter charter =
                Charter.NONE.supervised(true).timesAtPress(timesAtPress).marksOnce(marksOnce);
        return byNeed && Allowances.of(times, seats()) instanceof Allowances.Answer.Times found
                ? charter.byNeed(found.event())
                : charter;
    }

    /** A player's number in the event, if he plays in one. */
    private String number(Side side) {
        return referee.event().event().number(name(side)).map(String::valueOf).orElse("");
    }

    private Set<Need> needs(Side side) {
        return EnumSet.copyOf(players.get(side).needs);
    }

    private BothSides<Seat> seats() {
        return Seat.facing(BothSides.of(this::name), BothSides.of(this::needs), scheme, twoBoards);
    }

    private String wrongTime() {
        if (byNeed && Allowances.of(times, seats()) instanceof Allowances.Answer.Wrong wrong)
            return wrong.in(services.words());
        return timeError(players.get(Side.RED).time)
                .orElseGet(() -> timeError(players.get(Side.BLACK).time).orElse(""));
    }

    /** Empty where a time is missing or cannot be read. */
    private Optional<BothSides<TimeControl>> time() {
        if (byNeed)
            return Allowances.of(times, seats()) instanceof Allowances.Answer.Times found
                    ? Optional.of(found.times())
                    : Optional.empty();
        BothSides<TimeControlText.Reading> read = BothSides.of(side -> TimeControlText.read(players.get(side).time));
        boolean clear = read.red() instanceof TimeControlText.Reading.Read
                && read.black() instanceof TimeControlText.Reading.Read;
        if (!clear) return Optional.empty();
        return Optional.of(BothSides.of(side ->
                ((TimeControlText.Reading.Read) read.get(side)).controls().get(side)));
    }

    /** A player, as far as he has been entered. */
    private static final class Player {
        private String name;
        private String time = "30m+10s";
        private final Set<Need> needs = EnumSet.of(Need.BLIND);

        Player(String name) {
            this.name = name;
        }

        void needs(Need need, boolean really) {
            if (really) needs.add(need);
            else needs.remove(need);
        }
    }
}
