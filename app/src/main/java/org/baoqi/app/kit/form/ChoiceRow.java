package org.baoqi.app.kit.form;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Settings;

/**
 * A choice as a row that is picked from.
 *
 * @param values what can be chosen
 * @param name what each is called
 */
public record ChoiceRow<T>(Choice<T> choice, String label, List<T> values, Function<T, String> name) {
    public Row in(Settings settings) {
        T chosen = settings.get(choice);
        return new Row.Pick(
                choice.key(),
                label,
                name.apply(chosen),
                values.stream()
                        .map(value -> new Row.Option(id(value), name.apply(value), value.equals(chosen)))
                        .collect(Collectors.toList()));
    }

    /** The settings with the option of this id chosen. */
    public Settings pick(Settings settings, String option) {
        return values.stream()
                .filter(value -> id(value).equals(option))
                .findFirst()
                .map(value -> settings.with(choice, value))
                .orElse(settings);
    }

    private String id(T value) {
        return choice.write().apply(value);
    }
}
