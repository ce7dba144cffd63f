package org.baoqi.app.settings;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The choices of a user. One that he has not made, or that means nothing any more, is as {@link Choice#standard} says. */
public record Settings(Map<String, String> chosen) {
    public static final Settings STANDARD = new Settings(Map.of());

    public Settings {
        chosen = Map.copyOf(chosen);
    }

    public <T> T get(Choice<T> choice) {
        return Optional.ofNullable(chosen.get(choice.key()))
                .flatMap(choice.read())
                .orElse(choice.standard());
    }

    public <T> Settings with(Choice<T> choice, T value) {
        Map<String, String> more = new HashMap<>(chosen);
        more.put(choice.key(), choice.write().apply(value));
        return new Settings(more);
    }
}
