package org.baoqi.app.clock;

import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ServiceInfo;
import android.os.Build;
import android.os.IBinder;
import org.baoqi.app.R;

/**
 * 棋鐘 with the screen off: while it runs, the system keeps the process, and with it the clock, its reports and the voice.
 * Of the types that Android 14 knows none is a game's clock, so it is of special use; the manifest says which. Where the
 * user has not allowed notifications it runs all the same, and its times are shown nowhere but in the app.
 */
public final class ClockService extends Service {
    private static final String CHANNEL = "clock";
    private static final int NOTIFICATION = 1;
    private static final String TITLE = "title";
    private static final String TIMES = "times";

    /** Starts it, or shows the times that are now. */
    static void show(Context context, ClockUi clock) {
        context.startForegroundService(new Intent(context, ClockService.class)
                .putExtra(TITLE, clock.playing())
                .putExtra(TIMES, clock.times()));
    }

    /** Changes the times of a service that runs. */
    static void update(Context context, ClockUi clock) {
        context.getSystemService(NotificationManager.class)
                .notify(NOTIFICATION, notification(context, clock.playing(), clock.times()));
    }

    /**
     * Stops it by a command that waits its turn: a service that is stopped before it has come up to the foreground, as
     * it was told to, takes the app with it. Where the system refuses the command there is no service to stop.
     */
    static void stop(Context context) {
        try {
            context.startService(new Intent(context, ClockService.class));
        } catch (IllegalStateException notRunning) {
            // An app that is not seen may start nothing, unless it runs already.
        }
    }

    @Override
    public IBinder onBind(Intent intent) {
        return null;
    }

    /** Not started again by itself: a game that is gone with its process is taken up from the home screen. */
    @Override
    public int onStartCommand(Intent intent, int flags, int id) {
        if (intent.hasExtra(TITLE)) comeUp(intent);
        else stopSelf(id);
        return START_NOT_STICKY;
    }

    private void comeUp(Intent intent) {
        Notification shown = notification(this, intent.getStringExtra(TITLE), intent.getStringExtra(TIMES));
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
            startForeground(NOTIFICATION, shown, ServiceInfo.FOREGROUND_SERVICE_TYPE_SPECIAL_USE);
        else startForeground(NOTIFICATION, shown);
    }

    private static Notification notification(Context context, String title, String times) {
        context.getSystemService(NotificationManager.class).createNotificationChannel(channel(context));
        return new Notification.Builder(context, CHANNEL)
                .setSmallIcon(R.drawable.clock)
                .setContentTitle(title)
                .setContentText(times)
                .setContentIntent(openApp(context))
                .setOngoing(true)
                .setOnlyAlertOnce(true)
                .setCategory(Notification.CATEGORY_STOPWATCH)
                .setVisibility(Notification.VISIBILITY_PUBLIC)
                .build();
    }

    /** Silent: what there is to say, the game says. */
    private static NotificationChannel channel(Context context) {
        return new NotificationChannel(
                CHANNEL, context.getString(R.string.clock_channel), NotificationManager.IMPORTANCE_LOW);
    }

    private static PendingIntent openApp(Context context) {
        Intent open = context.getPackageManager()
                .getLaunchIntentForPackage(context.getPackageName())
                .setFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP);
        return PendingIntent.getActivity(context, 0, open, PendingIntent.FLAG_IMMUTABLE);
    }
}
