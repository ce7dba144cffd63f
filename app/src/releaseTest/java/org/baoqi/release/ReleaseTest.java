package org.baoqi.release;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * The APK that people get: what R8 left out or renamed would be missed here. Everything is done and seen through the
 * accessibility tree, the voice and the database's file; of the app's classes only the window's name is known, which is in
 * the manifest.
 */
@RunWith(RobolectricTestRunner.class)
public class ReleaseTest {
    private final Phone phone = new Phone();

    @Test
    public void theFirstStartIsByEar() {
        ShownApp app = phone.open();
        phone.hears("繁體中文，說國語");
        app.flick();
        phone.hears("简体中文，说普通话");
        app.flick();
        phone.hears("繁體中文，講粵語");
        app.flick();
        phone.hears("English");
        app.flick();
        phone.hears("繁體中文，說國語");
        phone.takeWhatIsOffered(app);
        app.awaitLabel("和電腦練習");
    }

    @Test
    public void theFirstStartIsByTouchWhereAScreenReaderIsOn() {
        phone.turnTheScreenReaderOn();
        ShownApp app = phone.open();
        app.press("繁體中文，粵語");
        phone.takeWhatIsOffered(app);
        app.awaitLabel("和電腦練習");
        assertEquals("the reader speaks", List.of(), phone.spoken());
    }

    @Test
    public void aGameIsPlayedByActionsAndStored() {
        ShownApp app = phone.openAtHome();
        app.press("兩個人下棋");
        app.press("開始對局");
        phone.hears("對局開始");
        app.choose("紅炮，二路，三線", "炮二平五");
        phone.hears("炮二平五");
        app.choose("黑馬，二路，十線", "馬8進7");
        phone.hears("馬八進七");
        app.awaitLabel("黑馬，三路，八線");
        List<String> log = phone.log();
        assertTrue(log.toString(), log.stream().anyMatch(line -> line.contains("h2e2")));
        assertTrue(log.toString(), log.stream().anyMatch(line -> line.contains("h9g7")));
    }
}
