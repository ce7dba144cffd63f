package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A recogniser that is a program of its own, whatever engine and model it has. It is given the name of a file with the
 * announcements that are legal now, one a line, as its grammar; it listens once and prints what it heard, the likeliest first,
 * one alternative a line.
 */
record ListeningProgram(String program) {
    private static final long LONGEST_SECONDS = 20;
    private static final int MOST_TEXTS = 16;
    private static final int LONGEST_TEXT = 120;

    /** Empty where the program cannot be started, fails, or does not end. */
    Optional<List<String>> listen(List<String> expected) {
        try {
            Path grammar = Files.createTempFile("baoqi", ".txt");
            Path heard = Files.createTempFile("baoqi", ".txt");
            try {
                Files.write(grammar, expected);
                return run(grammar.toFile(), heard.toFile()) ? Optional.of(texts(heard)) : Optional.empty();
            } finally {
                Files.delete(grammar);
                Files.delete(heard);
            }
        } catch (IOException missing) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private boolean run(File grammar, File heard) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(program, grammar.getPath())
                .redirectOutput(heard)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly().waitFor();
        return ended && process.exitValue() == 0;
    }

    private static List<String> texts(Path heard) throws IOException {
        List<String> texts = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(heard, StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null && texts.size() < MOST_TEXTS; line = lines.readLine()) {
                String text = line.trim();
                if (!text.isEmpty()) texts.add(text.substring(0, Math.min(LONGEST_TEXT, text.length())));
            }
        }
        return texts;
    }
}
