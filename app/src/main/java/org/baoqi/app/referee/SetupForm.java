package org.baoqi.app.referee;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.RuleWords;

/** What is agreed before a game of an event: players, needs, times, rules, table and round. */
public final class SetupForm extends LiveForm {
    private static final String TIME = ".time";
    private static final String NAME = ".name";
    private static final String BOOK = "book";
    private static final String ABSENT = "absent.";
    private static final String SCHEME = "scheme";
    private static final List<String> FIXTURE = List.of("event", "round", "table", "place", "referee");

    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable closeDoor;
    private final Map<String, String> typed = new HashMap<>();
    private final Set<String> on = new HashSet<>();
    private RuleBook book = RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new);
    private Scheme scheme = Scheme.BLIND;

    /** @param pairing the names of the two, Red's first, and the round, with tabs between; empty where they are to be typed */
    public SetupForm(ScreenServices services, RefereeRoom referee, Runnable closeDoor, String pairing) {
        this.services = services;
        this.referee = referee;
        this.closeDoor = closeDoor;
        String[] names = (pairing.isEmpty() ? "\t\t" : pairing).split("\t", 3);
        typed.put("round", names[2]);
        typed.put(Side.RED + NAME, names[0]);
        typed.put(Side.BLACK + NAME, names[1]);
        for (Side side : Side.values()) {
            typed.put(side + TIME, "30m+10s");
            on.add(side + "." + Need.BLIND);
        }
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        for (Side side : Side.values()) rows.addAll(player(side));
        rows.add(new Row.Pick(SCHEME, text(R.string.referee_scheme), scheme(scheme), schemes()));
        rows.add(new Row.Pick(BOOK, text(R.string.referee_book), say("book." + book.id()), books()));
        for (String each : FIXTURE)
            rows.add(new Row.Entry(each, say("setup." + each), typed.getOrDefault(each, ""), Optional.empty()));
        for (String each : List.of("recording", "speaking-clock", "two-boards"))
            rows.add(new Row.Toggle(each, say("setup." + each), on.contains(each)));
        rows.add(new Row.Action("begin", text(R.string.referee_begin)));
        if (isOfTheEvent()) {
            for (Side side : Side.values()) rows.add(new Row.Action(ABSENT + side, say("setup.absent", side)));
            rows.add(new Row.Action(ABSENT, say("setup.absent-both")));
        }
        return new FormUi(text(R.string.referee_set_up), rows);
    }

    /** Only there a game that is not played has a result. */
    private boolean isOfTheEvent() {
        EventBook.Event event = referee.event().event();
        return event.number(typed.get(Side.RED + NAME)).isPresent()
                && event.number(typed.get(Side.BLACK + NAME)).isPresent();
    }

    /** 不戰而勝; nobody wins where both stay away. */
    private void walkover(Set<Side> absent) {
        referee.event().walkover(typed.get(Side.RED + NAME), typed.get(Side.BLACK + NAME), absent);
        services.navigator().open(new Screen.Rounds());
    }

    private List<Row> player(Side side) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Entry(side + NAME, say("setup.name", side), typed.get(side + NAME), Optional.empty()));
        for (Need need : Need.values()) {
            String id = side + "." + need;
            rows.add(new Row.Toggle(id, say("setup.need", side, say("need." + need)), on.contains(id)));
        }
        rows.add(new Row.Entry(side + TIME, say("setup.time", side), typed.get(side + TIME), trouble(side)));
        return rows;
    }

    private Optional<String> trouble(Side side) {
        TimeControlText.Reading reading = TimeControlText.read(typed.get(side + TIME));
        return reading instanceof TimeControlText.Reading.Refused refused
                ? Optional.of(new RuleWords(services.words()).timeControlError(refused.error()))
                : Optional.empty();
    }

    private List<Row.Option> schemes() {
        return List.of(Scheme.values()).stream()
                .map(each -> new Row.Option(each.name(), scheme(each), each == scheme))
                .collect(Collectors.toList());
    }

    private String scheme(Scheme each) {
        return say("scheme." + each);
    }

    private List<Row.Option> books() {
        return RuleBooks.all().stream()
                .map(RuleBook::id)
                .map(id -> new Row.Option(id, say("book." + id), id.equals(book.id())))
                .collect(Collectors.toList());
    }

    @Override
    public void type(String row, String text) {
        typed.put(row, text);
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        if (row.equals(BOOK)) book = RuleBooks.byId(option).orElseThrow(IllegalStateException::new);
        else scheme = Scheme.valueOf(option);
        refresh();
    }

    @Override
    public void press(String row) {
        if (row.equals(ABSENT)) {
            walkover(EnumSet.allOf(Side.class));
        } else if (row.startsWith(ABSENT)) {
            walkover(EnumSet.of(Side.valueOf(row.substring(ABSENT.length()))));
        } else if (!row.equals("begin")) {
            if (!on.remove(row)) on.add(row);
            refresh();
        } else if (!trouble(Side.RED).isPresent() && !trouble(Side.BLACK).isPresent()) {
            closeDoor.run();
            referee.begin(setup(), services.spoken());
            services.navigator().openFromHome(new Screen.Referee());
            services.navigator().open(new Screen.Watching());
        }
    }

    private MatchSetup setup() {
        return MatchSetup.of(
                        BothSides.of(side -> Seat.at(typed.get(side + NAME), needs(side), needs(side.opposite()))),
                        BothSides.of(this::time),
                        book)
                .in(scheme)
                .twoBoards(on.contains("two-boards"))
                .on(LocalDate.now())
                .at(fixture());
    }

    private MatchSetup.Fixture fixture() {
        return new MatchSetup.Fixture(
                typed.getOrDefault("event", ""),
                typed.getOrDefault("round", ""),
                typed.getOrDefault("table", ""),
                typed.getOrDefault("place", ""),
                typed.getOrDefault("referee", ""),
                on.contains("recording"),
                on.contains("speaking-clock"));
    }

    private Set<Need> needs(Side side) {
        Set<Need> needs = EnumSet.noneOf(Need.class);
        for (Need need : Need.values()) if (on.contains(side + "." + need)) needs.add(need);
        return needs;
    }

    private TimeControl time(Side side) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(typed.get(side + TIME)))
                .controls()
                .get(side);
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
