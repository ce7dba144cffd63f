package org.baoqi.rules.record.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Tells the encodings of Chinese game files apart. A text that is right as UTF-8, or nearly so, is UTF-8; else the
 * bytes decide between GBK and Big5, whose common characters lie in different rows.
 */
public final class TextEncoding {
    private static final String MARK = "\uFEFF";
    private static final char SPOILT = '\uFFFD';
    /** In a text of another encoding nearly every wide character is spoilt. */
    private static final int MOST_WIDE_A_SPOILT = 20;

    private static final int LEAST_ZEROS_ONE_IN = 20;

    private TextEncoding() {}

    public static String decode(byte[] file) {
        String text = utf16(file).orElseGet(() -> utf8(file).orElseGet(() -> new String(file, guess(file))));
        return text.startsWith(MARK) ? text.substring(1) : text;
    }

    private static Optional<String> utf16(byte[] file) {
        if (file.length < 2) return Optional.empty();
        int mark = (file[0] & 0xFF) << 8 | file[1] & 0xFF;
        return mark == 0xFEFF || mark == 0xFFFE
                ? Optional.of(new String(file, StandardCharsets.UTF_16))
                : unmarkedUtf16(file).map(charset -> new String(file, charset));
    }

    /**
     * Every blank and digit of a UTF-16 text has a zero in one of its bytes, and always in the same; no other text has
     * zeros.
     */
    public static Optional<Charset> unmarkedUtf16(byte[] file) {
        int[] zeros = new int[2];
        for (int i = 0; i < file.length; i++) if (file[i] == 0) zeros[i % 2]++;
        boolean some = (zeros[0] + zeros[1]) * LEAST_ZEROS_ONE_IN > file.length;
        if (!some || zeros[0] > 0 && zeros[1] > 0) return Optional.empty();
        return Optional.of(zeros[0] > 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
    }

    /** A file may be cut off within a character, or have a few that are spoilt. */
    private static Optional<String> utf8(byte[] file) {
        String text = new String(file, StandardCharsets.UTF_8);
        int spoilt = 0;
        int wide = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == SPOILT) spoilt++;
            else if (text.charAt(i) > 0x7F) wide++;
        }
        boolean cut = spoilt == 1 && text.charAt(text.length() - 1) == SPOILT && wide > 0;
        return cut || spoilt * MOST_WIDE_A_SPOILT <= wide ? Optional.of(text) : Optional.empty();
    }

    /** The encoding of texts that have no mark, for a file that keeps them among other bytes. */
    public static Charset charset(byte[] texts) {
        return utf8(texts).isPresent() ? StandardCharsets.UTF_8 : guess(texts);
    }

    private static Charset guess(byte[] file) {
        // The widest editions of the two: Hong Kong's characters, and all that GBK lacks.
        return Charset.forName(commonInBig5(file) > commonInGbk(file) ? "Big5-HKSCS" : "GB18030");
    }

    /** Pairs in the rows of GB 2312's first level; its second byte is never below A1. */
    private static int commonInGbk(byte[] file) {
        return count(file, 0xB0, 0xD7, false);
    }

    /** Pairs in the rows of Big5's first level. */
    private static int commonInBig5(byte[] file) {
        return count(file, 0xA4, 0xC6, true);
    }

    private static int count(byte[] file, int firstRow, int lastRow, boolean lowSecond) {
        int common = 0;
        for (int i = 0; i + 1 < file.length; i++) {
            int first = file[i] & 0xFF;
            if (first < 0x81) continue;
            int second = file[++i] & 0xFF;
            boolean secondFits = second >= 0xA1 || lowSecond && second >= 0x40 && second <= 0x7E;
            if (first >= firstRow && first <= lastRow && secondFits) common++;
        }
        return common;
    }
}
