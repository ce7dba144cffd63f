package org.baoqi.speech.mirror;

/** Threads that do not keep a program alive. */
final class Threads {
    private Threads() {}

    static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "mirror");
        thread.setDaemon(true);
        return thread;
    }
}
