package org.baoqi.app.speak;

import android.os.Handler;
import android.os.Looper;
import java.time.Duration;

/** Does something on the main thread after a while. */
public interface MainThreadTimer {
    /** Returns what calls it off. */
    Runnable after(Duration wait, Runnable work);

    static MainThreadTimer onMainThread() {
        Handler main = new Handler(Looper.getMainLooper());
        return (wait, work) -> {
            Runnable once = work::run;
            main.postDelayed(once, wait.toMillis());
            return () -> main.removeCallbacks(once);
        };
    }
}
