package org.baoqi.app.preferences;

import java.util.Map;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.settings.Choices.PieceStyle;
import org.baoqi.app.settings.Choices.Theme;
import org.baoqi.app.settings.NamedColor;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;

/** What each option of the settings is called. */
record SettingNames(Texts texts) {
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

    /** The name of a constant; of none, the phone's. */
    String of(Object value) {
        if (value instanceof Optional<?> optional)
            return optional.map(this::of).orElseGet(() -> texts.get(R.string.settings_as_phone));
        return texts.get(NAMES.get(value));
    }
}
