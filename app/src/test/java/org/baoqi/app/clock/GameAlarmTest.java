package org.baoqi.app.clock;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.AlarmManager;
import android.app.Application;
import android.app.Notification;
import android.content.Intent;
import android.os.Handler;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.speech.table.Alarm;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class GameAlarmTest {
    private final Application app = ApplicationProvider.getApplicationContext();
    private final List<String> rung = new ArrayList<>();
    private boolean timed = true;

    private final Alarm timer = new Alarm() {
        @Override
        public void set(Duration in, Runnable task) {}

        @Override
        public void clear() {}
    };

    private final GameAlarm alarm =
            new GameAlarm(app, timer, () -> Optional.of(clock()), new Handler(Looper.getMainLooper()));

    private ClockUi clock() {
        return new ClockUi(
                new ClockUi.FaceUi(Side.RED, "紅方", "9:30", "", true),
                new ClockUi.FaceUi(Side.BLACK, "黑方", "15:00", "", false),
                timed,
                "對局計時中",
                "紅方 9:30，黑方 15:00");
    }

    private void set(Duration in) {
        alarm.set(in, () -> rung.add("rung"));
        shadowOf(Looper.getMainLooper()).idle();
    }

    @Test
    public void aRunningClockKeepsTheProcessAndShowsBothTimes() {
        set(Duration.ofSeconds(1));
        Intent started = shadowOf(app).getNextStartedService();
        ClockService service = Robolectric.buildService(ClockService.class, started)
                .create()
                .startCommand(0, 1)
                .get();
        Notification shown = shadowOf(service).getLastForegroundNotification();
        assertEquals("紅方 9:30，黑方 15:00", shown.extras.getString(Notification.EXTRA_TEXT));
    }

    /** However soon: the service has always come up before it goes. */
    @Test
    public void aClockThatStandsLetsTheProcessGo() {
        set(Duration.ofSeconds(1));
        alarm.clear();
        shadowOf(Looper.getMainLooper()).idle();
        ClockService service = Robolectric.buildService(
                        ClockService.class, shadowOf(app).getNextStartedService())
                .create()
                .startCommand(0, 1)
                .get();
        assertNotNull(shadowOf(service).getLastForegroundNotification());
        service.onStartCommand(shadowOf(app).getNextStartedService(), 0, 2);
        assertTrue(shadowOf(service).isStoppedBySelf());
    }

    @Test
    public void aGameWithoutAClockNeedsNoService() {
        timed = false;
        set(Duration.ofHours(12));
        assertNull(shadowOf(app).getNextStartedService());
        assertNull(shadowOf(app.getSystemService(AlarmManager.class)).peekNextScheduledAlarm());
    }

    @Test
    public void aProcessorThatFallsAsleepIsWoken() {
        AlarmManager alarms = app.getSystemService(AlarmManager.class);
        set(Duration.ofSeconds(1));
        shadowOf(alarms).fireAlarm(shadowOf(alarms).peekNextScheduledAlarm());
        shadowOf(Looper.getMainLooper()).idle();
        assertEquals(List.of("rung"), rung);
        alarm.clear();
        shadowOf(Looper.getMainLooper()).idle();
        assertNull(shadowOf(alarms).peekNextScheduledAlarm());
    }
}
