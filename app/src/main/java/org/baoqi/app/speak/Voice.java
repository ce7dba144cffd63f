package org.baoqi.app.speak;

import org.baoqi.speech.announce.SpeechQueue;

/**
 * A way to be heard: the app's own voice, or the screen reader's. Called on the main thread, and reports there after the
 * call.
 */
public interface Voice {
    /** Whether what it is given now will be heard. */
    boolean canSpeak();

    /** Sets who is told how utterances end, and when {@link #canSpeak} has changed. */
    void reportTo(Reports reports);

    /** Says this in place of what it may be saying. */
    void say(SpeechQueue.Utterance utterance);

    /** Falls silent; of what was being said nothing more is reported. */
    void beSilent();

    /** Hears what becomes of utterances. */
    interface Reports {
        void finished(long id);

        /** Broken off or never begun, though nobody asked for silence. */
        void failed(long id);

        void changed();
    }
}
