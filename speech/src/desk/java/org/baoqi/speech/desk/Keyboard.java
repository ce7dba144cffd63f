package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Reads lines on a thread of its own, so that the clock is heard while a player thinks. */
final class Keyboard implements Inbox {
    private static final Duration PATIENCE = Duration.ofHours(1);

    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();

    static Keyboard on(BufferedReader in) {
        Keyboard keyboard = new Keyboard();
        Thread reader = new Thread(() -> keyboard.read(in), "keyboard");
        reader.setDaemon(true);
        reader.start();
        return keyboard;
    }

    private void read(BufferedReader in) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) put(new Message.Typed(line));
        } catch (IOException gone) {
            // A terminal that cannot be read any more has ended.
        }
        put(new Message.Closed());
    }

    @Override
    public Message next(Optional<Duration> patience) {
        try {
            Duration wait = patience.orElse(PATIENCE);
            Message message = messages.poll(Math.max(0, wait.toNanos()), TimeUnit.NANOSECONDS);
            return message == null ? new Message.Nothing() : message;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Message.Closed();
        }
    }

    @Override
    public void put(Message message) {
        messages.add(message);
    }
}
