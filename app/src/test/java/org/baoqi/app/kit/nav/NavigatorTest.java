package org.baoqi.app.kit.nav;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class NavigatorTest {
    private static final Screen SETTINGS = new Screen.Settings();
    private static final Screen THEME = new Screen.Page(SETTINGS, "theme");

    private final Navigator navigator = new Navigator();

    @Test
    void backGoesTheWayThatTheUserCame() {
        navigator.open(SETTINGS);
        navigator.open(THEME);
        navigator.back();
        assertEquals(List.of(new Screen.Home(), SETTINGS), navigator.stack().getValue());
        navigator.back();
        assertTrue(navigator.atHome());
    }

    @Test
    void homeIsTheEndOfTheWayBack() {
        navigator.back();
        assertEquals(List.of(new Screen.Home()), navigator.stack().getValue());
    }

    @Test
    void aScreenOnTheWayIsGoneBackToRatherThanOpenedTwice() {
        navigator.open(SETTINGS);
        navigator.open(THEME);
        navigator.open(SETTINGS);
        assertEquals(List.of(new Screen.Home(), SETTINGS), navigator.stack().getValue());
    }

    @Test
    void theWayIsThereAgainAfterTheProcessDied() {
        navigator.open(SETTINGS);
        navigator.open(THEME);
        navigator.open(new Screen.RefereeSetup("王小明", "", "2"));
        Navigator revived = new Navigator();
        revived.restore(navigator.save());
        assertEquals(navigator.stack().getValue(), revived.stack().getValue());
    }

    @Test
    void screensThatAreThereNoMoreAreLeftOut() {
        navigator.restore(List.of("Home ", "Lobby 7", "nonsense", "Settings "));
        assertEquals(List.of(new Screen.Home(), SETTINGS), navigator.stack().getValue());
    }

    @Test
    void aScreenOpenedFromHomeIsLeftToHome() {
        navigator.open(SETTINGS);
        navigator.openFromHome(THEME);
        navigator.back();
        assertTrue(navigator.atHome());
    }
}
