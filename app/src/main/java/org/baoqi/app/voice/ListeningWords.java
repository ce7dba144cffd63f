package org.baoqi.app.voice;

import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.words.Words;

/** Why nothing was heard and what to do about it, as a sentence. */
public final class ListeningWords {
    private ListeningWords() {}

    public static Announcement failure(Announcer announcer, Listening.Reason reason) {
        Words words = Words.in(announcer.voice().texts());
        return announcer.refusal(words.say("listening." + reason));
    }
}
