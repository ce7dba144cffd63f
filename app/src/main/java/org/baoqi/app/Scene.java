package org.baoqi.app;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.app.nav.Navigator;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.Words;

/**
 * What a screen's presenter works with.
 *
 * @param app what lives as long as the process
 * @param words the phrases of the plain modules in the language of the texts
 */
public record Scene(BaoqiApplication app, Navigator navigator, ScreenModels models, Words words, Texts texts) {
    /** The screen's presenter, made where it has none. */
    public <T> T model(Screen screen, Supplier<T> make) {
        return models.get(screen, words.language().tag(), make);
    }

    public Settings settings() {
        return app.settings().now();
    }

    /** Says a sentence of a screen, as soon as nothing more urgent is being said. */
    public void say(String sentence) {
        say(List.of(sentence));
    }

    /** Says sentences of a screen, one after the other. */
    public void say(List<String> sentences) {
        app.voice()
                .speaking()
                .say(sentences.stream()
                        .map(app.voice().options().announcer()::chat)
                        .collect(Collectors.toList()));
    }

    public SpokenLanguage spoken() {
        return Choices.spoken(settings(), words.language());
    }
}
