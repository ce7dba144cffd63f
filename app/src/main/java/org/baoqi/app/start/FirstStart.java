package org.baoqi.app.start;

import android.content.Context;
import java.util.List;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.kit.VoiceBox;
import org.baoqi.app.kit.nav.Navigator;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.settings.AppLanguage;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * Asks for language and voice by speaking: each option as it would be, in its own language and at its own rate. What is
 * being offered holds already, so that what is heard is what one gets.
 */
public final class FirstStart {
    private static final int YES = 0;

    private final Context context;
    private final SettingsStore settings;
    private final VoiceBox voice;
    private final Navigator navigator;
    private final Language phone;
    private final MutableStateFlow<Ui> ui;
    private StartQuestion question = StartQuestion.LANGUAGE;
    private int current;

    /** @param phone the language that the phone has chosen for the app */
    public FirstStart(Context context, SettingsStore settings, VoiceBox voice, Navigator navigator, Language phone) {
        this.context = context;
        this.settings = settings;
        this.voice = voice;
        this.navigator = navigator;
        this.phone = phone;
        this.current = SpokenLanguage.of(phone).ordinal();
        this.ui = StateFlowKt.MutableStateFlow(build());
    }

    public StateFlow<Ui> ui() {
        return ui;
    }

    /** Speaks the option that is offered. */
    public void offer() {
        StartQuestion.Option option = options().get(current);
        settings.change(option.change());
        ui.setValue(build());
        voice.speaking().stop();
        voice.speaking().say(List.of(voice.options().announcer().chat(option.said())));
    }

    public void next() {
        turnTo(current + 1);
    }

    public void previous() {
        turnTo(current - 1);
    }

    private void turnTo(int option) {
        current = Math.floorMod(option, options().size());
        offer();
    }

    /** Takes the option that is offered, and asks the next question. */
    public void choose() {
        settings.change(options().get(current).change());
        if (question == StartQuestion.LESSON) finish();
        else ask(StartQuestion.values()[question.ordinal() + 1]);
    }

    /** Takes one of the options, for who reads them. */
    public void choose(int option) {
        current = option;
        choose();
    }

    private void ask(StartQuestion next) {
        question = next;
        current = 0;
        offer();
    }

    private void finish() {
        voice.speaking().stop();
        if (current == YES) navigator.open(new Screen.Tutorial());
        settings.choose(Choices.STARTED, true);
        AppLanguage.write(context, settings.now());
    }

    private List<StartQuestion.Option> options() {
        return question.options(words());
    }

    private Words words() {
        return Words.in(settings.now().get(Choices.LANGUAGE).orElse(phone));
    }

    private Ui build() {
        List<String> names = options().stream().map(StartQuestion.Option::name).collect(Collectors.toList());
        return new Ui(
                question.title(words()), names, current, options().get(current).said());
    }

    /**
     * A question of the first start.
     *
     * @param names the options, each in its own language
     * @param current which of them is spoken now
     * @param said the current one as it is spoken
     */
    public record Ui(String title, List<String> names, int current, String said) {
        public Ui {
            names = List.copyOf(names);
        }
    }
}
