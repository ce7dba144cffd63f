package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.words.SpokenLanguage;

/** {@code ./baoqi play} as a process of its own, with a machine that need not think. */
public final class KilledGame {
    private KilledGame() {}

    public static void main(String[] args) throws IOException {
        PlayCommand play = new PlayCommand(() -> new ScriptedOpponent(List.of()), TimeSource.system());
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        play.run(
                Arguments.parse(List.of(args), play.options(), play.flags()),
                new Terminal(System.in, in, out, out, SpokenLanguage.TAIWAN_MANDARIN));
    }
}
