package org.baoqi.speech.table;

import java.time.Duration;

/** Wakes a table once, when its clock has something to say or to show. Setting it again forgets what it was set to. */
public interface Alarm {
    void set(Duration in, Runnable task);

    void clear();
}
