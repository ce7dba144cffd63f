package org.baoqi.speech.desk;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.baoqi.speech.words.PlainText;

/**
 * What goes to a terminal, in UTF-8, without the characters that would steer it ({@link PlainText}): names and remarks come
 * from files and from other people's phones. All that a command writes goes through here.
 */
final class PlainOutput extends FilterOutputStream {
    private static final int LONGEST = 4;

    /** The bytes of a character that is not whole yet. */
    private final byte[] begun = new byte[LONGEST];

    private int length;
    private int wanted;

    PlainOutput(OutputStream out) {
        super(out);
    }

    @Override
    public synchronized void write(int value) throws IOException {
        int sign = value & 0xFF;
        if (wanted == 0) wanted = sign < 0xC0 ? 1 : sign < 0xE0 ? 2 : sign < 0xF0 ? 3 : LONGEST;
        begun[length++] = (byte) sign;
        if (length == wanted) end();
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) throws IOException {
        for (int i = from; i < from + count; i++) write(bytes[i]);
    }

    private void end() throws IOException {
        int whole = length;
        length = 0;
        wanted = 0;
        if (!PlainText.steers(sign(whole))) out.write(begun, 0, whole);
    }

    private int sign(int whole) {
        int sign = whole == 1 ? begun[0] & 0xFF : begun[0] & 0xFF >> whole + 1;
        for (int i = 1; i < whole; i++) sign = sign << 6 | begun[i] & 0x3F;
        return sign;
    }
}
