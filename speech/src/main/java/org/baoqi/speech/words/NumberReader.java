package org.baoqi.speech.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers as people write and say them: 20, ２０, 二十, 廿三, 一百零五, twenty-three. */
public final class NumberReader {
    private static final String HAN = "零一二三四五六七八九";
    private static final Pattern HAN_NUMBER = Pattern.compile("[零〇一二兩两三四五六七八九十廿卅百]+");
    private static final int MOST_DIGITS = 6;
    private static final List<String> SMALL = List.of(
            ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
                            + " seventeen eighteen nineteen")
                    .split(" "));
    private static final List<String> TENS =
            List.of("- ten twenty thirty forty fifty sixty seventy eighty ninety".split(" "));

    private NumberReader() {}

    public static Optional<Integer> read(String text) {
        String bare = text.trim().toLowerCase(Locale.ROOT);
        if (bare.matches("[0-9０-９]{1," + MOST_DIGITS + "}")) return Optional.of(digits(bare));
        return HAN_NUMBER.matcher(bare).matches() ? Optional.of(han(bare)) : english(bare);
    }

    /** The text with its 漢字 numbers as digits: 十一月 becomes 11月. */
    public static String withDigits(String text) {
        Matcher numbers = HAN_NUMBER.matcher(text);
        StringBuffer out = new StringBuffer();
        while (numbers.find()) numbers.appendReplacement(out, String.valueOf(han(numbers.group())));
        return numbers.appendTail(out).toString();
    }

    private static int digits(String text) {
        int number = 0;
        for (char digit : text.toCharArray()) number = number * 10 + Character.digit(digit, 10);
        return number;
    }

    private static int han(String text) {
        String plain = text.replace("廿", "二十")
                .replace("卅", "三十")
                .replace('〇', '零')
                .replace('兩', '二')
                .replace('两', '二');
        return plain.indexOf('十') < 0 && plain.indexOf('百') < 0 ? inRow(plain) : counted(plain);
    }

    /** 二〇二六, digit by digit. */
    private static int inRow(String digits) {
        int number = 0;
        String readable = digits.substring(0, Math.min(digits.length(), MOST_DIGITS));
        for (char digit : readable.toCharArray()) number = number * 10 + HAN.indexOf(digit);
        return number;
    }

    private static int counted(String text) {
        int number = 0;
        int digit = -1;
        for (char sign : text.toCharArray()) {
            int unit = sign == '百' ? 100 : sign == '十' ? 10 : 0;
            if (unit == 0) digit = HAN.indexOf(sign);
            else {
                number += unit * (digit < 0 ? 1 : digit);
                digit = -1;
            }
        }
        return number + Math.max(digit, 0);
    }

    private static Optional<Integer> english(String text) {
        int number = 0;
        for (String word : text.split("[ -]+")) {
            if (word.equals("and")) continue;
            if (word.equals("hundred")) number = Math.max(number, 1) * 100;
            else if (SMALL.contains(word)) number += SMALL.indexOf(word);
            else if (TENS.contains(word)) number += 10 * TENS.indexOf(word);
            else return Optional.empty();
        }
        return Optional.of(number);
    }
}
