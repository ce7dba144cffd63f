package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SettingRows;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.settings.AppLanguage;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Choices.PieceStyle;
import org.baoqi.app.settings.Choices.ScreenOn;
import org.baoqi.app.settings.Choices.Theme;
import org.baoqi.app.settings.NamedColor;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;

/** All that can be chosen, each in a row. */
public final class SettingsForm extends Form {
    /** The string resource by which each option is called. */
    private static final Map<Enum<?>, Integer> NAMES = Map.ofEntries(
            Map.entry(Language.TRADITIONAL, R.string.language_traditional),
            Map.entry(Language.SIMPLIFIED, R.string.language_simplified),
            Map.entry(Language.ENGLISH, R.string.language_english),
            Map.entry(SpokenLanguage.TAIWAN_MANDARIN, R.string.spoken_taiwan),
            Map.entry(SpokenLanguage.MAINLAND_MANDARIN, R.string.spoken_mainland),
            Map.entry(SpokenLanguage.CANTONESE, R.string.spoken_cantonese),
            Map.entry(SpokenLanguage.ENGLISH, R.string.language_english),
            Map.entry(Theme.SYSTEM, R.string.theme_system),
            Map.entry(Theme.LIGHT, R.string.theme_light),
            Map.entry(Theme.DARK, R.string.theme_dark),
            Map.entry(Theme.BLACK_ON_YELLOW, R.string.theme_black_on_yellow),
            Map.entry(Theme.YELLOW_ON_BLACK, R.string.theme_yellow_on_black),
            Map.entry(Theme.CUSTOM, R.string.theme_custom),
            Map.entry(ScreenOn.NEVER, R.string.screen_on_never),
            Map.entry(ScreenOn.MY_TURN, R.string.screen_on_my_turn),
            Map.entry(ScreenOn.GAME, R.string.screen_on_game),
            Map.entry(PieceStyle.TRADITIONAL, R.string.pieces_traditional),
            Map.entry(PieceStyle.SIMPLIFIED, R.string.pieces_simplified),
            Map.entry(PieceStyle.STROKES, R.string.pieces_strokes),
            Map.entry(PieceStyle.LATIN, R.string.pieces_latin),
            Map.entry(NamedColor.BLACK, R.string.color_black),
            Map.entry(NamedColor.NAVY, R.string.color_navy),
            Map.entry(NamedColor.DARK_GREEN, R.string.color_dark_green),
            Map.entry(NamedColor.DARK_RED, R.string.color_dark_red),
            Map.entry(NamedColor.WHITE, R.string.color_white),
            Map.entry(NamedColor.CREAM, R.string.color_cream),
            Map.entry(NamedColor.YELLOW, R.string.color_yellow),
            Map.entry(NamedColor.ORANGE, R.string.color_orange),
            Map.entry(NamedColor.LIGHT_GREEN, R.string.color_light_green),
            Map.entry(NamedColor.LIGHT_BLUE, R.string.color_light_blue));

    public SettingsForm(ScreenServices services) {
        super(services);
        whenLeft(services.settingsStore().observe(settings -> refresh()));
    }

    @Override
    protected String title() {
        return text(R.string.settings_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(link(R.string.voice_title, new Screen.Voice()));
        rows.add(language());
        rows.add(pick(Choices.SPOKEN, R.string.settings_spoken, withPhone(SpokenLanguage.values())));
        rows.add(pick(Choices.THEME, R.string.settings_theme, List.of(Theme.values())));
        if (services.settings().get(Choices.THEME) == Theme.CUSTOM) rows.addAll(colors());
        rows.add(pick(Choices.PIECES, R.string.settings_pieces, List.of(PieceStyle.values())));
        rows.add(pick(Choices.SCREEN_ON, R.string.settings_screen_on, List.of(ScreenOn.values())));
        rows.add(link(R.string.screen_off_title, new Screen.ScreenOff()));
        rows.add(flag(Choices.READ_SCREENS, R.string.settings_read_screens));
        rows.add(flag(Choices.HAPTICS, R.string.settings_haptics));
        rows.add(flag(Choices.READ_BACK, R.string.settings_read_back));
        rows.add(flag(Choices.VOLUME_KEYS, R.string.settings_volume_keys));
        rows.add(flag(Choices.STRICT, R.string.settings_strict));
        rows.add(flag(Choices.MAGNIFIER, R.string.settings_magnifier));
        return rows;
    }

    /** Android is told, too. */
    private Row language() {
        return new SettingRows(
                        services.settingsStore(), () -> AppLanguage.write(services.context(), services.settings()))
                .pick(Choices.LANGUAGE, text(R.string.settings_language), withPhone(Language.values()), this::name);
    }

    /** Ink only in colours that can be read on the paper. */
    private List<Row> colors() {
        NamedColor paper = services.settings().get(Choices.PAPER);
        return List.of(
                pick(Choices.PAPER, R.string.settings_paper, List.of(NamedColor.values())),
                pick(Choices.INK, R.string.settings_ink, paper.inks()));
    }

    private <T> Row pick(Choice<T> choice, int label, List<T> values) {
        return settings().pick(choice, text(label), values, this::name);
    }

    private Row flag(Choice<Boolean> choice, int label) {
        return settings().flag(choice, text(label));
    }

    private SettingRows settings() {
        return new SettingRows(services.settingsStore(), () -> {});
    }

    /** The name of a constant; of none, the phone's. */
    private String name(Object value) {
        if (value instanceof Optional<?> optional)
            return optional.map(this::name).orElseGet(() -> text(R.string.settings_as_phone));
        return text(NAMES.get(value));
    }

    private static <T> List<Optional<T>> withPhone(T[] values) {
        List<Optional<T>> all = new ArrayList<>();
        all.add(Optional.empty());
        Arrays.stream(values).map(Optional::of).forEach(all::add);
        return all;
    }
}
