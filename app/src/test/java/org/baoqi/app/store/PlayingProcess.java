package org.baoqi.app.store;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.runner.JUnitCore;

/** {@link PlayingTest} in a process of its own, which can be killed and started again, and what it has told so far. */
final class PlayingProcess implements AutoCloseable {
    private static final int AS_LONG_AS_IT_LIVES = 1_000_000;
    /** Tells the number of the process, which then becomes the game's. */
    private static final String NUMBERED = "echo $$; exec \"$@\"";
    /** Robolectric reaches into the JDK, as the build files allow it. */
    private static final List<String> OPENED = List.of(
            "--add-exports=java.base/jdk.internal.access=ALL-UNNAMED",
            "--add-opens=java.base/jdk.internal.access=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/java.io=ALL-UNNAMED");

    private final File database;
    private Process process;
    private String number;
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
                .redirectError(new File("/dev/null"))
                .start();
        told = process.getInputStream();
        number = awaitLine();
        awaitWord();
    }

    private List<String> command() {
        List<String> command = new ArrayList<>(List.of("sh", "-c", NUMBERED, "sh"));
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPENED);
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("robolectric.") || name.equals("java.awt.headless"))
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
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

    private String awaitLine() throws IOException {
        StringBuilder first = new StringBuilder();
        for (char next = awaitLetter(); next != '\n'; next = awaitLetter()) first.append(next);
        return first.toString();
    }

    private void awaitWord() throws IOException {
        int before = words;
        while (words == before) hear(awaitLetter());
    }

    private char awaitLetter() throws IOException {
        int next = told.read();
        if (next < 0) throw new IOException("it ended before it played");
        return (char) next;
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
        signal("-KILL");
        for (int next = told.read(); next >= 0; next = told.read()) hear((char) next);
        process.waitFor();
    }

    private void signal(String signal) throws IOException, InterruptedException {
        int status = new ProcessBuilder("kill", signal, number).start().waitFor();
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
