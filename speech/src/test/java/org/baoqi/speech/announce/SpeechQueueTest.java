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
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeReports;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SpeechQueueTest {
    private static final Moment START = new Moment(0);
    private static final ClockAnnouncer CLOCK = new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.BARE).clock();

    private static Announcement announcement(Priority priority, String text) {
        return new Announcement(text, text, priority, Optional.empty());
    }

    private static Moment after(double seconds) {
        return START.plus(Duration.ofMillis((long) (seconds * 1000)));
    }

    private static String said(SpeechQueue queue) {
        return queue.speaking().map(said -> said.announcement().spoken()).orElse("-");
    }

    /** A script of {@code move炮}, {@code chat…}, {@code alert…}, {@code end}, {@code fail}, {@code stop} and the like. */
    private static SpeechQueue act(SpeechQueue queue, String action) {
        long id = queue.speaking().map(Utterance::id).orElse(0L);
        return switch (action) {
            case "end" -> queue.finished(id, START);
            case "fail" -> queue.failed(id, START);
            case "late" -> queue.finished(id - 1, START);
            case "stop" -> queue.stop(START);
            case "repeat" -> queue.repeat(START);
            case "hold" -> queue.hold();
            case "release" -> queue.release(START);
            default -> queue.say(wording(action), START);
        };
    }

    /** {@code PASSING:…} is chat in passing. */
    private static Wording wording(String action) {
        return action.startsWith("PASSING:")
                ? new Passing(announcement(Priority.CHAT, action.split(":")[1]))
                : parse(action);
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
            String action = more ? Priority.values()[random.nextInt(3)] + ":" + i : actions[random.nextInt(6)];
            if (more) wanted.add(String.valueOf(i));
            if (action.equals("end")) finished.add(said(queue));
            queue = act(queue, action);
        }
        for (queue = act(queue, "release"); queue.speaking().isPresent(); queue = act(queue, "end"))
            finished.add(said(queue));
        finished.remove("-");
        assertEquals(wanted, finished);
    }

    private static GameClock clock(String control) {
        return GameClock.set(controls(control)).start(Side.RED, START);
    }

    private static BothSides<TimeControl> controls(String control) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(control)).controls();
    }

    private static BothSides<Duration> left(GameClock clock, Moment now) {
        return BothSides.of(side -> clock.remaining(side, now));
    }

    private static Wording mark(GameClock clock, String control, double from) {
        TimeReport report = TimeReports.of(Scheme.BLIND, controls(control), Set.of(Side.RED))
                .nextDue(clock, after(from))
                .orElseThrow();
        return CLOCK.mark(report, now -> left(clock, now));
    }

    @Test
    void aMarkBreaksOffAMoveAtOnce() {
        SpeechQueue queue = SpeechQueue.EMPTY.say(announcement(Priority.MOVE, "炮二平五"), after(29));
        SpeechQueue marked = queue.say(mark(clock("1m"), "1m", 0), after(30));
        assertEquals("紅方尚餘一半用時，三十秒；黑方尚餘一分鐘。", said(marked));
        assertEquals("炮二平五", said(marked.finished(marked.speaking().get().id(), after(33))));
    }

    @Test
    void aMarkThatWasHeldUpSaysTheTimeItIsNow() {
        SpeechQueue queue = SpeechQueue.EMPTY
                .say(announcement(Priority.ALERT, "不能這樣走"), after(28))
                .say(mark(clock("1m"), "1m", 0), after(30));
        assertEquals("不能這樣走", said(queue));
        assertEquals("紅方尚餘二十七秒；黑方尚餘一分鐘。", said(ended(queue, after(33))));
    }

    @Test
    void aMarkThatIsSoonOvertakenIsNotSaidTwice() {
        GameClock clock = clock("1m");
        SpeechQueue queue = SpeechQueue.EMPTY
                .hold()
                .say(mark(clock, "1m", 0), after(30))
                .say(mark(clock, "1m", 31), after(50))
                .release(after(51));
        assertEquals("紅方尚餘九秒；黑方尚餘一分鐘。", said(queue));
        assertEquals(0, queue.waiting());
    }

    @Test
    void anAnswerNeverTakesTheMarksPlace() {
        GameClock clock = clock("1m");
        SpeechQueue queue = SpeechQueue.EMPTY
                .hold()
                .say(mark(clock, "1m", 0), after(30))
                .say(CLOCK.times(Side.BLACK, now -> left(clock, now)), after(31));
        assertEquals(2, queue.waiting());
    }

    @Test
    void theSameWordsSaidAgainAreANewUtterance() {
        SpeechQueue once = SpeechQueue.EMPTY.say(announcement(Priority.MOVE, "炮二平五"), START);
        SpeechQueue twice = once.repeat(START);
        assertEquals(said(once), said(twice));
        assertFalse(once.speaking().get().id() == twice.speaking().get().id());
        assertTrue(twice.finished(once.speaking().get().id(), START).speaking().isPresent());
    }

    private static SpeechQueue ended(SpeechQueue queue, Moment now) {
        return queue.finished(queue.speaking().get().id(), now);
    }
}
