package org.baoqi.app.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;

/** All that can be chosen, each in a row. */
public final class SettingsForm extends LiveForm implements ScreenModels.Leaving {
    private static final String VOICE = "voice_settings";

    private final Scene scene;
    private final SettingNames names;
    private final Runnable unobserve;

    public SettingsForm(Scene scene) {
        this.scene = scene;
        this.names = new SettingNames(scene.texts());
        this.unobserve = scene.app().settings().observe(settings -> refresh());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        Settings settings = scene.settings();
        rows.add(new Row.Action(VOICE, scene.texts().get(R.string.voice_title)));
        for (ChoiceRow<?> row : picks()) rows.add(row.in(settings));
        for (SwitchRow row : switches()) rows.add(row.in(settings));
        return new FormUi(scene.texts().get(R.string.settings_title), rows);
    }

    @Override
    public void press(String row) {
        if (row.equals(VOICE)) scene.navigator().open(new Screen.Voice());
        switches().stream()
                .filter(each -> each.choice().key().equals(row))
                .forEach(each -> scene.app().settings().change(each::flip));
    }

    @Override
    public void pick(String row, String option) {
        picks().stream()
                .filter(each -> each.choice().key().equals(row))
                .forEach(each -> scene.app().settings().change(all -> each.pick(all, option)));
        if (row.equals(Choices.LANGUAGE.key())) AppLanguage.write(scene.app(), scene.settings());
    }

    private List<ChoiceRow<?>> picks() {
        List<ChoiceRow<?>> rows = new ArrayList<>();
        rows.add(row(Choices.LANGUAGE, R.string.settings_language, withPhone(Language.values())));
        rows.add(row(Choices.SPOKEN, R.string.settings_spoken, withPhone(SpokenLanguage.values())));
        rows.add(row(Choices.THEME, R.string.settings_theme, List.of(Theme.values())));
        if (scene.settings().get(Choices.THEME) == Theme.CUSTOM) rows.addAll(colors());
        rows.add(row(Choices.PIECES, R.string.settings_pieces, List.of(PieceStyle.values())));
        return rows;
    }

    /** Ink only in colours that can be read on the paper. */
    private List<ChoiceRow<?>> colors() {
        NamedColor paper = scene.settings().get(Choices.PAPER);
        return List.of(
                row(Choices.PAPER, R.string.settings_paper, List.of(NamedColor.values())),
                row(Choices.INK, R.string.settings_ink, paper.inks()));
    }

    private <T> ChoiceRow<T> row(Choice<T> choice, int label, List<T> values) {
        return new ChoiceRow<>(choice, scene.texts().get(label), values, names::of);
    }

    private List<SwitchRow> switches() {
        return List.of(
                new SwitchRow(Choices.READ_SCREENS, scene.texts().get(R.string.settings_read_screens)),
                new SwitchRow(Choices.HAPTICS, scene.texts().get(R.string.settings_haptics)),
                new SwitchRow(Choices.READ_BACK, scene.texts().get(R.string.settings_read_back)),
                new SwitchRow(Choices.VOLUME_KEYS, scene.texts().get(R.string.settings_volume_keys)),
                new SwitchRow(Choices.STRICT, scene.texts().get(R.string.settings_strict)),
                new SwitchRow(Choices.MAGNIFIER, scene.texts().get(R.string.settings_magnifier)));
    }

    private static <T> List<Optional<T>> withPhone(T[] values) {
        List<Optional<T>> all = new ArrayList<>();
        all.add(Optional.empty());
        Arrays.stream(values).map(Optional::of).forEach(all::add);
        return all;
    }
}
