package org.baoqi.speech.hear;
/** English words with a letter too many, too few or wrong. */
final class Spelling {
    private Spelling() {}

    static boolean differByOne(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 1) return false;
        int start = commonStart(one, other);
        String restOfOne = one.substring(start);
        String restOfOther = other.substring(start);
        return tail(restOfOne).equals(tail(restOfOther))
                || tail(restOfOne).equals(restOfOther)
                || restOfOne.equals(tail(restOfOther));
    }

    private static int commonStart(String one, String other) {
        int start = 0;
        while (start < Math.min(one.length(), other.length()) && one.charAt(start) == other.charAt(start)) start++;
        return start;
    }

    private static String tail(String text) {
        return text.isEmpty() ? text : text.substring(1);
    }
}
