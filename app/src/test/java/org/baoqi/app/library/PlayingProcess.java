package org.baoqi.app.library;

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

/** {@link PlayingTest} in a process of its own, and what it has told. */
final class PlayingProcess implements AutoCloseable {
    private static final int AS_LONG_AS_IT_LIVES = 1_000_000;

    private final Process process;
    private final InputStream told;
    private final StringBuilder line = new StringBuilder();
    private final Map<String, Integer> kept = new HashMap<>();
    private final List<String> imported = new ArrayList<>();

    PlayingProcess(File database) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-D" + PlayingTest.DATABASE + "=" + database,
                "-Dbaoqi.killed.rounds=" + AS_LONG_AS_IT_LIVES,
                "-cp",
                System.getProperty("java.class.path"),
                JUnitCore.class.getName(),
                PlayingTest.class.getName()));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        told = process.getInputStream();
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

    void awaitFirstWord() throws IOException {
        while (kept.isEmpty()) {
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
        String[] words = line.toString().trim().split(" ");
        line.setLength(0);
        if (words[0].equals("kept")) kept.put(words[1], Integer.valueOf(words[2]));
        if (words[0].equals("imported")) imported.add(words[1]);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
