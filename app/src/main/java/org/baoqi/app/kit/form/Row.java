package org.baoqi.app.kit.form;

import java.util.List;
import java.util.Optional;

/** One row of a form: one node for a screen reader. */
public sealed interface Row {
    /** Its name among the form's rows. */
    String id();

    /** What it is, in words that no other row has. */
    String label();

    /** Does something. */
    record Action(String id, String label) implements Row {}

    /** Listens: the microphone is asked for where it was not allowed yet. */
    record Talk(String id, String label) implements Row {}

    /** Is on or off. */
    record Toggle(String id, String label, boolean on) implements Row {}

    /** One of several; they are shown on a page of their own. */
    record Pick(String id, String label, String value, List<Option> options) implements Row {
        public Pick {
            options = List.copyOf(options);
        }
    }

    /** @param chosen whether it is the one that holds now */
    record Option(String id, String label, boolean chosen) {}

    /** Several things to do; they are shown on a page of their own. */
    record Menu(String id, String label, List<Action> actions) implements Row {
        public Menu {
            actions = List.copyOf(actions);
        }
    }

    /**
     * A line to type.
     *
     * @param error what is wrong with it, as a sentence
     */
    record Entry(String id, String label, String value, Optional<String> error) implements Row {}

    /** Something to read. */
    record Note(String id, String label) implements Row {}
}
