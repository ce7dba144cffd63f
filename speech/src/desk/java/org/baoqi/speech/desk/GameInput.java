package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.speech.words.RecordWords;

/** Games from a file that a user names, or from standard input. */
final class GameInput {
    static final String STANDARD_INPUT = "-";

    private GameInput() {}

    static GameReading read(String file, Terminal terminal) throws IOException {
        if (file.equals(STANDARD_INPUT)) return GameReader.read(terminal.allBytes());
        try {
            return GameReader.read(Files.readAllBytes(Paths.get(file)));
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("desk.convert-file", file);
        }
    }

    /** What could not be read, a sentence each. */
    static List<String> troubles(GameReading reading, Terminal terminal) {
        RecordWords words = new RecordWords(terminal.words());
        return reading.problems().stream().map(words::trouble).collect(Collectors.toList());
    }
}
