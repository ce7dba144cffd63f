package org.baoqi.app;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.app.nav.Navigator;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.voice.Listening;
import org.baoqi.app.voice.Listening.Outcome;
import org.baoqi.app.voice.ListeningWords;
import org.baoqi.app.voice.VoiceBox;
import org.baoqi.speech.announce.Passing;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

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

    /** Says what a finger comes upon; the next thing takes its place, and nobody need hear it again. */
    public void mention(String label) {
        VoiceBox voice = app.voice();
        voice.speaking().say(List.of(new Passing(voice.options().announcer().chat(label))));
    }

    /** Says sentences of a screen, one after the other. */
    public void say(List<String> sentences) {
        app.voice()
                .speaking()
                .say(sentences.stream()
                        .map(app.voice().options().announcer()::chat)
                        .collect(Collectors.toList()));
    }

    /**
     * Listens once; where nothing was heard, says why.
     *
     * @param expected what may be said
     * @param heard takes the recogniser's texts, the likeliest first
     */
    public void listen(List<String> expected, Consumer<List<String>> heard) {
        app.voice().listening().listen(spoken(), expected, outcome -> {
            if (outcome instanceof Outcome.Heard some) heard.accept(some.texts());
            if (outcome instanceof Outcome.Failed failed) say(failed.reason());
        });
    }

    private void say(Listening.Reason failure) {
        VoiceBox voice = app.voice();
        voice.speaking().say(List.of(ListeningWords.failure(voice.options().announcer(), failure)));
    }

    /** Listens once to the user, who may say anything. */
    public void listen(Consumer<List<String>> heard) {
        listen(List.of(), heard);
    }

    public SpokenLanguage spoken() {
        return Choices.spoken(settings(), words.language());
    }
}
