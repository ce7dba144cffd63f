package org.baoqi.app.kit.nav;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What the screens on the way keep while the phone is turned or another screen is open: their presenters. */
public final class ScreenModels {
    private record Key(Screen screen, String language) {}

    private final Map<Key, Object> models = new HashMap<>();

    /** The screen's model in a language, made where there is none. While it is made it may ask for another screen's. */
    @SuppressWarnings("unchecked")
    public <T> T get(Screen screen, String language, Supplier<T> make) {
        Key key = new Key(screen, language);
        if (!models.containsKey(key)) models.put(key, make.get());
        return (T) models.get(key);
    }

    /** Forgets what belongs to screens that have been left. */
    public void keep(List<Screen> way) {
        models.entrySet().removeIf(entry -> {
            boolean left = !way.contains(entry.getKey().screen());
            if (left && entry.getValue() instanceof Leaving model) model.left();
            return left;
        });
    }

    /** A model that has something to put away when its screen is left. */
    public interface Leaving {
        void left();
    }
}
