package org.baoqi.app.speak;

import java.time.Duration;
import java.util.Optional;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.announce.SpeechQueue;

/**
 * The screen reader's voice: two live regions that a screen shows, used in turn, because a reader passes over a text that
 * equals the last one, and may limit how often it reads one region. A reader does not tell when it has read: the next
 * announcement comes when it must have.
 */
public final class LiveRegions implements Voice {
    /** Readers drop an equal text within a second. */
    private static final Duration LEAST = Duration.ofMillis(1200);

    private static final long MILLIS_PER_HAN = 200;
    private static final long MILLIS_PER_LETTER = 60;
    private static final char FIRST_HAN = '\u2E80';

    private final ScreenReader screenReader;
    private final MainThreadTimer timer;
    private final MutableStateFlow<Texts> texts = StateFlowKt.MutableStateFlow(Texts.SILENT);
    private Reports reports;
    private Runnable callOff = () -> {};
    private int screens;

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
        String text = utterance.announcement().spoken();
        boolean isUrgent = utterance.announcement().priority() == Priority.ALERT;
        texts.setValue(texts.getValue().next(text, isUrgent));
        callOff = timer.after(timeToRead(text), () -> finish(utterance.id()));
    }

    @Override
    public void beSilent() {
        boolean isReading = !texts.getValue().equals(texts.getValue().cleared());
        clear();
        if (isReading) screenReader.interrupt();
    }

    private void finish(long id) {
        clear();
        reports.finished(id);
    }

    private void clear() {
        callOff.run();
        texts.setValue(texts.getValue().cleared());
    }

    static Duration timeToRead(String text) {
        long millis = text.chars()
                .mapToLong(sign -> sign >= FIRST_HAN ? MILLIS_PER_HAN : MILLIS_PER_LETTER)
                .sum();
        return LEAST.plusMillis(millis);
    }
}
