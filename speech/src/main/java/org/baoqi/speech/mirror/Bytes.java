package org.baoqi.speech.mirror;

import java.io.ByteArrayOutputStream;
import java.util.Optional;

/** Bytes as letters. */
final class Bytes {
    private static final String DIGITS = "0123456789abcdef";

    private Bytes() {}

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte b : bytes) text.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
        return text.toString();
    }

    static Optional<byte[]> fromHex(String text) {
        if (text.length() % 2 != 0 || !text.matches("[0-9a-f]*")) return Optional.empty();
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) Integer.parseInt(text.substring(2 * i, 2 * i + 2), 16);
        return Optional.of(bytes);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) joined.write(part, 0, part.length);
        return joined.toByteArray();
    }
}
