package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.event.CrossTable;
import org.baoqi.rules.event.RoundRobin;
import org.baoqi.rules.event.RoundRobin.Pairing;

/** A round-robin from one phone: the players, the rounds whose games can be begun, and the table. */
public final class RoundsForm extends Form {
    private static final int FEWEST = 3;
    private static final int MOST = 20;

    private final RefereedMatch referee;
    private String names = "";
    private RuleBook book = RuleBooks.byId("TW113").orElseThrow(IllegalStateException::new);

    public RoundsForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.event().observe(this::refresh));
    }

    private EventFile.Event event() {
        return referee.event().event();
    }

    @Override
    protected String title() {
        return text(R.string.referee_rounds);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        if (!event().players().isEmpty()) rows.addAll(table());
        rows.add(new Row.Entry(phrase("rounds.names"), names, trouble(), typing(text -> names = text)));
        rows.add(new Row.Button(phrase("rounds.begin"), this::begin));
        return rows;
    }

    private Optional<String> trouble() {
        boolean fits = names.isEmpty() || typed().size() >= FEWEST && typed().size() <= MOST;
        return fits ? Optional.empty() : Optional.of(phrase("rounds.names-needed", FEWEST, MOST, typed().size()));
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
        CrossTable table = event().table(book.id());
        for (CrossTable.Standing line : table.standings()) rows.add(new Row.Note(place(line, table)));
        rows.add(book());
        List<RoundRobin.Round> rounds = RoundRobin.of(event().players().size());
        for (int round = 1; round <= rounds.size(); round++) rows.addAll(round(round, rounds.get(round - 1), table));
        return rows;
    }

    private String place(CrossTable.Standing line, CrossTable table) {
        return phrase(
                "rounds.standing",
                line.rank(),
                name(line.player()),
                line.points().toString(),
                table.opponentsPointsOf(line.player()).toString());
    }

    /** The book by which ties are broken. */
    private Row book() {
        return Row.Pick.of(
                "book", phrase("rounds.book"), book, RuleBooks.all(), each -> phrase("book." + each.id()), chosen -> {
                    book = chosen;
                    refresh();
                });
    }

    private List<Row> round(int number, RoundRobin.Round round, CrossTable table) {
        List<Row> rows = new ArrayList<>();
        for (Pairing game : round.games()) rows.add(game(number, game, table));
        round.bye().ifPresent(player -> rows.add(new Row.Note(phrase("rounds.has-bye", number, name(player)))));
        return rows;
    }

    /** A game that has been played is told, one that has not can be begun. */
    private Row game(int round, Pairing game, CrossTable table) {
        return table.against(game.red(), game.black())
                .<Row>map(points -> new Row.Note(phrase(
                        "rounds.played",
                        round,
                        name(game.red()),
                        points.toString(),
                        name(game.black()),
                        table.against(game.black(), game.red()).get().toString())))
                .orElseGet(() -> toPlay(round, name(game.red()), name(game.black())));
    }

    private Row toPlay(int round, String red, String black) {
        Screen setUp = new Screen.RefereeSetup(red, black, String.valueOf(round));
        return new Row.Button(
                phrase("rounds.game", round, red, black),
                () -> services.navigator().open(setUp));
    }

    private String name(int player) {
        return event().players().get(player - 1);
    }

    private void begin() {
        if (names.isEmpty() || trouble().isPresent()) return;
        referee.event().begin(typed());
        names = "";
        refresh();
    }
}
