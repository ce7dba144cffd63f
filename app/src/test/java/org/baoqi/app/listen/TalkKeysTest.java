package org.baoqi.app.listen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import android.view.KeyEvent;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class TalkKeysTest {
    private static final Map<String, Integer> KEYS = Map.of(
            "up", KeyEvent.KEYCODE_VOLUME_UP,
            "down", KeyEvent.KEYCODE_VOLUME_DOWN,
            "hook", KeyEvent.KEYCODE_HEADSETHOOK,
            "play", KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE,
            "a", KeyEvent.KEYCODE_A);

    private final TalkKeys keys = new TalkKeys();

    /** A key goes down (↓), is reported as held (⟳), goes up (↑). */
    private TalkKeys.KeyAction answer(String event) {
        int key = KEYS.get(event.substring(0, event.length() - 1));
        return switch (event.charAt(event.length() - 1)) {
            case '↓' -> keys.pressed(key, 0);
            case '⟳' -> keys.pressed(key, 1);
            default -> keys.released(key);
        };
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "talk-keys.csv", numLinesToSkip = 1)
    void decides(String title, String events, String answers) {
        String given = Arrays.stream(events.split(" "))
                .map(event -> answer(event).name())
                .collect(Collectors.joining(" "));
        assertEquals(answers, given);
    }
}
