package org.baoqi.app.kit.form;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.speech.words.PlainText;

/**
 * One row of a form: what it shows and what it does. A screen reader meets it as one node. Rows are described anew with
 * every change of the form, and those on the screen are always the last ones described. What is shown is {@link PlainText}:
 * names and remarks come from other people.
 */
public sealed interface Row {
    /** Names the row, in words that no other row of its form has. */
    String label();

    /** Does something when it is pressed. */
    record Button(String label, Runnable press) implements Row {
        public Button {
            label = PlainText.of(label);
        }
    }

    /**
     * A button that listens to the user.
     *
     * @param press runs when the microphone is allowed, or was refused
     */
    record Talk(String label, Runnable press) implements Row {}

    /**
     * Is on or off.
     *
     * @param turn takes whether it is to be on from now on
     */
    record Switch(String label, boolean on, Consumer<Boolean> turn) implements Row {}

    /**
     * A line to type.
     *
     * @param error says what is wrong with the line, as a sentence
     * @param type takes the whole line after each change
     */
    record Entry(String label, String value, Optional<String> error, Consumer<String> type) implements Row {}

    /**
     * Unfolds its rows, or folds them.
     *
     * @param open whether they are shown
     */
    record Fold(String label, boolean open, List<Row> rows, Runnable press) implements Row {}

    /** Something to read. */
    record Note(String label) implements Row {
        public Note {
            label = PlainText.of(label);
        }
    }

    /** A row that opens a page of its own. */
    sealed interface Page extends Row {
        /** Names the page among those of its form: the way through the app is kept with it, also when the process dies. */
        String key();
    }

    /**
     * One of several things holds, or is to be chosen.
     *
     * @param value the name of what holds now, or an invitation to choose
     */
    record Pick(String key, String label, String value, List<Option> options) implements Page {
        public Pick {
            label = PlainText.of(label);
            value = PlainText.of(value);
            options = List.copyOf(options);
        }

        /** Shows which of the values holds, and lets another be chosen. */
        public static <T> Pick of(
                String key, String label, T chosen, List<T> values, Function<T, String> name, Consumer<T> choose) {
            return new Pick(key, label, name.apply(chosen), options(values, chosen::equals, name, choose));
        }

        /** Lets one of the values be chosen, of which none holds yet. */
        public static <T> Pick from(
                String key,
                String label,
                String invitation,
                List<T> values,
                Function<T, String> name,
                Consumer<T> choose) {
            return new Pick(key, label, invitation, options(values, value -> false, name, choose));
        }

        private static <T> List<Option> options(
                List<T> values, Function<T, Boolean> holds, Function<T, String> name, Consumer<T> choose) {
            return values.stream()
                    .map(value -> new Option(name.apply(value), holds.apply(value), () -> choose.accept(value)))
                    .collect(Collectors.toList());
        }
    }

    /** @param chosen whether it is the one that holds now */
    record Option(String label, boolean chosen, Runnable choose) {
        public Option {
            label = PlainText.of(label);
        }
    }

    /** Several things to do. */
    record Menu(String key, String label, List<Button> buttons) implements Page {
        public Menu {
            label = PlainText.of(label);
            buttons = List.copyOf(buttons);
        }
    }
}
