package org.baoqi.speech.announce;

import org.baoqi.rules.Side;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;

/** 報時 in words. */
public record ClockAnnouncer(Speaker speaker) {

    /** A mark, said at the moment it was due. */
    public Announcement mark(TimeReport report) {
        return speaker.sentence(Priority.ALERT, Earcon.TIME, words().report(report));
    }

    /** Both times, for who asks: {@code first} is as {@link org.baoqi.speech.time.Scheme#firstInAnswer} says. */
    public Announcement times(TimesLeft times) {
        return speaker.sentence(Priority.CHAT, Earcon.TIME, words().both(times));
    }

    public Announcement paused() {
        return speaker.say(Priority.MOVE, "announce.paused");
    }

    public Announcement resumed(Side toMove) {
        return speaker.say(Priority.MOVE, "announce.resumed", toMove);
    }

    private TimeWords words() {
        return new TimeWords(speaker.words());
    }
}
