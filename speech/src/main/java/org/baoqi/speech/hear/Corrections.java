package org.baoqi.speech.hear;
/** What a correction inside one utterance does: 「炮二平…不，炮八平五」. */
public enum Corrections {
    /** In practice the last word counts. */
    LAST_WINS,
    /** Where words bind (通用象棋規則 附表七 六3(6)), what was said first stands. */
    FIRST_STANDS
}
