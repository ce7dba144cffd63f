package org.baoqi.app.listen;

import java.util.List;

/** A speech recogniser of the phone, for one session: started once, and released when it is over. */
public interface Recogniser {
    void start(String tag, List<String> expected, Events events);

    /** Hears no more and tells what it has heard. */
    void finish();

    /** Ends the session, whatever it was doing; nothing more is reported. */
    void release();

    /** Takes what a recogniser reports, on the main thread. */
    interface Events {
        /** The microphone is open. */
        void ready();

        /** The words said so far, as they seem to be. */
        void heardSoFar(List<String> texts);

        /** All alternatives, the best first. */
        void heard(List<String> texts);

        void failed(Listening.Reason reason);
    }

    /** The recognisers that the phone has. */
    interface Supply {
        boolean isAllowed();

        /** Where to try, the best first: each makes a new recogniser. None on a phone that has no recogniser. */
        List<Maker> makers();
    }

    /** Makes one kind of recogniser. */
    interface Maker {
        Recogniser make();
    }
}
