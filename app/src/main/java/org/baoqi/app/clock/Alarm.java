package org.baoqi.app.clock;

import java.time.Duration;

/** Wakes once. Setting it again forgets what it was set to. */
public interface Alarm {
    void set(Duration in, Runnable task);

    void clear();
}
