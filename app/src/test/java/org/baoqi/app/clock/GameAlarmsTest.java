package org.baoqi.app.clock;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.AlarmManager;
import android.app.Application;
import android.app.Notification;
import android.app.NotificationManager;
import android.content.Intent;
import android.os.Handler;
import android.os.Looper;
import android.os.PowerManager;
import androidx.test.core.app.ApplicationProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.table.Alarm;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.shadows.ShadowPowerManager;

@RunWith(RobolectricTestRunner.class)
public class GameAlarmsTest {
    private final Application app = ApplicationProvider.getApplicationContext();
    private final List<String> rung = new ArrayList<>();
    private boolean timed = true;

    private final GameAlarms alarms = new GameAlarms(app, new Handler(Looper.getMainLooper()));
    private final Alarm alarm = alarms.alarm(() -> Optional.of(clock("紅方 9:30，黑方 15:00")));
    private final Alarm referees = alarms.alarm(() -> Optional.of(clock("紅方 20:00，黑方 20:00")));

    private ClockUi clock(String times) {
        return new ClockUi(
                new ClockUi.FaceUi("紅方", "9:30", "", true),
                new ClockUi.FaceUi("黑方", "15:00", "", false),
                timed,
                "對局計時中",
                times);
    }

    private void set(Duration in) {
        alarm.set(in, () -> rung.add("rung"));
        idle();
    }

    private static void idle() {
        shadowOf(Looper.getMainLooper()).idle();
    }

    /** The times that the system shows of the service. */
    private String shownTimes() {
        return shadowOf(app.getSystemService(NotificationManager.class))
                .getAllNotifications()
                .get(0)
                .extras
                .getString(Notification.EXTRA_TEXT);
    }

    @Test
    public void aClockThatStandsLeavesTheServiceToAnother() {
        set(Duration.ofSeconds(1));
        referees.set(Duration.ofSeconds(1), () -> rung.add("referee"));
        idle();
        assertNotNull(shadowOf(app).getNextStartedService());
        assertNull("started twice", shadowOf(app).getNextStartedService());
        alarm.clear();
        idle();
        assertNull("stopped under the other", shadowOf(app).getNextStartedService());
        assertEquals("紅方 20:00，黑方 20:00", shownTimes());
        AlarmManager system = app.getSystemService(AlarmManager.class);
        shadowOf(system).fireAlarm(shadowOf(system).peekNextScheduledAlarm());
        idle();
        assertEquals(List.of("referee"), rung);
        referees.clear();
        idle();
        assertFalse(shadowOf(app).getNextStartedService().hasExtra("title"));
    }

    @Test
    public void whoNeverNeededTheServiceDoesNotStopIt() {
        referees.clear();
        set(Duration.ofSeconds(1));
        shadowOf(app).getNextStartedService();
        referees.clear();
        idle();
        assertNull(shadowOf(app).getNextStartedService());
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

    private static boolean isAwake() {
        PowerManager.WakeLock lock = ShadowPowerManager.getLatestWakeLock();
        return lock != null && lock.isHeld();
    }

    @Test
    public void theProcessorIsKeptAwakeWhileATimedGameRunsAndNoLonger() {
        set(Duration.ofSeconds(1));
        assertTrue(isAwake());
        referees.set(Duration.ofSeconds(1), () -> rung.add("referee"));
        alarm.clear();
        idle();
        assertTrue("let go under the other", isAwake());
        referees.clear();
        idle();
        assertFalse(isAwake());
        timed = false;
        set(Duration.ofSeconds(1));
        assertFalse("no clock", isAwake());
    }

    /** To the thousandth of a second, and none too soon. */
    @Test
    public void itRingsWhenItIsTime() {
        alarm.set(Duration.ofNanos(1_234_000_001), () -> rung.add("rung"));
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(1_234));
        assertEquals(List.of(), rung);
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(1));
        assertEquals(List.of("rung"), rung);
    }

    /** However soon: the service has always come up before it goes. */
    @Test
    public void aClockThatStandsLetsTheProcessGo() {
        set(Duration.ofSeconds(1));
        alarm.clear();
        idle();
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
        idle();
        assertEquals(List.of("rung"), rung);
        alarm.clear();
        idle();
        assertNull(shadowOf(alarms).peekNextScheduledAlarm());
    }
}
