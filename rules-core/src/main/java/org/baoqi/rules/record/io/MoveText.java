package org.baoqi.rules.record.io;

import org.baoqi.rules.record.Mark;

/**
 * A word of a record, taken apart.
 *
 * @param suffix marks and ! and ? behind the move
 */
record MoveText(String notation, String suffix) {

    static MoveText of(String word) {
        int end = word.length();
        while (end > 0 && isSuffix(word.charAt(end - 1))) end--;
        return new MoveText(word.substring(0, end), word.substring(end));
    }

    static boolean isSuffix(char sign) {
        return Mark.fromSign(sign).isPresent() || isAssessment(sign);
    }

    static boolean isAssessment(char sign) {
        return "!?！？".indexOf(sign) >= 0;
    }
}
