package org.baoqi.app.kit.form;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.SettingsStore;

/**
 * Rows by which settings are changed. What is chosen is kept at once.
 *
 * @param changed runs after each change
 */
public record SettingRows(SettingsStore store, Runnable changed) {
    /** @param name what each of the values is called */
    public <T> Row pick(Choice<T> choice, String label, List<T> values, Function<T, String> name) {
        return Row.Pick.of(choice.key(), label, now(choice), values, name, value -> keep(choice, value));
    }

    public Row flag(Choice<Boolean> choice, String label) {
        return new Row.Switch(label, now(choice), on -> keep(choice, on));
    }

    public Row entry(Choice<String> choice, String label, Optional<String> error) {
        return new Row.Entry(label, now(choice), error, text -> keep(choice, text));
    }

    private <T> T now(Choice<T> choice) {
        return store.now().get(choice);
    }

    private <T> void keep(Choice<T> choice, T value) {
        store.choose(choice, value);
        changed.run();
    }
}
