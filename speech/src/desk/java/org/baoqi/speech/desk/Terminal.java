package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.ReadingBudget;
import org.baoqi.speech.words.RecordWords;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * The input and output of a command, and the language it speaks.
 *
 * @param bytes standard input for a command that finds out its encoding itself; to others it is {@code in}
 */
record Terminal(InputStream bytes, BufferedReader in, PrintStream out, PrintStream err, SpokenLanguage spoken) {

    /** The flag of a command that answers many cases. */
    static final String BATCH = "--batch";

    static final String STANDARD_INPUT = "-";

    Terminal in(SpokenLanguage language) {
        return new Terminal(bytes, in, out, err, language);
    }

    Words words() {
        return Words.in(spoken);
    }

    /** For what goes on paper and into files, which nobody writes as it is said. */
    Terminal onPaper() {
        return in(SpokenLanguage.of(spoken.texts()));
    }

    /** The language that a user names. */
    static SpokenLanguage language(String tag) {
        return SpokenLanguage.fromTag(tag).orElseThrow(() -> new UsageException("desk.unknown-language", tag));
    }

    /** All that there is, and a byte more than is read where there is more. */
    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int length = in.read(part); length >= 0; length = in.read(part)) {
            all.write(part, 0, Math.min(length, ReadingBudget.MOST_BYTES + 1 - all.size()));
            if (all.size() > ReadingBudget.MOST_BYTES) break;
        }
        return all.toByteArray();
    }

    /** The side that a user names on the command line. */
    static Side side(String name) {
        return switch (name) {
            case "red" -> Side.RED;
            case "black" -> Side.BLACK;
            default -> throw new UsageException("desk.unknown-side", name);
        };
    }

    /** The position of a FEN from the command line. */
    Position position(String fen) {
        Fen.Reading reading = Fen.read(fen);
        if (reading instanceof Fen.Reading.Refused refused)
            throw new UsageException("desk.message", words().fenError(refused.error()));
        return ((Fen.Reading.Read) reading).position();
    }

    /**
     * Answers one case a line on standard input, one JSON object a line on standard output, in the same order. A slip in one
     * case is its answer and stops nothing.
     */
    void batch(UnaryOperator<String> answer) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) out.println(answered(line, answer));
    }

    private String answered(String line, UnaryOperator<String> answer) {
        try {
            return answer.apply(line);
        } catch (UsageException slip) {
            return Json.object("error", slip.in(words()));
        }
    }

    /** The games of a file that a user names, or of standard input. */
    GameReading games(String file) throws IOException {
        if (file.equals(STANDARD_INPUT)) return GameReader.read(all(bytes));
        Path path = GameFiles.path(file);
        try (InputStream in = Files.newInputStream(path)) {
            return GameReader.read(all(in));
        } catch (IOException e) {
            throw new UsageException("desk.convert-file", file);
        }
    }

    /** The faults of a file of games, a sentence each. */
    List<String> troubles(GameReading reading) {
        RecordWords words = new RecordWords(words());
        return reading.problems().stream().map(words::trouble).collect(Collectors.toList());
    }
}
