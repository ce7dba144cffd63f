package org.baoqi.speech.announce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SpeechQueueTest {
    private static final Priority[] SAID_FOR_SURE = {Priority.ALERT, Priority.MOVE, Priority.CHAT};
    private static final ClockAnnouncer CLOCK = new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.BARE).clock();

    private static Announcement announcement(Priority priority, String text) {
        return new Announcement(text, text, priority, Optional.empty());
    }

    private static String said(SpeechQueue queue) {
        return queue.speaking().map(said -> said.announcement().spoken()).orElse("-");
    }

    /** A script of {@code move炮}, {@code chat…}, {@code alert…}, {@code end}, {@code fail}, {@code stop} and the like. */
    private static SpeechQueue act(SpeechQueue queue, String action) {
        long id = queue.speaking().map(SpeechQueue.Utterance::id).orElse(0L);
        return switch (action) {
            case "end" -> queue.finished(id);
            case "fail" -> queue.failed(id);
            case "late" -> queue.finished(id - 1);
            case "stop" -> queue.stop();
            case "repeat" -> queue.repeat();
            case "hold" -> queue.hold();
            case "release" -> queue.release();
            default -> queue.say(parse(action));
        };
    }

    private static Announcement parse(String action) {
        String[] parts = action.split(":");
        return announcement(Priority.valueOf(parts[0]), parts[1]);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "queue.csv", numLinesToSkip = 1)
    void speaks(String title, String script, String heard) {
        SpeechQueue queue = SpeechQueue.EMPTY;
        List<String> said = new ArrayList<>();
        for (String action : script.split(" ")) {
            queue = act(queue, action);
            said.add(said(queue));
        }
        assertEquals(heard, String.join(" ", said));
    }

    @Test
    void whateverHappensNothingIsLostAndEachUtteranceIsNew() {
        Random random = new Random(20261116);
        for (int round = 0; round < 200; round++) assertNothingIsLost(random);
    }

    private static void assertNothingIsLost(Random random) {
        String[] actions = {"end", "fail", "late", "hold", "release", "repeat"};
        SpeechQueue queue = SpeechQueue.EMPTY;
        Set<String> wanted = new TreeSet<>();
        Set<String> finished = new TreeSet<>();
        for (int i = 0; i < 60; i++) {
            boolean more = random.nextBoolean();
            String action = more ? SAID_FOR_SURE[random.nextInt(3)] + ":" + i : actions[random.nextInt(6)];
            if (more) wanted.add(String.valueOf(i));
            if (action.equals("end")) finished.add(said(queue));
            queue = act(queue, action);
        }
        for (queue = act(queue, "release"); queue.speaking().isPresent(); queue = act(queue, "end"))
            finished.add(said(queue));
        finished.remove("-");
        assertEquals(wanted, finished);
    }

    private static Announcement mark(int seconds) {
        Duration left = Duration.ofSeconds(seconds);
        TimesLeft times = new TimesLeft(Side.RED, new BothSides<>(left, Duration.ofMinutes(1)));
        return CLOCK.mark(new TimeReport(new Moment(0), Side.RED, Mark.of(left), times));
    }

    @Test
    void aMarkBreaksOffAMoveAtOnce() {
        SpeechQueue queue = SpeechQueue.EMPTY.say(announcement(Priority.MOVE, "炮二平五"));
        SpeechQueue marked = queue.say(mark(30));
        assertEquals("紅方尚餘三十秒；黑方尚餘一分鐘。", said(marked));
        assertEquals("炮二平五", said(marked.finished(marked.speaking().get().id())));
    }

    @Test
    void aMarkThatIsSoonOvertakenIsNotSaidTwice() {
        SpeechQueue queue = SpeechQueue.EMPTY.hold().say(mark(30)).say(mark(10)).release();
        assertEquals("紅方尚餘十秒；黑方尚餘一分鐘。", said(queue));
        assertEquals("-", said(act(queue, "end")));
    }

    @Test
    void anAnswerNeverTakesTheMarksPlace() {
        TimesLeft times = new TimesLeft(Side.BLACK, BothSides.same(Duration.ofSeconds(30)));
        SpeechQueue queue =
                SpeechQueue.EMPTY.hold().say(mark(30)).say(CLOCK.times(times)).release();
        assertEquals("紅方尚餘三十秒；黑方尚餘一分鐘。", said(queue));
        assertEquals("黑方尚餘三十秒；紅方尚餘三十秒。", said(act(queue, "end")));
    }

    @Test
    void theSameWordsSaidAgainAreANewUtterance() {
        SpeechQueue once = SpeechQueue.EMPTY.say(announcement(Priority.MOVE, "炮二平五"));
        SpeechQueue twice = once.repeat();
        assertEquals(said(once), said(twice));
        assertFalse(once.speaking().get().id() == twice.speaking().get().id());
        assertTrue(twice.finished(once.speaking().get().id()).speaking().isPresent());
    }
}
