package org.baoqi.app.kit;

import android.content.Context;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.app.kit.nav.Navigator;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * All that the presenter of any screen may use, whatever it shows: settings, voice, texts and the way to other screens.
 * The library, the refereed match and the like, which only some screens need, are handed to their presenters beside it.
 *
 * @param worker runs slow work, one piece after the other
 * @param main runs on the main thread
 * @param words the phrases of the plain modules in the language of the screen
 * @param strings the string resources in the same language
 */
public record ScreenServices(
        Context context,
        SettingsStore settingsStore,
        VoiceServices voice,
        Executor worker,
        Executor main,
        Navigator navigator,
        ScreenModels models,
        Words words,
        Strings strings) {
    /** The screen's presenter, made where it has none. */
    public <T> T model(Screen screen, Supplier<T> make) {
        return models.get(screen, words.language().tag(), make);
    }

    /** A string resource in the language of the screen. */
    public String text(int id, Object... values) {
        return strings.get(id, values);
    }

    public Settings settings() {
        return settingsStore.now();
    }

    /** Does something slow off the main thread, then something with it on the main thread. */
    public <T> void inBackground(Supplier<T> work, Consumer<T> then) {
        worker.execute(() -> {
            T done = work.get();
            main.execute(() -> then.accept(done));
        });
    }

    /** Says a sentence of a screen, as soon as nothing more urgent is being said. */
    public void say(String sentence) {
        say(List.of(sentence));
    }

    /** Says what a finger comes upon; the next thing takes its place, and nobody need hear it again. */
    public void mention(String label) {
        voice.speaking().say(List.of(voice.options().announcer().chat(label).inPassing()));
    }

    /** Says sentences of a screen, one after the other. */
    public void say(List<String> sentences) {
        voice.speaking()
                .say(sentences.stream().map(voice.options().announcer()::chat).collect(Collectors.toList()));
    }

    /**
     * Listens once; where nothing was heard, says why.
     *
     * @param expected what may be said
     * @param heard takes the recogniser's texts, the likeliest first
     */
    public void listen(List<String> expected, Consumer<List<String>> heard) {
        voice.listening().listen(spoken(), expected, outcome -> {
            if (outcome instanceof Outcome.Heard some) heard.accept(some.texts());
            if (outcome instanceof Outcome.Failed failed) say(failed.reason());
        });
    }

    private void say(Listening.Reason failure) {
        voice.speaking().say(List.of(failure.announcement(voice.options().announcer())));
    }

    /** Listens once to the user, who may say anything. */
    public void listen(Consumer<List<String>> heard) {
        listen(List.of(), heard);
    }

    public SpokenLanguage spoken() {
        return Choices.spoken(settings(), words.language());
    }

    /** Gives the text of a string resource. */
    @FunctionalInterface
    public interface Strings {
        String get(int id, Object... values);
    }
}
