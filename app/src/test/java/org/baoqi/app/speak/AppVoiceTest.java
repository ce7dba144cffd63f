package org.baoqi.app.speak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.speak.AppVoice.SpeechEngine;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Priority;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The app's voice over engines that start, speak, fail and die as told. */
class AppVoiceTest {
    private final List<FakeEngine> engines = new ArrayList<>();
    private final List<Boolean> health = new ArrayList<>();
    private final FakeTimer time = new FakeTimer();
    private final AppVoice own = new AppVoice(this::start, time, health::add);
    private final VoiceSelector voice = new VoiceSelector(own, new FakeVoice(), () -> false, earcon -> {});

    private final class FakeEngine implements SpeechEngine {
        private final Events events;
        private final List<String> said = new ArrayList<>();
        private boolean refuses;
        private boolean shut;
        private long last;

        FakeEngine(Events events) {
            this.events = events;
        }

        @Override
        public boolean speak(long id, String text) {
            said.add(text);
            last = id;
            return !refuses;
        }

        @Override
        public void stop() {}

        @Override
        public void shutdown() {
            shut = true;
        }
    }

    private SpeechEngine start(SpeechEngine.Events events) {
        engines.add(new FakeEngine(events));
        return engine();
    }

    private FakeEngine engine() {
        return engines.get(engines.size() - 1);
    }

    private void say(String text) {
        voice.say(List.of(new Announcement(text, text, Priority.MOVE, Optional.empty())));
    }

    @BeforeEach
    void open() {
        own.start();
    }

    @Test
    void speaksWhenTheEngineIsReady() {
        say("一");
        assertEquals(List.of(), engine().said);
        engine().events.ready();
        assertEquals(List.of("一"), engine().said);
    }

    @Test
    void anErrorInTheMiddleStartsTheEngineAnewAndSaysTheLostAgain() {
        engine().events.ready();
        say("一");
        engine().events.begun(engine().last);
        engine().events.broken(engine().last);
        assertTrue(engines.get(0).shut);
        engine().events.ready();
        assertEquals(List.of("一"), engine().said);
        assertEquals(2, engines.size());
    }

    @Test
    void anEngineThatRefusesIsStartedAnew() {
        engine().events.ready();
        engine().refuses = true;
        say("一");
        time.pass(Duration.ZERO);
        engine().events.ready();
        assertEquals(List.of("一"), engine().said);
        assertEquals(2, engines.size());
    }

    @Test
    void anEngineThatNeverBeginsIsStartedAnew() {
        engine().events.ready();
        say("一");
        time.pass(Duration.ofSeconds(9));
        assertEquals(2, engines.size());
    }

    @Test
    void anEngineThatNeverEndsIsStartedAnewWhenEvenTheSlowestWouldHaveEnded() {
        engine().events.ready();
        say("炮二平五");
        engine().events.begun(engine().last);
        time.pass(Duration.ofSeconds(15));
        assertEquals(1, engines.size());
        time.pass(Duration.ofSeconds(2));
        assertEquals(2, engines.size());
    }

    @Test
    void anEngineThatDoesNotStartIsTriedAgainAndAgainAfterLongerPauses() {
        for (int second = 0; second < 60; second++) {
            engine().events.unavailable();
            time.pass(Duration.ofSeconds(1));
        }
        assertTrue(engines.size() > 5 && engines.size() < 12, engines.size() + " engines");
        assertEquals(List.of(false), health);
    }

    @Test
    void nothingIsLostWhileNoEngineWorks() {
        say("一");
        for (int i = 0; i < 4; i++) {
            engine().events.unavailable();
            time.pass(Duration.ofSeconds(5));
        }
        engine().events.ready();
        say("二");
        engine().events.done(engine().last);
        engine().events.done(engine().last);
        assertEquals(List.of("一", "二"), engine().said);
        assertTrue(health.contains(true));
    }

    @Test
    void anotherEngineSaysAgainWhatTheFirstWasSaying() {
        engine().events.ready();
        say("一");
        own.start();
        engine().events.ready();
        assertEquals(List.of("一"), engine().said);
    }

    @Test
    void whatAnOldEngineReportsMeansNothing() {
        engine().events.ready();
        say("一");
        FakeEngine old = engine();
        own.start();
        engine().events.ready();
        say("二");
        old.events.done(engine().last);
        old.events.unavailable();
        assertEquals(List.of("一"), engine().said);
        assertEquals(2, engines.size());
    }

    @Test
    void aQuietHourIsNoFailure() {
        engine().events.ready();
        say("一");
        engine().events.begun(engine().last);
        engine().events.done(engine().last);
        time.pass(Duration.ofHours(1));
        assertEquals(1, engines.size());
    }
}
