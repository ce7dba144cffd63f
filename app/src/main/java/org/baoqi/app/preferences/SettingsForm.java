package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.ChoiceRow;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SwitchRow;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.settings.AppLanguage;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Choices.PieceStyle;
import org.baoqi.app.settings.Choices.Theme;
import org.baoqi.app.settings.NamedColor;
import org.baoqi.app.settings.Settings;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;

/** All that can be chosen, each in a row. */
public final class SettingsForm extends LiveForm implements ScreenModels.Leaving {
    private static final String VOICE = "voice_settings";

    private final ScreenServices services;
    private final SettingNames names;
    private final Runnable unobserve;

    public SettingsForm(ScreenServices services) {
        this.services = services;
        this.names = new SettingNames(services.texts());
        this.unobserve = services.settingsStore().observe(settings -> refresh());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        Settings settings = services.settings();
        rows.add(new Row.Action(VOICE, services.texts().get(R.string.voice_title)));
        for (ChoiceRow<?> row : picks()) rows.add(row.in(settings));
        for (SwitchRow row : switches()) rows.add(row.in(settings));
        return new FormUi(services.texts().get(R.string.settings_title), rows);
    }

    @Override
    public void press(String row) {
        if (row.equals(VOICE)) services.navigator().open(new Screen.Voice());
        switches().stream()
                .filter(each -> each.choice().key().equals(row))
                .forEach(each -> services.settingsStore().change(each::flip));
    }

    @Override
    public void pick(String row, String option) {
        picks().stream()
                .filter(each -> each.choice().key().equals(row))
                .forEach(each -> services.settingsStore().change(all -> each.pick(all, option)));
        if (row.equals(Choices.LANGUAGE.key())) AppLanguage.write(services.context(), services.settings());
    }

    private List<ChoiceRow<?>> picks() {
        List<ChoiceRow<?>> rows = new ArrayList<>();
        rows.add(row(Choices.LANGUAGE, R.string.settings_language, withPhone(Language.values())));
        rows.add(row(Choices.SPOKEN, R.string.settings_spoken, withPhone(SpokenLanguage.values())));
        rows.add(row(Choices.THEME, R.string.settings_theme, List.of(Theme.values())));
        if (services.settings().get(Choices.THEME) == Theme.CUSTOM) rows.addAll(colors());
        rows.add(row(Choices.PIECES, R.string.settings_pieces, List.of(PieceStyle.values())));
        return rows;
    }

    /** Ink only in colours that can be read on the paper. */
    private List<ChoiceRow<?>> colors() {
        NamedColor paper = services.settings().get(Choices.PAPER);
        return List.of(
                row(Choices.PAPER, R.string.settings_paper, List.of(NamedColor.values())),
                row(Choices.INK, R.string.settings_ink, paper.inks()));
    }

    private <T> ChoiceRow<T> row(Choice<T> choice, int label, List<T> values) {
        return new ChoiceRow<>(choice, services.texts().get(label), values, names::of);
    }

    private List<SwitchRow> switches() {
        return List.of(
                new SwitchRow(Choices.READ_SCREENS, services.texts().get(R.string.settings_read_screens)),
                new SwitchRow(Choices.HAPTICS, services.texts().get(R.string.settings_haptics)),
                new SwitchRow(Choices.READ_BACK, services.texts().get(R.string.settings_read_back)),
                new SwitchRow(Choices.VOLUME_KEYS, services.texts().get(R.string.settings_volume_keys)),
                new SwitchRow(Choices.STRICT, services.texts().get(R.string.settings_strict)),
                new SwitchRow(Choices.MAGNIFIER, services.texts().get(R.string.settings_magnifier)));
    }

    private static <T> List<Optional<T>> withPhone(T[] values) {
        List<Optional<T>> all = new ArrayList<>();
        all.add(Optional.empty());
        Arrays.stream(values).map(Optional::of).forEach(all::add);
        return all;
    }
}
