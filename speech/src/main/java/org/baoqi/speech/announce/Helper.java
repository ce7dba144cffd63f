package org.baoqi.speech.announce;

/** Who announces or moves for a player who cannot (XQEF 附表七 六3(5), 七4(2)(d), 七4(3)). */
public enum Helper {
    /** 監局裁判. */
    REFEREE,
    /** 助手, 代理: named by the player before the game. */
    AGENT
}
