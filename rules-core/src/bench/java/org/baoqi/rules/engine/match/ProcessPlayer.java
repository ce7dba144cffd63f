package org.baoqi.rules.engine.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A program that is spoken to over its standard input and output. */
abstract class ProcessPlayer implements Player {
    private final Process process;
    private final BufferedReader from;
    private final PrintStream to;
    private final String command;
    private final Pace pace;

    ProcessPlayer(String command, Pace pace) throws IOException {
        this.command = command;
        this.pace = pace;
        process = new ProcessBuilder(List.of(command.split(" ")))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    @Override
    public String name() {
        return command.substring(command.lastIndexOf('/') + 1);
    }

    @Override
    public Pace pace() {
        return pace;
    }

    void send(String line) {
        to.println(line);
    }

    /** The next line that begins in one of these ways; none when the program has ended. */
    Optional<String> await(String... beginnings) throws IOException {
        for (String line = from.readLine(); line != null; line = from.readLine())
            if (Stream.of(beginnings).anyMatch(line::startsWith)) return Optional.of(line);
        return Optional.empty();
    }

    @Override
    public void close() {
        send("quit");
        process.destroy();
    }
}
