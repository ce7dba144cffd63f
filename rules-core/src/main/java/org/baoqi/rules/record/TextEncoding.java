package org.baoqi.rules.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Tells the encodings of Chinese game files apart. A text that is right as UTF-8 is UTF-8; else the bytes decide between
 * GBK and Big5, whose common characters lie in different rows.
 */
public final class TextEncoding {
    private static final String MARK = "\uFEFF";

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
                : Optional.empty();
    }

    private static Optional<String> utf8(byte[] file) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString());
        } catch (CharacterCodingException notUtf8) {
            return Optional.empty();
        }
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
