package org.baoqi.app.kit.form;

import kotlinx.coroutines.flow.StateFlow;

/** Decides what a screen of rows shows and does. Called on the main thread. */
public interface Form {
    StateFlow<FormUi> ui();

    /** Its screen has come up, or come up again. */
    default void shown() {}

    /** An action or a switch was pressed. */
    void press(String row);

    /** An option of a row was picked. */
    default void pick(String row, String option) {
        throw new IllegalArgumentException("nothing to pick in " + row);
    }

    /** A row now has this text. */
    default void type(String row, String text) {
        throw new IllegalArgumentException("nothing to type in " + row);
    }
}
