package org.baoqi.app.settings;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.baoqi.app.settings.Choices.Theme;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** The disk works when it is told to. */
@RunWith(RobolectricTestRunner.class)
public class SettingsStoreTest {
    private final Queue<Runnable> disk = new ArrayDeque<>();
    private final SettingsStore store = open();

    private SettingsStore open() {
        return new SettingsStore(SettingsStoreTest::file, disk::add, Runnable::run);
    }

    private static SharedPreferences file() {
        Context context = ApplicationProvider.getApplicationContext();
        return context.getSharedPreferences("store-test", Context.MODE_PRIVATE);
    }

    private void runDisk() {
        while (!disk.isEmpty()) disk.poll().run();
    }

    @Test
    public void nothingIsKnownBeforeTheFileIsRead() {
        assertEquals(Optional.empty(), store.settings().getValue());
        runDisk();
        assertEquals(Optional.of(Settings.STANDARD), store.settings().getValue());
    }

    @Test
    public void whatIsChosenIsThereTheNextTime() {
        runDisk();
        store.choose(Choices.THEME, Theme.DARK);
        runDisk();
        SettingsStore next = open();
        runDisk();
        assertEquals(Theme.DARK, next.now().get(Choices.THEME));
    }

    @Test
    public void whatIsChosenBeforeTheFileIsReadHoldsAfterwards() {
        store.choose(Choices.HAPTICS, false);
        store.choose(Choices.RATE, 150);
        runDisk();
        SettingsStore next = open();
        runDisk();
        assertEquals(
                List.of(false, 150),
                List.of(next.now().get(Choices.HAPTICS), next.now().get(Choices.RATE)));
    }

    @Test
    public void observersAreToldUntilTheyLeave() {
        List<Theme> told = new ArrayList<>();
        Runnable leave = store.observe(settings -> told.add(settings.get(Choices.THEME)));
        runDisk();
        store.choose(Choices.THEME, Theme.LIGHT);
        leave.run();
        store.choose(Choices.THEME, Theme.DARK);
        assertEquals(List.of(Theme.SYSTEM, Theme.LIGHT), told);
    }
}
