package org.baoqi.app.speak;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.announce.SpeechQueue;

/**
 * The screen reader's voice: two live regions that a screen shows, used in turn, because a reader passes over a text that
 * equals the last one, and may limit how often it reads one region. A reader does not tell when it has read, and of what waits
 * for it keeps only the last: it is given the next announcement while it reads, and the one after that when it must have come
 * to that.
 */
public final class LiveRegions implements Voice {
    /** Readers drop an equal text until a second after it was read. */
    private static final Duration LEAST = Duration.ofMillis(1200);
    /** A reader that is silent begins within this. */
    private static final Duration TO_BEGIN = Duration.ofMillis(500);

    /** So long it tells of the first place of a screen. */
    private static final Duration TO_FIND = Duration.ofSeconds(4);

    private static final long MILLIS_PER_HAN = 200;
    private static final long MILLIS_PER_LETTER = 60;
    private static final char FIRST_HAN = '\u2E80';

    private final ScreenReader screenReader;
    private final MainThreadTimer timer;
    private final MutableStateFlow<Texts> texts = StateFlowKt.MutableStateFlow(Texts.SILENT);
    /** What the reader must have read by and by, what it reads now first. */
    private final Deque<Reading> readings = new ArrayDeque<>();

    private Reports reports;
    private Runnable callOff = () -> {};
    /** The text that the reader would pass over. */
    private String fresh = "";
    /** The same once more, when it has been read. */
    private Optional<SpeechQueue.Utterance> again = Optional.empty();

    private int screens;

    /** @param done runs when the reader has come to the text */
    private record Reading(String text, Duration span, Runnable done) {
        Reading(String text, Runnable done) {
            this(text, timeToRead(text), done);
        }
    }

    /**
     * The texts of the two regions; at most one of them has any.
     *
     * @param urgent whether the reader shall break off what it is reading
     */
    public record Texts(Optional<String> first, Optional<String> second, boolean isFirstsTurn, boolean urgent) {
        static final Texts SILENT = new Texts(Optional.empty(), Optional.empty(), true, false);

        Texts next(String text, boolean isUrgent) {
            Optional<String> said = Optional.of(text);
            return isFirstsTurn
                    ? new Texts(said, Optional.empty(), false, isUrgent)
                    : new Texts(Optional.empty(), said, true, isUrgent);
        }

        Texts cleared() {
            return new Texts(Optional.empty(), Optional.empty(), isFirstsTurn, false);
        }
    }

    public LiveRegions(ScreenReader screenReader, MainThreadTimer timer) {
        this.screenReader = screenReader;
        this.timer = timer;
        screenReader.onChange(() -> reports.changed());
    }

    public StateFlow<Texts> texts() {
        return texts;
    }

    /** A screen with the regions is there. */
    public void shown() {
        screens++;
        reports.changed();
    }

    /** That screen is gone. */
    public void hidden() {
        screens--;
        reports.changed();
    }

    @Override
    public void reportTo(Reports to) {
        reports = to;
    }

    /** Without a region on the screen there is nothing to read: the phone lies there with its screen off. */
    @Override
    public boolean canSpeak() {
        return screens > 0 && screenReader.isOn();
    }

    @Override
    public void say(SpeechQueue.Utterance utterance) {
        if (!text(utterance).equals(fresh)) give(utterance);
        else if (readings.isEmpty()) callOff = timer.after(LEAST, () -> give(utterance));
        else again = Optional.of(utterance);
    }

    private static String text(SpeechQueue.Utterance utterance) {
        return utterance.announcement().spoken();
    }

    private void give(SpeechQueue.Utterance utterance) {
        boolean isUrgent = utterance.announcement().priority() == Priority.ALERT;
        if (isUrgent) forget();
        texts.setValue(texts.getValue().next(text(utterance), isUrgent));
        read(new Reading(text(utterance), () -> reports.finished(utterance.id())));
    }

    /** The reader breaks off what it reads, and tells of the place to which its focus was moved. */
    public void readerTells(String place) {
        if (!canSpeak()) return;
        List<Reading> brokenOff = List.copyOf(readings);
        forget();
        read(new Reading(place, () -> {}));
        brokenOff.forEach(reading -> reading.done().run());
    }

    /** A screen has come up, of which the reader says its title and where its focus is. */
    public void opened(String title) {
        if (canSpeak() && readings.isEmpty())
            read(new Reading(title, timeToRead(title).plus(TO_FIND), () -> {}));
    }

    private void read(Reading reading) {
        readings.add(reading);
        if (readings.size() == 1) begin();
    }

    /** The reader comes to the first of all; once it has, it may be given another. */
    private void begin() {
        Reading now = readings.getFirst();
        fresh = now.text();
        callOff = timer.after(TO_BEGIN, () -> {
            callOff = timer.after(now.span(), this::end);
            now.done().run();
        });
    }

    private void end() {
        readings.removeFirst();
        if (!readings.isEmpty()) {
            begin();
            return;
        }
        texts.setValue(texts.getValue().cleared());
        Optional<SpeechQueue.Utterance> same = again;
        again = Optional.empty();
        callOff = timer.after(LEAST, () -> {
            fresh = "";
            same.ifPresent(this::give);
        });
    }

    @Override
    public void beSilent() {
        boolean isReading = !readings.isEmpty();
        forget();
        texts.setValue(texts.getValue().cleared());
        if (isReading) screenReader.interrupt();
    }

    private void forget() {
        callOff.run();
        readings.clear();
        again = Optional.empty();
    }

    private static Duration timeToRead(String text) {
        long millis = text.chars()
                .mapToLong(sign -> sign >= FIRST_HAN ? MILLIS_PER_HAN : MILLIS_PER_LETTER)
                .sum();
        return Duration.ofMillis(millis);
    }
}
