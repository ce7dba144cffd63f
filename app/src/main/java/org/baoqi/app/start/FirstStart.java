package org.baoqi.app.start;

import android.content.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Navigator;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.settings.AppLanguage;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * Asks for language and voice by speaking: each option as it would be, in its own language and at its own rate. What is
 * being offered holds already, so that what is heard is what one gets. To a screen reader it gives a list of options in silence,
 * and asks nothing about a voice that will not be heard.
 */
public final class FirstStart {
    private static final int YES = 0;

    private final Context context;
    private final SettingsStore settings;
    private final VoiceServices voice;
    private final Navigator navigator;
    private final Language phone;
    private final MutableStateFlow<Ui> ui;
    private Question question = Question.LANGUAGE;
    private int current;
    private boolean read;

    /** @param phone the language that the phone has chosen for the app */
    public FirstStart(
            Context context, SettingsStore settings, VoiceServices voice, Navigator navigator, Language phone) {
        this.context = context;
        this.settings = settings;
        this.voice = voice;
        this.navigator = navigator;
        this.phone = phone;
        this.current = Choices.spoken(settings.now(), phone).ordinal();
        this.ui = StateFlowKt.MutableStateFlow(build());
    }

    public StateFlow<Ui> ui() {
        return ui;
    }

    /** Speaks the option that is offered. */
    public void offer() {
        Question.Option option = options().get(current);
        settings.change(option.change());
        ui.setValue(build());
        if (read) return;
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

    /** Whether a screen reader reads the options: then it needs no instructions, and no voice of the app's own. */
    public void isRead(boolean on) {
        read = on;
    }

    /** Takes the option that is offered, and asks the next question. */
    public void choose() {
        settings.change(options().get(current).change());
        if (question == Question.LESSON) finish();
        else ask(read ? Question.LESSON : Question.values()[question.ordinal() + 1]);
    }

    /** What was pressed on a page that has just gone answers nothing. */
    private void choose(Question asked, int option) {
        if (asked != question) return;
        current = option;
        choose();
    }

    private void ask(Question next) {
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

    private List<Question.Option> options() {
        return question.options(words());
    }

    private Words words() {
        return settings.now()
                .get(Choices.SPOKEN)
                .map(voice -> Words.in(voice))
                .orElseGet(() -> Words.in(settings.now().get(Choices.LANGUAGE).orElse(phone)));
    }

    private Ui build() {
        Question asked = question;
        List<Row.Option> shown = new ArrayList<>();
        for (int i = 0; i < options().size(); i++) {
            int option = i;
            shown.add(new Row.Option(options().get(i).name(), i == current, () -> choose(asked, option)));
        }
        return new Ui(question.title(words()), shown, options().get(current).said());
    }

    /**
     * A question as it is drawn.
     *
     * @param options for who reads them, each in its own language; the one that is spoken now is the chosen one
     * @param said the option that is spoken now
     */
    public record Ui(String title, List<Row.Option> options, String said) {
        public Ui {
            options = List.copyOf(options);
        }
    }

    /** The questions of the first start, in this order. */
    private enum Question {
        LANGUAGE {
            @Override
            List<Option> options(Words words) {
                return Arrays.stream(SpokenLanguage.values())
                        .map(Question::language)
                        .collect(Collectors.toList());
            }
        },
        RATE {
            @Override
            List<Option> options(Words words) {
                return Arrays.stream(Rate.values())
                        .map(rate -> rate(rate, words))
                        .collect(Collectors.toList());
            }
        },
        SCREEN {
            @Override
            List<Option> options(Words words) {
                return List.of(
                        yesOrNo("screen.yes", words, settings -> settings.with(Choices.READ_SCREENS, true)),
                        yesOrNo("screen.no", words, settings -> settings.with(Choices.READ_SCREENS, false)));
            }
        },
        LESSON {
            @Override
            List<Option> options(Words words) {
                return List.of(
                        yesOrNo("lesson.yes", words, UnaryOperator.identity()),
                        yesOrNo("lesson.no", words, UnaryOperator.identity()));
            }
        };

        /** Hundredths of the voice's own rate. */
        private enum Rate {
            NORMAL(100),
            FAST(150),
            FASTER(220),
            SLOW(70);

            private final int percent;

            Rate(int percent) {
                this.percent = percent;
            }
        }

        /** @param words in the language that has been chosen */
        abstract List<Option> options(Words words);

        String title(Words words) {
            return words.say("start." + name().toLowerCase(Locale.ROOT) + ".title");
        }

        private static Option language(SpokenLanguage voice) {
            Words own = Words.in(voice);
            String name = voice == SpokenLanguage.CANTONESE ? "cantonese" : "language";
            return new Option(
                    own.say("start.name." + name),
                    own.say("start." + name),
                    settings -> settings.with(Choices.LANGUAGE, Optional.of(voice.texts()))
                            .with(Choices.SPOKEN, Optional.of(voice)));
        }

        private static Option rate(Rate rate, Words words) {
            String name = words.say("start.rate." + rate);
            return new Option(
                    name, words.say("start.rate", name), settings -> settings.with(Choices.RATE, rate.percent));
        }

        private static Option yesOrNo(String answer, Words words, UnaryOperator<Settings> change) {
            return new Option(words.say("start.name." + answer), words.say("start." + answer), change);
        }

        /**
         * Something to choose at the first start.
         *
         * @param said what is spoken of it, in its own language
         * @param change what holds while it is spoken, and stays when it is chosen
         */
        record Option(String name, String said, UnaryOperator<Settings> change) {}
    }
}
