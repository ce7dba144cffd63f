package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.SpeechQueue;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.words.SpokenLanguage;

/** Says announcements with espeak-ng, one at a time and the urgent ones first, besides writing them. */
final class SpokenOutput implements DeskOutput {
    private static final String PROGRAM = "espeak-ng";
    private static final long LAST_WORDS_SECONDS = 20;
    private static final int STEP = 25;
    private static final int SLOWEST = 80;
    private static final int FASTEST = 400;
    private static final int LOUDEST = 200;

    private final DeskOutput written;
    private final SpokenLanguage voice;
    private final ExecutorService speaker = Executors.newSingleThreadExecutor(SpokenOutput::thread);
    private SpeechQueue queue = SpeechQueue.EMPTY;
    private Process process;
    /** Words a minute, and how loud of 200, as the program counts. */
    private int speed = 175;

    private int loudness = 100;

    private SpokenOutput(DeskOutput written, SpokenLanguage voice) {
        this.written = written;
        this.voice = voice;
    }

    /** A output with a voice; empty where espeak-ng is not installed. */
    static Optional<DeskOutput> beside(DeskOutput written, SpokenLanguage voice) {
        try {
            new ProcessBuilder(PROGRAM, "--version")
                    .redirectErrorStream(true)
                    .start()
                    .destroy();
            return Optional.of(new SpokenOutput(written, voice));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "voice");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public synchronized void say(List<Announcement> announcements) {
        written.say(announcements);
        long before = speaking();
        for (Announcement announcement : announcements) queue = queue.say(announcement);
        speakIfNew(before);
    }

    @Override
    public synchronized void stop() {
        long before = speaking();
        queue = queue.stop();
        speakIfNew(before);
    }

    @Override
    public synchronized boolean changeVoice(Request how) {
        switch (how) {
            case FASTER -> speed = Math.min(FASTEST, speed + STEP);
            case SLOWER -> speed = Math.max(SLOWEST, speed - STEP);
            case LOUDER -> loudness = Math.min(LOUDEST, loudness + STEP);
            default -> loudness = Math.max(STEP, loudness - STEP);
        }
        return true;
    }

    private long speaking() {
        return queue.speaking().map(SpeechQueue.Utterance::id).orElse(0L);
    }

    /** Breaks off what is not to be said any more, and begins what is. */
    private void speakIfNew(long before) {
        if (speaking() == before) return;
        if (process != null) process.destroy();
        queue.speaking().ifPresent(utterance -> speaker.execute(() -> speak(utterance)));
    }

    /** Even after the speech program has failed, the next sentence is tried. */
    private void speak(SpeechQueue.Utterance utterance) {
        try {
            Optional<Process> started =
                    start(utterance.id(), utterance.announcement().spoken());
            if (started.isPresent()) started.get().waitFor();
        } catch (IOException gone) {
            // It is finished, though nobody heard it.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        finished(utterance.id());
    }

    /** Empty if it is not to be said any more. */
    private synchronized Optional<Process> start(long id, String text) throws IOException {
        if (speaking() != id) return Optional.empty();
        process = new ProcessBuilder(
                        PROGRAM, "-v", name(), "-s", String.valueOf(speed), "-a", String.valueOf(loudness), "--", text)
                .redirectErrorStream(true)
                .start();
        return Optional.of(process);
    }

    private synchronized void finished(long id) {
        long before = speaking();
        if (before != id) return;
        queue = queue.finished(id);
        process = null;
        speakIfNew(before);
    }

    /** Its voice {@code cmn} reads out the letters of pinyin; another one speaks. */
    private String name() {
        return voice.dialect().equals("cmn") ? "cmn-latn-pinyin" : voice.dialect();
    }

    /** Says what is still to be said. */
    @Override
    public void close() {
        written.close();
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(LAST_WORDS_SECONDS);
        try {
            while (isSpeaking() && System.nanoTime() < until) TimeUnit.MILLISECONDS.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        speaker.shutdownNow();
    }

    private synchronized boolean isSpeaking() {
        return queue.speaking().isPresent();
    }
}
