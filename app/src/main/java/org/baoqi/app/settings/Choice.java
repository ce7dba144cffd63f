package org.baoqi.app.settings;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that a user can choose, and how it is kept as text.
 *
 * @param key its name in the file of settings
 * @param standard what holds until he chooses
 */
public record Choice<T>(String key, T standard, Function<T, String> write, Function<String, Optional<T>> read) {

    public static Choice<Boolean> flag(String key, boolean standard) {
        return new Choice<>(key, standard, String::valueOf, text -> Optional.of(Boolean.valueOf(text)));
    }

    public static <E extends Enum<E>> Choice<E> of(String key, Class<E> type, E standard) {
        return new Choice<>(key, standard, Enum::name, text -> constant(type, text));
    }

    /** A choice that may be left to the phone. */
    public static <E extends Enum<E>> Choice<Optional<E>> optional(String key, Class<E> type) {
        return new Choice<>(
                key,
                Optional.empty(),
                value -> value.map(Enum::name).orElse(""),
                text -> Optional.of(constant(type, text)));
    }

    public static Choice<String> text(String key, String standard) {
        return new Choice<>(key, standard, Function.identity(), Optional::of);
    }

    /** A number within bounds. */
    public static Choice<Integer> number(String key, int standard, int from, int to) {
        return new Choice<>(
                key,
                standard,
                String::valueOf,
                text -> text.matches("-?\\d{1,8}")
                        ? Optional.of(Math.max(from, Math.min(to, Integer.parseInt(text))))
                        : Optional.empty());
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(value -> value.name().equals(name))
                .findFirst();
    }
}
