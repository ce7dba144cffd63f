package org.baoqi.release;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.Application;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Looper;
import android.speech.tts.TextToSpeech;
import android.view.accessibility.AccessibilityManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowTextToSpeech;

/** What is around the app: its window is opened, its voice is heard, its file is read by others. */
final class Phone {
    private static final String WINDOW = "org.baoqi.app.shell.MainActivity";

    private static final List<String> VOICES = List.of("zh-TW", "zh-CN", "yue-HK", "zh-HK", "en-US");

    private final Application app = RuntimeEnvironment.getApplication();
    private ActivityController<? extends Activity> window;
    private TextToSpeech engine;
    private final List<String> earlier = new ArrayList<>();
    private List<String> last = List.of();
    private int heard;

    Phone() {
        for (String tag : VOICES) ShadowTextToSpeech.addLanguageAvailability(Locale.forLanguageTag(tag));
    }

    ShownApp open() {
        try {
            window = Robolectric.buildActivity(Class.forName(WINDOW).asSubclass(Activity.class))
                    .setup();
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
        spoken();
        return new ShownApp(window.get());
    }

    void turnTheScreenReaderOn() {
        AccessibilityManager manager = app.getSystemService(AccessibilityManager.class);
        shadowOf(manager).setEnabled(true);
        shadowOf(manager).setTouchExplorationEnabled(true);
    }

    /** The app after its first start. */
    ShownApp openAtHome() {
        ShownApp app = open();
        takeWhatIsOffered(app);
        heard = spoken().size();
        return app;
    }

    /** Answers the questions of the first start, however many there are, each by the last thing that can be pressed. */
    void takeWhatIsOffered(ShownApp app) {
        app.await("the first start to end", () -> {
            List<ShownApp.Node> shown = app.nodes();
            boolean isHome = shown.stream().anyMatch(node -> node.label().equals("兩個人下棋"));
            shown.stream()
                    .filter(node -> !isHome && node.isPressed())
                    .reduce((before, last) -> last)
                    .ifPresent(app::press);
            return isHome;
        });
    }

    /** Waits until the app's own voice has said it, after whatever was heard before. */
    void hears(String words) {
        new ShownApp(window.get()).await("hearing " + words, () -> {
            shadowOf(Looper.getMainLooper()).idle();
            List<String> said = spoken();
            int found = heard;
            while (found < said.size() && !said.get(found).contains(words)) found++;
            boolean isSaid = found < said.size();
            if (isSaid) heard = found + 1;
            return isSaid;
        });
    }

    /** All that the app's own voice has said. An engine that is started anew has said nothing yet. */
    List<String> spoken() {
        TextToSpeech now = ShadowTextToSpeech.getLastTextToSpeechInstance();
        if (now != engine) {
            engine = now;
            earlier.addAll(last);
            shadowOf(now).getOnInitListener().onInit(TextToSpeech.SUCCESS);
        }
        last = List.copyOf(shadowOf(now).getSpokenTextList());
        List<String> all = new ArrayList<>(earlier);
        all.addAll(last);
        return all;
    }

    /** The lines of all logs, as they are on the disk. */
    List<String> log() {
        List<String> lines = new ArrayList<>();
        try (SQLiteDatabase file = SQLiteDatabase.openDatabase(
                        app.getDatabasePath("baoqi.db").getPath(), null, SQLiteDatabase.OPEN_READONLY);
                Cursor rows = file.rawQuery("SELECT text FROM events ORDER BY game, line", null)) {
            while (rows.moveToNext()) lines.add(rows.getString(0));
        }
        return lines;
    }
}
