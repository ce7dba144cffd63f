package org.baoqi.speech.time;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;

/** Whose match it is, by the annex: what is reported of the time, and in which order a question about it is answered. */
public enum Scheme {
    /** 視障賽: XQEF 附表七 六6(2). */
    BLIND("half", "15m", "10m", "5m", "1m", "30s", "10s"),
    /** 共融賽: XQEF 附表七 七7(2). */
    INCLUSIVE("60m", "30m", "15m", "10m", "5m", "1m", "30s", "10s");

    private final List<Mark> marks;

    Scheme(String... marks) {
        this.marks = List.copyOf(Arrays.stream(marks)
                .map(text -> Mark.parse(text).orElseThrow(IllegalArgumentException::new))
                .collect(Collectors.toList()));
    }

    /** The name that users write, {@code blind}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Scheme> fromId(String id) {
        return Arrays.stream(values()).filter(scheme -> scheme.id().equals(id)).findFirst();
    }

    public List<Mark> marks() {
        return marks;
    }

    /** Whose time a question is answered with first: the side's to move (六5(2)), the asker's (七6(2)). */
    public Side firstInAnswer(Side asker, Side toMove) {
        return this == BLIND ? toMove : asker;
    }
}
