package org.baoqi.app.setup;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.ChoiceRow;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.app.settings.SwitchRow;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.match.MatchSetup;

/** Everything that is agreed before a game, as it was the last time. */
public final class NewGameForm extends LiveForm implements ScreenModels.Leaving {
    private static final String BEGIN = "begin";
    private static final String REFUSED = "refused";
    private static final String FEN = "fen";

    private final Scene scene;
    private final boolean twoPlayers;
    private final Consumer<MatchSetup> begin;
    private final SetupRows rows;
    private final SpokenStart start;
    private final Runnable unobserve;
    private Optional<String> refusal = Optional.empty();

    /** @param begin begins the game */
    public NewGameForm(Scene scene, boolean twoPlayers, Consumer<MatchSetup> begin) {
        this.scene = scene;
        this.twoPlayers = twoPlayers;
        this.begin = begin;
        this.rows = new SetupRows(scene.texts(), scene.words());
        this.start = new SpokenStart(scene, this::refresh);
        this.unobserve = scene.app().settings().observe(settings -> refresh());
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
        return new Draft(scene.settings(), twoPlayers);
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
        all.add(entry(SetupChoices.MARKS, scene.texts().get(R.string.game_marks)));
        all.add(rows.serious().in(draft.settings()));
        all.add(rows.fullProcedure().in(draft.settings()));
        if (twoPlayers)
            for (Side side : Side.values()) all.add(entry(SetupChoices.NAME.get(side), rows.nameLabel(side)));
        all.add(rows.start().in(draft.settings()));
        all.addAll(start.rows());
        all.add(entry(FEN, SetupChoices.FEN, scene.texts().get(R.string.game_fen)));
        refusal.ifPresent(why -> all.add(new Row.Note(REFUSED, why)));
        all.add(new Row.Action(BEGIN, scene.texts().get(R.string.game_begin)));
        return new FormUi(scene.texts().get(twoPlayers ? R.string.home_two_players : R.string.home_practice), all);
    }

    private Row entry(Choice<String> choice, String label) {
        return entry(choice.key(), choice, label);
    }

    private Row entry(String id, Choice<String> choice, String label) {
        Map<String, String> faults = draft().faults(scene.words());
        return new Row.Entry(id, label, draft().settings().get(choice), Optional.ofNullable(faults.get(choice.key())));
    }

    @Override
    public void press(String row) {
        if (row.equals(BEGIN)) begin();
        start.press(row);
        for (SwitchRow each : List.of(rows.unequal(), rows.serious(), rows.fullProcedure()))
            if (each.choice().key().equals(row)) scene.app().settings().change(each::flip);
    }

    @Override
    public void pick(String row, String option) {
        List<ChoiceRow<?>> all = new ArrayList<>(rows.players(draft()));
        for (Side side : draft().timedSides()) all.add(rows.time(side, draft()));
        all.addAll(rows.rules());
        all.add(rows.start());
        for (ChoiceRow<?> each : all)
            if (each.choice().key().equals(row)) scene.app().settings().change(now -> each.pick(now, option));
    }

    @Override
    public void type(String row, String text) {
        refusal = Optional.empty();
        if (SpokenStart.isItsEntry(row)) start.type(text);
        else scene.app().settings().choose(row.equals(FEN) ? SetupChoices.FEN : Choice.text(row, ""), text);
    }

    /** Begins, or says what is wrong with the first row that keeps it from beginning. */
    private void begin() {
        refusal = draft().faults(scene.words()).values().stream().findFirst();
        refresh();
        refusal.ifPresent(scene::say);
        if (refusal.isPresent()) return;
        MatchSetup setup = draft().setup(LocalDate.now().toString());
        scene.app().settings().choose(SetupChoices.FEN, "");
        scene.app().settings().choose(SetupChoices.DESCRIBED, "");
        begin.accept(setup);
    }
}
