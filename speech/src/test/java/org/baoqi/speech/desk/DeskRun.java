package org.baoqi.speech.desk;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What one run of the desk tool answered. */
record DeskRun(int code, String out, String err) {

    static DeskRun of(String input, String... line) {
        return of(input.getBytes(StandardCharsets.UTF_8), line);
    }

    static DeskRun of(byte[] input, String... line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try {
            int code = Desk.run(List.of(line), null, new ByteArrayInputStream(input), out, err);
            return new DeskRun(code, text(out), text(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(ByteArrayOutputStream bytes) {
        return new String(bytes.toByteArray(), StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
