package org.baoqi.speech.words;
/** Numbers in 漢字 as they are counted aloud: 十六, 一百零五. */
final class HanNumerals {
    private static final String DIGITS = "零一二三四五六七八九";
    private static final String[] UNITS = {"", "十", "百", "千"};
    private static final int LIMIT = 10_000;

    private HanNumerals() {}

    /** Beyond 9999, which nothing in a game reaches, plain digits. */
    static String of(int number) {
        if (number < 0) throw new IllegalArgumentException("negative: " + number);
        if (number == 0) return "零";
        if (number >= LIMIT) return Integer.toString(number);
        String spoken = groups(number);
        return spoken.startsWith("一十") ? spoken.substring(1) : spoken;
    }

    private static String groups(int number) {
        StringBuilder out = new StringBuilder();
        String digits = Integer.toString(number);
        boolean gap = false;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit == 0) {
                gap = true;
                continue;
            }
            if (gap) out.append('零');
            gap = false;
            out.append(DIGITS.charAt(digit)).append(UNITS[digits.length() - 1 - i]);
        }
        return out.toString();
    }
}
