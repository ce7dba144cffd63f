package org.baoqi.app.kit.nav;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScreenModelsTest {
    private static final Screen SETTINGS = new Screen.Settings();

    private final ScreenModels models = new ScreenModels();

    @Test
    void aScreenOnTheWayKeepsItsModel() {
        Object model = models.get(SETTINGS, "en", Object::new);
        models.keep(List.of(new Screen.Home(), SETTINGS));
        assertSame(model, models.get(SETTINGS, "en", Object::new));
    }

    @Test
    void aScreenThatIsLeftBeginsAnew() {
        List<String> left = new ArrayList<>();
        ScreenModels.Leaving model = () -> left.add("left");
        models.get(SETTINGS, "en", () -> model);
        models.keep(List.of(new Screen.Home()));
        assertEquals(List.of("left"), left);
        assertNotSame(model, models.get(SETTINGS, "en", Object::new));
    }

    @Test
    void eachLanguageHasItsOwn() {
        assertNotSame(models.get(SETTINGS, "en", Object::new), models.get(SETTINGS, "zh-TW", Object::new));
    }
}
