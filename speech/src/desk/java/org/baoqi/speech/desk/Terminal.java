package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * Where a command reads and writes, and the language it speaks.
 *
 * @param bytes standard input for a command that finds out its encoding itself; to others it is {@code in}
 */
record Terminal(InputStream bytes, BufferedReader in, PrintStream out, PrintStream err, SpokenLanguage spoken) {

    Terminal in(SpokenLanguage language) {
        return new Terminal(bytes, in, out, err, language);
    }

    Words words() {
        return Words.in(spoken.texts());
    }

    /** The language that a user names. */
    static SpokenLanguage language(String tag) {
        return SpokenLanguage.fromTag(tag).orElseThrow(() -> new UsageException("desk.unknown-language", tag));
    }

    /** All of standard input. */
    byte[] allBytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int length = bytes.read(part); length >= 0; length = bytes.read(part)) all.write(part, 0, length);
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
}
