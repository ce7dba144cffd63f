package org.baoqi.rules.law;
/** What a book calls a breach; each is counted for itself. */
public enum FoulKind {
    /** 犯規. */
    FOUL,
    /** 違例. */
    INFRINGEMENT,
    /** 技術犯規. */
    TECHNICAL,
    /** 記錄違規, 抄記錄時違例. */
    RECORDING,
    /** 按鐘違規. */
    CLOCK,
    /** 判負: a breach that loses at once. */
    FORFEIT
}
