package org.baoqi.rules.book.repetition;

import org.baoqi.rules.Move;

/**
 * What a move threatens, where a book looks further than the next capture.
 *
 * @param attacker who begins
 * @param target who would be lost; of a mate, the king
 * @param first the move that would begin it
 */
public record Threat(Man attacker, Man target, Means means, Move first) {

    public enum Means {
        /** 杀: mate by checks. */
        MATE,
        /** 捉无根子: by simply taking. */
        FREELY,
        /** 捉少根子, or one worth more: by an exchange that wins. */
        BY_EXCHANGE,
        /** 联合捉子. */
        JOINTLY,
        /** 连续将军得子, 抽吃子. */
        BY_CHECKS
    }
}
