package org.baoqi.app.speak;
/** A speech engine of the phone, from its start to its end. */
public interface Engine {
    /** False where the engine refuses, or is gone. */
    boolean speak(long id, String text);

    void stop();

    void shutdown();

    /** What an engine reports, on the main thread. */
    interface Events {
        void ready();

        /** There is no engine, or it does not start. */
        void unavailable();

        void begun(long id);

        void done(long id);

        /** It failed in the middle, or was stopped by somebody else. */
        void broken(long id);
    }

    /** Starts the engine that the player has chosen. */
    interface Starter {
        Engine start(Events events);
    }
}
