package org.baoqi.app.start;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** The questions of the first start, in this order. */
enum StartQuestion {
    LANGUAGE {
        @Override
        List<Option> options(Words words) {
            return Arrays.stream(SpokenLanguage.values())
                    .map(StartQuestion::language)
                    .collect(Collectors.toList());
        }
    },
    RATE {
        @Override
        List<Option> options(Words words) {
            return Arrays.stream(Rate.values()).map(rate -> rate(rate, words)).collect(Collectors.toList());
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
        Words own = Words.in(voice.texts());
        String name = voice == SpokenLanguage.CANTONESE ? "cantonese" : "language";
        return new Option(
                own.say("start.name." + name),
                own.say("start." + name),
                settings -> settings.with(Choices.LANGUAGE, Optional.of(voice.texts()))
                        .with(Choices.SPOKEN, Optional.of(voice)));
    }

    private static Option rate(Rate rate, Words words) {
        String name = words.say("start.rate." + rate);
        return new Option(name, words.say("start.rate", name), settings -> settings.with(Choices.RATE, rate.percent));
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
