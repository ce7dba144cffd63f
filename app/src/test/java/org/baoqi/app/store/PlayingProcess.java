package org.baoqi.app.store;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.runner.JUnitCore;

/** {@link PlayingTest} in a process of its own, which can be killed and started again, and what it has told so far. */
final class PlayingProcess implements AutoCloseable {
    private static final int AS_LONG_AS_IT_LIVES = 1_000_000;

    private final File database;
    private Process process;
    private InputStream told;
    private int lives;
    private int words;
    private final StringBuilder line = new StringBuilder();
    private final Map<String, Integer> kept = new HashMap<>();
    private final List<String> imported = new ArrayList<>();

    PlayingProcess(File database) throws IOException {
        this.database = database;
        start();
    }

    /** A new process, on what the one before it has left; returns when it plays. */
    void start() throws IOException {
        line.setLength(0);
        process = new ProcessBuilder(command())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        told = process.getInputStream();
        awaitWord();
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-D" + PlayingTest.DATABASE + "=" + database,
                "-Dbaoqi.killed.rounds=" + AS_LONG_AS_IT_LIVES,
                "-Dbaoqi.killed.seed=" + ++lives,
                "-cp",
                System.getProperty("java.class.path"),
                JUnitCore.class.getName(),
                PlayingTest.class.getName()));
        return command;
    }

    /** How many events of each game it said are kept. */
    Map<String, Integer> kept() {
        return kept;
    }

    int events() {
        return kept.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The digests of games it said it has imported. */
    List<String> imported() {
        return imported;
    }

    private void awaitWord() throws IOException {
        int before = words;
        while (words == before) {
            int next = told.read();
            if (next < 0) throw new IOException("it ended before it played");
            hear((char) next);
        }
    }

    /** It does nothing more, and everything it has said is heard. */
    void stop() throws IOException, InterruptedException {
        signal("-STOP");
        while (told.available() > 0) hear((char) told.read());
    }

    void goOn() throws IOException, InterruptedException {
        signal("-CONT");
    }

    void kill() throws IOException, InterruptedException {
        // Not process.destroyForcibly(), which closes what is still to be read.
        process.toHandle().destroyForcibly();
        for (int next = told.read(); next >= 0; next = told.read()) hear((char) next);
        process.waitFor();
    }

    private void signal(String signal) throws IOException, InterruptedException {
        int status = new ProcessBuilder("kill", signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        if (status != 0) throw new IOException("kill " + signal + " failed");
    }

    private void hear(char letter) {
        if (letter != '\n') {
            line.append(letter);
            return;
        }
        String[] said = line.toString().trim().split(" ");
        line.setLength(0);
        if (said[0].equals("kept")) kept.put(said[1], Integer.valueOf(said[2]));
        if (said[0].equals("imported")) imported.add(said[1]);
        if (said[0].equals("kept") || said[0].equals("imported")) words++;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
