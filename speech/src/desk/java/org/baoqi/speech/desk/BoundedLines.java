package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** Lines of which none takes more room than it may: what stands behind that in a line is left out. */
final class BoundedLines extends BufferedReader {
    private static final int LONGEST = 1 << 20;

    BoundedLines(Reader in) {
        super(in);
    }

    @Override
    public String readLine() throws IOException {
        int sign = read();
        if (sign < 0) return null;
        StringBuilder line = new StringBuilder();
        for (; sign >= 0 && sign != '\n'; sign = read()) if (line.length() < LONGEST) line.append((char) sign);
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') line.setLength(last);
        return line.toString();
    }
}
