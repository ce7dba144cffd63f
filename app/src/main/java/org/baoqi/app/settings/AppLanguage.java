package org.baoqi.app.settings;

import android.app.LocaleManager;
import android.content.Context;
import android.os.Build;
import android.os.LocaleList;
import java.util.Optional;
import org.baoqi.speech.words.Language;

/**
 * The language that the phone keeps for this app (Android 13), where it can be chosen in the phone's settings too. What is
 * chosen there holds here, and the other way round.
 */
public final class AppLanguage {
    private AppLanguage() {}

    /** Takes over what was chosen in the phone's settings. The phone hears of a choice at the first start only after its end. */
    public static void read(Context context, SettingsStore settings) {
        if (!isKept()) return;
        Optional<Language> kept = chosen(manager(context).getApplicationLocales());
        settings.change(all -> all.get(Choices.STARTED) ? all.with(Choices.LANGUAGE, kept) : all);
    }

    /** Tells the phone what was chosen here. */
    public static void write(Context context, Settings settings) {
        if (!isKept()) return;
        String tag = settings.get(Choices.LANGUAGE).map(Language::tag).orElse("");
        LocaleList wanted = LocaleList.forLanguageTags(tag);
        if (!wanted.equals(manager(context).getApplicationLocales()))
            manager(context).setApplicationLocales(wanted);
    }

    private static boolean isKept() {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;
    }

    private static Optional<Language> chosen(LocaleList locales) {
        return locales.isEmpty()
                ? Optional.empty()
                : Optional.of(Language.ofLocale(locales.get(0).toString()));
    }

    private static LocaleManager manager(Context context) {
        return context.getSystemService(LocaleManager.class);
    }
}
