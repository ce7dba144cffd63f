package org.baoqi.speech.time;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeCalls;

/** Whose match it is, by the annex: what is reported of the time, and in which order a question about it is answered. */
public enum Scheme {
    /** 視障賽: XQEF 附表七 六5, 六6. */
    BLIND,
    /** 共融賽: XQEF 附表七 七6, 七7. */
    INCLUSIVE;

    private final List<Mark> marks;

    Scheme() {
        TimeCalls calls = TimeCalls.of(name());
        List<Mark> found = new ArrayList<>();
        if (calls.half()) found.add(Mark.HALF);
        calls.times().forEach(time -> found.add(Mark.of(time)));
        this.marks = List.copyOf(found);
    }

    /** The name that users write, {@code blind}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Scheme> fromId(String id) {
        return Arrays.stream(values()).filter(scheme -> scheme.id().equals(id)).findFirst();
    }

    /** The longest first, but half before all. */
    public List<Mark> marks() {
        return marks;
    }

    /** Whose time a question is answered with first: the side's to move (六5(2)), the asker's (七6(2)). */
    public Side firstInAnswer(Side asker, Side toMove) {
        return this == BLIND ? toMove : asker;
    }
}
