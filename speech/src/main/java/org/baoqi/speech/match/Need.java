package org.baoqi.speech.match;

import java.util.Set;

/** 傷健程度: what a player needs at the table. Rule: XQEF 附表七 七2, 七3, 七4. */
public enum Need {
    /** 全失明. */
    BLIND,
    /** 部份失明. */
    PARTIALLY_SIGHTED,
    /** 戴上眼罩: counts as blind, however well he sees (七2(2)). */
    BLINDFOLDED,
    /** 聾啞. */
    DEAF_OR_MUTE,
    /** 肢體傷殘. */
    PHYSICAL,
    /** Physically disabled, but moves and presses by himself (七4(3)(a)). */
    OWN_HANDS,
    /** 不懂報棋: does not know the notation and repeats it after the referee (六3(7), 七4(2)(c)). */
    NO_NOTATION,
    /** 代理, 助手: somebody whom he named before the match acts for him. */
    AGENT;

    private static final Set<Need> NO_SIGHT = Set.of(BLIND, BLINDFOLDED);

    /** Whether it is a matter of sight, to any degree (視障). */
    public boolean isOfSight() {
        return this == PARTIALLY_SIGHTED || countsAsBlind();
    }

    public boolean countsAsBlind() {
        return NO_SIGHT.contains(this);
    }
}
