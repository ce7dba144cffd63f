package org.baoqi.app.speak;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.database.ContentObserver;
import android.os.Handler;
import android.os.Looper;
import android.provider.Settings;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Notices that the phone's speech engine is another one: chosen in the phone's settings, replaced or removed. */
public final class SpeechEngineWatch {
    private static final List<String> PACKAGE_EVENTS =
            List.of(Intent.ACTION_PACKAGE_ADDED, Intent.ACTION_PACKAGE_REMOVED, Intent.ACTION_PACKAGE_CHANGED);

    private SpeechEngineWatch() {}

    /**
     * Watches for as long as the process lives.
     *
     * @param onPackage told the package that came, went or changed, which may be any
     */
    public static void start(Context context, Runnable onDefault, Consumer<String> onPackage) {
        Handler main = new Handler(Looper.getMainLooper());
        context.getContentResolver()
                .registerContentObserver(
                        Settings.Secure.getUriFor(Settings.Secure.TTS_DEFAULT_SYNTH), false, observer(main, onDefault));
        context.registerReceiver(receiver(onPackage), packageEvents(), null, main);
    }

    /** The engine that the phone's settings name; none on a phone whose owner never chose. */
    public static Optional<String> defaultEngine(Context context) {
        return Optional.ofNullable(
                Settings.Secure.getString(context.getContentResolver(), Settings.Secure.TTS_DEFAULT_SYNTH));
    }

    private static ContentObserver observer(Handler main, Runnable onDefault) {
        return new ContentObserver(main) {
            @Override
            public void onChange(boolean selfChange) {
                onDefault.run();
            }
        };
    }

    private static IntentFilter packageEvents() {
        IntentFilter events = new IntentFilter();
        PACKAGE_EVENTS.forEach(events::addAction);
        events.addDataScheme("package");
        return events;
    }

    private static BroadcastReceiver receiver(Consumer<String> onPackage) {
        return new BroadcastReceiver() {
            @Override
            public void onReceive(Context context, Intent intent) {
                onPackage.accept(intent.getData().getSchemeSpecificPart());
            }
        };
    }
}
