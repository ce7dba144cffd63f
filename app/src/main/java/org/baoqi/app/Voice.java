package org.baoqi.app;

/** The app's own voice. A new sentence cuts off the one being spoken. */
public interface Voice {
    void speak(String text);

    void shutdown();
}
