package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.hear.Request;

/** Reads lines on a thread of its own, so that the clock is heard while a player thinks. */
final class Keyboard implements DeskThread.Queue {
    private static final Duration PATIENCE = Duration.ofHours(1);

    private final BlockingQueue<DeskThread.Item> items = new LinkedBlockingQueue<>();

    static Keyboard on(BufferedReader in) {
        Keyboard keyboard = new Keyboard();
        Thread reader = new Thread(() -> keyboard.read(in), "keyboard");
        reader.setDaemon(true);
        reader.start();
        return keyboard;
    }

    private void read(BufferedReader in) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) put(new DeskThread.Item.Typed(line));
        } catch (IOException gone) {
            // A terminal that cannot be read any more has ended.
        }
        put(new DeskThread.Item.Closed());
    }

    @Override
    public DeskThread.Item next(Optional<Duration> patience) {
        try {
            Duration wait = patience.orElse(PATIENCE);
            DeskThread.Item item = items.poll(Math.max(0, wait.toNanos()), TimeUnit.NANOSECONDS);
            return item == null ? new DeskThread.Item.Nothing() : item;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new DeskThread.Item.Closed();
        }
    }

    @Override
    public void put(DeskThread.Item item) {
        items.add(item);
    }

    /** Short lines that stand for requests, from {@code shortcuts.csv}. */
    static final class Shortcuts {
        private static final String QUIT = "QUIT";
        private static final Map<String, String> ALL = new HashMap<>();

        static {
            for (CsvTable.Row row : CsvTable.read(Keyboard.class, "shortcuts.csv"))
                ALL.put(row.text("typed"), row.text("request"));
        }

        private Shortcuts() {}

        static boolean isQuit(String line) {
            return QUIT.equals(ALL.get(key(line)));
        }

        static Optional<Request> request(String line) {
            return Optional.ofNullable(ALL.get(key(line)))
                    .filter(name -> !name.equals(QUIT))
                    .map(Request::valueOf);
        }

        private static String key(String line) {
            return line.trim().toLowerCase(Locale.ROOT);
        }
    }
}
