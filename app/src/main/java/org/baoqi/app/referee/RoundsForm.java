package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.event.CrossTable;
import org.baoqi.rules.event.RoundRobin;
import org.baoqi.rules.event.RoundRobin.Pairing;

/** A round-robin from one phone: the players, the rounds whose games can be begun, and the table. */
public final class RoundsForm extends LiveForm implements ScreenModels.Leaving {
    private static final String NAMES = "names";
    private static final String BOOK = "book";
    private static final String GAME = "game.";
    private static final int FEWEST = 3;
    private static final int MOST = 20;

    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable unobserve;
    private String names = "";
    private String book = "TW113";

    public RoundsForm(ScreenServices services, RefereeRoom referee) {
        this.services = services;
        this.referee = referee;
        this.unobserve = referee.event().observe(this::refresh);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    private EventBook.Event event() {
        return referee.event().event();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        if (!event().players().isEmpty()) rows.addAll(table());
        rows.add(new Row.Entry(NAMES, say("rounds.names"), names, trouble()));
        rows.add(new Row.Action("begin", say("rounds.begin")));
        return new FormUi(services.texts().get(R.string.referee_rounds), rows);
    }

    private Optional<String> trouble() {
        boolean fits = names.isEmpty() || typed().size() >= FEWEST && typed().size() <= MOST;
        return fits ? Optional.empty() : Optional.of(say("rounds.names-needed", FEWEST, MOST, typed().size()));
    }

    private List<String> typed() {
        return Arrays.stream(names.split("[,，、;；]"))
                .map(String::trim)
                .filter(name -> !name.isEmpty())
                .distinct()
                .collect(Collectors.toList());
    }

    private List<Row> table() {
        List<Row> rows = new ArrayList<>();
        CrossTable table = event().table(book);
        for (CrossTable.Standing line : table.standings())
            rows.add(new Row.Note("place." + line.player(), place(line, table)));
        rows.add(new Row.Pick(BOOK, say("rounds.book"), say("book." + book), books()));
        List<RoundRobin.Round> rounds = RoundRobin.of(event().players().size());
        for (int round = 1; round <= rounds.size(); round++) rows.addAll(round(round, rounds.get(round - 1), table));
        return rows;
    }

    private String place(CrossTable.Standing line, CrossTable table) {
        return say(
                "rounds.standing",
                line.rank(),
                name(line.player()),
                line.points().toString(),
                table.opponentsPointsOf(line.player()).toString());
    }

    private List<Row.Option> books() {
        return RuleBooks.all().stream()
                .map(RuleBook::id)
                .map(id -> new Row.Option(id, say("book." + id), id.equals(book)))
                .collect(Collectors.toList());
    }

    private List<Row> round(int number, RoundRobin.Round round, CrossTable table) {
        List<Row> rows = new ArrayList<>();
        for (Pairing game : round.games()) rows.add(game(number, game, table));
        round.bye()
                .ifPresent(
                        player -> rows.add(new Row.Note("bye." + number, say("rounds.has-bye", number, name(player)))));
        return rows;
    }

    /** A game that has been played is told, one that has not can be begun. */
    private Row game(int round, Pairing game, CrossTable table) {
        String id = GAME + round + "-" + game.red() + "-" + game.black();
        return table.against(game.red(), game.black())
                .<Row>map(points -> new Row.Note(
                        id,
                        say(
                                "rounds.played",
                                round,
                                name(game.red()),
                                points.toString(),
                                name(game.black()),
                                table.against(game.black(), game.red()).get().toString())))
                .orElseGet(() -> new Row.Action(id, say("rounds.game", round, name(game.red()), name(game.black()))));
    }

    private String name(int player) {
        return event().players().get(player - 1);
    }

    @Override
    public void type(String row, String text) {
        names = text;
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        book = option;
        refresh();
    }

    @Override
    public void press(String row) {
        if (row.startsWith(GAME)) {
            String[] game = row.substring(GAME.length()).split("-");
            services.navigator()
                    .open(new Screen.RefereeSetup(
                            name(Integer.parseInt(game[1])) + "\t" + name(Integer.parseInt(game[2])) + "\t" + game[0]));
        } else if (!names.isEmpty() && !trouble().isPresent()) {
            referee.event().begin(typed());
            names = "";
        }
        refresh();
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
