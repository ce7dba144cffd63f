package org.baoqi.speech.voice;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** A tab-separated table beside this class: lines with # are remarks, the first other line names the columns. */
final class Rows {
    private Rows() {}

    static List<String[]> of(String name) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Rows.class.getResourceAsStream(name), StandardCharsets.UTF_8))) {
            return in.lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(line -> line.split("\t", -1))
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
