package org.baoqi.app.speak;

import java.util.List;
import org.baoqi.speech.announce.Announcement;

/** Says what happens, each thing once: in the app's own voice, or in the screen reader's. Called on the main thread. */
public interface PhoneSpeech {
    /** Says these after one another, as soon as nothing more urgent is being said. */
    void say(List<Announcement> said);

    /** Falls silent at once and forgets the chat that was waiting; moves and alerts that waited are still said. */
    void stop();

    /** Does something once, as soon as nothing is being said and nothing waits to be. */
    void whenSilent(Runnable then);

    /** Says the last thing again. */
    void repeat();

    /** Keeps the voice silent for a while. What is to be said meanwhile waits. */
    interface Pause {
        void hold();

        void release();
    }
}
