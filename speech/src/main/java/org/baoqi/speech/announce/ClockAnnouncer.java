package org.baoqi.speech.announce;

import java.time.Duration;
import java.util.function.Function;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;

/** 報時 in words. What waits to be said tells the time it is when it is said. */
public record ClockAnnouncer(Speaker speaker) {

    /** What a player lacks who presses too early (六3(3), 七4(2)(b)). */
    public enum Missing {
        ANNOUNCEMENT,
        MOVE,
        BOTH
    }

    public Announcement pressed(Side side) {
        return speaker.say(Priority.MOVE, Earcon.PRESS, "announce.pressed", side);
    }

    /** The press does not count: announcement and move must both be complete first (六3(3), 七4(2)(b)). */
    public Announcement pressedTooEarly(Missing missing) {
        return speaker.say(Priority.ALERT, Earcon.REFUSED, "announce.too-early." + missing);
    }

    /** A mark, said at the moment it was due. */
    public Announcement mark(TimeReport report) {
        return mark(report, report.times().left());
    }

    /**
     * A mark that may have to wait.
     *
     * @param left what both have left at a moment, on the clock as it is then
     */
    public Wording mark(TimeReport report, Function<Moment, BothSides<Duration>> left) {
        return new TimeWording(Priority.ALERT, now -> mark(report, left.apply(now)));
    }

    private Announcement mark(TimeReport report, BothSides<Duration> left) {
        return speaker.sentence(Priority.ALERT, Earcon.TIME, words().report(report, left));
    }

    /** Both times, for who asks: {@code first} is as {@link org.baoqi.speech.time.Scheme#firstInAnswer} says. */
    public Announcement times(TimesLeft times) {
        return speaker.sentence(Priority.CHAT, Earcon.TIME, words().both(times));
    }

    /** Both times, for who asks or after each press (七1(1)(b)), that may have to wait. */
    public Wording times(Side first, Function<Moment, BothSides<Duration>> left) {
        return new TimeWording(Priority.CHAT, now -> times(new TimesLeft(first, left.apply(now))));
    }

    public Announcement flag(Side side) {
        return speaker.say(Priority.ALERT, Earcon.TIME, "announce.flag", side);
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
