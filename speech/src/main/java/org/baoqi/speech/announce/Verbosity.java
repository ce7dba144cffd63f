package org.baoqi.speech.announce;

import java.util.EnumSet;
import java.util.Set;

/** 詳略: what is said of a move besides the four characters of 報棋, which alone XQEF 附表七 六3(2) asks for. */
public record Verbosity(Set<Detail> details) {
    /** The annex's form: 炮二平五. */
    public static final Verbosity BARE = new Verbosity(Set.of());
    /** As much as most players want to hear: 炮二進七，吃馬，將軍. */
    public static final Verbosity SHORT = new Verbosity(Set.of(Detail.CAPTURE, Detail.CHECK));

    public static final Verbosity FULL = new Verbosity(EnumSet.allOf(Detail.class));

    public Verbosity {
        details = Set.copyOf(details);
    }

    /** One thing more to say. */
    public enum Detail {
        /** 吃馬. */
        CAPTURE,
        /** 將軍. */
        CHECK,
        /** 紅炮: the piece with its colour, also where the notation leaves it out. */
        PIECE_NAMES,
        /** From where to where, as the mover counts. */
        COORDINATES
    }

    public boolean has(Detail detail) {
        return details.contains(detail);
    }
}
