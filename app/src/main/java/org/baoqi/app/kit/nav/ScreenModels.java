package org.baoqi.app.kit.nav;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Keeps the presenters of the screens on the way while the phone is turned or another screen is open. */
public final class ScreenModels {
    /** By screen and language. */
    private final Map<Screen, Map<String, Object>> models = new HashMap<>();

    /** The screen's model in a language, made where there is none. While it is made it may ask for another screen's. */
    @SuppressWarnings("unchecked")
    public <T> T get(Screen screen, String language, Supplier<T> make) {
        Map<String, Object> inLanguages = models.computeIfAbsent(screen, shown -> new HashMap<>());
        if (!inLanguages.containsKey(language)) inLanguages.put(language, make.get());
        return (T) inLanguages.get(language);
    }

    /** Forgets what belongs to screens that have been left. */
    public void keep(List<Screen> way) {
        models.entrySet().removeIf(entry -> {
            boolean left = !way.contains(entry.getKey());
            if (left) entry.getValue().values().forEach(ScreenModels::leave);
            return left;
        });
    }

    private static void leave(Object model) {
        if (model instanceof Leaving leaving) leaving.left();
    }

    /** A model that has something to put away when its screen is left. */
    public interface Leaving {
        void left();
    }
}
