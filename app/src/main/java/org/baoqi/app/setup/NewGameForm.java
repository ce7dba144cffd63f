package org.baoqi.app.setup;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.ChoiceRow;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SwitchRow;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.match.MatchSetup;

/** Everything that is agreed before a game, as it was the last time. */
public final class NewGameForm extends LiveForm implements ScreenModels.Leaving {
    private static final String BEGIN = "begin";
    private static final String REFUSED = "refused";
    private static final String FEN = "fen";

    private final ScreenServices services;
    private final boolean twoPlayers;
    private final Consumer<MatchSetup> begin;
    private final SetupRows rows;
    private final SpokenStart start;
    private final Runnable unobserve;
    private Optional<String> refusal = Optional.empty();

    /** @param begin begins the game */
    public NewGameForm(ScreenServices services, boolean twoPlayers, Consumer<MatchSetup> begin) {
        this.services = services;
        this.twoPlayers = twoPlayers;
        this.begin = begin;
        this.rows = new SetupRows(services.texts(), services.words());
        this.start = new SpokenStart(services, this::refresh);
        this.unobserve = services.settingsStore().observe(settings -> refresh());
    }

    /** Whether a text that another app shares is a position; it then becomes the start of the next game. */
    public static boolean takes(String shared, SettingsStore settings) {
        boolean isPosition = Fen.read(shared) instanceof Fen.Reading.Read;
        if (isPosition) settings.choose(SetupChoices.FEN, shared.trim());
        return isPosition;
    }

    /** A position becomes the start of the next game, and whoever is to move in it the player's side. */
    public static void startFrom(Position start, SettingsStore settings) {
        settings.choose(SetupChoices.FEN, start.fen());
        settings.choose(SetupChoices.COLOR, start.sideToMove());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    private Draft draft() {
        return new Draft(services.settings(), twoPlayers);
    }

    @Override
    protected FormUi build() {
        List<Row> all = new ArrayList<>();
        Draft draft = draft();
        for (ChoiceRow<?> row : rows.players(draft)) all.add(row.in(draft.settings()));
        for (Side side : draft.timedSides()) {
            all.add(rows.time(side, draft).in(draft.settings()));
            if (draft.isWritten(side))
                all.add(entry(SetupChoices.WRITTEN_TIME.get(side), rows.writtenLabel(side, draft)));
        }
        all.add(rows.unequal().in(draft.settings()));
        for (ChoiceRow<?> row : rows.rules()) all.add(row.in(draft.settings()));
        all.add(entry(SetupChoices.MARKS, services.texts().get(R.string.game_marks)));
        all.add(rows.serious().in(draft.settings()));
        all.add(rows.fullProcedure().in(draft.settings()));
        if (twoPlayers)
            for (Side side : Side.values()) all.add(entry(SetupChoices.NAME.get(side), rows.nameLabel(side)));
        all.add(rows.start().in(draft.settings()));
        all.addAll(start.rows());
        all.add(entry(FEN, SetupChoices.FEN, services.texts().get(R.string.game_fen)));
        refusal.ifPresent(why -> all.add(new Row.Note(REFUSED, why)));
        all.add(new Row.Action(BEGIN, services.texts().get(R.string.game_begin)));
        return new FormUi(services.texts().get(twoPlayers ? R.string.home_two_players : R.string.home_practice), all);
    }

    private Row entry(Choice<String> choice, String label) {
        return entry(choice.key(), choice, label);
    }

    private Row entry(String id, Choice<String> choice, String label) {
        Map<String, String> faults = draft().faults(services.words());
        return new Row.Entry(id, label, draft().settings().get(choice), Optional.ofNullable(faults.get(choice.key())));
    }

    @Override
    public void press(String row) {
        if (row.equals(BEGIN)) begin();
        start.press(row);
        for (SwitchRow each : List.of(rows.unequal(), rows.serious(), rows.fullProcedure()))
            if (each.choice().key().equals(row)) services.settingsStore().change(each::flip);
    }

    @Override
    public void pick(String row, String option) {
        List<ChoiceRow<?>> all = new ArrayList<>(rows.players(draft()));
        for (Side side : draft().timedSides()) all.add(rows.time(side, draft()));
        all.addAll(rows.rules());
        all.add(rows.start());
        for (ChoiceRow<?> each : all)
            if (each.choice().key().equals(row)) services.settingsStore().change(now -> each.pick(now, option));
    }

    @Override
    public void type(String row, String text) {
        refusal = Optional.empty();
        if (SpokenStart.isItsEntry(row)) start.type(text);
        else services.settingsStore().choose(row.equals(FEN) ? SetupChoices.FEN : Choice.text(row, ""), text);
    }

    /** Begins, or says what is wrong with the first row that keeps it from beginning. */
    private void begin() {
        refusal = draft().faults(services.words()).values().stream().findFirst();
        refresh();
        refusal.ifPresent(services::say);
        if (refusal.isPresent()) return;
        MatchSetup setup = draft().setup(LocalDate.now());
        services.settingsStore().choose(SetupChoices.FEN, "");
        services.settingsStore().choose(SetupChoices.DESCRIBED, "");
        begin.accept(setup);
    }
}
