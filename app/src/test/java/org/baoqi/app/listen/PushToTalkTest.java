package org.baoqi.app.listen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.app.listen.Listening.Reason;
import org.baoqi.app.speak.FakeTimer;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Tune;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Listening with recognisers that hear what they are told. */
class PushToTalkTest {
    private final FakeTimer time = new FakeTimer();
    private final List<FakeRecogniser> recognisers = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final List<Outcome> answers = new ArrayList<>();
    private boolean allowed = true;
    private int kinds = 2;
    private final PushToTalk talk = new PushToTalk(new FakeSupply(), new FakePause(), this::sound, time);

    private final class FakeSupply implements Recogniser.Supply {
        @Override
        public boolean isAllowed() {
            return allowed;
        }

        @Override
        public List<Recogniser.Maker> makers() {
            List<Recogniser.Maker> makers = new ArrayList<>();
            for (int kind = 0; kind < kinds; kind++) {
                int number = kind;
                makers.add(() -> recogniser(number));
            }
            return makers;
        }
    }

    private final class FakePause implements PhoneSpeech.Pause {
        @Override
        public void hold() {
            log.add("hold");
        }

        @Override
        public void release() {
            log.add("release");
        }
    }

    private static final class FakeRecogniser implements Recogniser {
        private final int kind;
        private String tag;
        private List<String> expected;
        private Events events;
        private boolean finished;
        private boolean released;

        FakeRecogniser(int kind) {
            this.kind = kind;
        }

        @Override
        public void start(String language, List<String> hints, Events listener) {
            tag = language;
            expected = hints;
            events = listener;
        }

        @Override
        public void finish() {
            finished = true;
        }

        @Override
        public void release() {
            released = true;
        }
    }

    private Recogniser recogniser(int kind) {
        recognisers.add(new FakeRecogniser(kind));
        return recogniser();
    }

    private FakeRecogniser recogniser() {
        return recognisers.get(recognisers.size() - 1);
    }

    private void sound(Tune tune) {
        log.add(tune.equals(Tune.listening()) ? "open" : "closed");
    }

    private void listen(SpokenLanguage language) {
        talk.listen(language, List.of("炮二平五"), outcome -> {
            log.add("answer");
            answers.add(outcome);
        });
    }

    private void listenAndWait() {
        listen(SpokenLanguage.TAIWAN_MANDARIN);
        time.pass(Duration.ofMillis(300));
    }

    private static Outcome failed(Reason reason) {
        return new Outcome.Failed(reason);
    }

    @Test
    void theVoiceIsSilentBeforeTheMicrophoneOpens() {
        listen(SpokenLanguage.TAIWAN_MANDARIN);
        time.pass(Duration.ofMillis(299));
        assertEquals(List.of("hold"), log);
        assertEquals(List.of(), recognisers);
        time.pass(Duration.ofMillis(1));
        assertEquals(List.of("炮二平五"), recogniser().expected);
    }

    @Test
    void aToneOpensAndAnotherClosesAndTheAnswerComesBeforeTheVoice() {
        listenAndWait();
        recogniser().events.ready();
        recogniser().events.heard(List.of("炮二平五", "泡兒平五"));
        assertEquals(List.of("hold", "open", "closed", "answer", "release"), log);
        assertEquals(List.of(new Outcome.Heard(List.of("炮二平五", "泡兒平五"))), answers);
        assertTrue(recogniser().released);
    }

    @Test
    void everyTurnHasARecogniserOfItsOwn() {
        for (int turn = 0; turn < 3; turn++) {
            listenAndWait();
            recogniser().events.heard(List.of("停"));
        }
        assertEquals(3, recognisers.size());
        assertTrue(recognisers.stream().allMatch(each -> each.released));
    }

    @Test
    void afterTenSecondsNobodyIsListenedToAnyMore() {
        listenAndWait();
        recogniser().events.ready();
        time.pass(Duration.ofSeconds(10));
        assertEquals(List.of(failed(Reason.NOTHING_SAID)), answers);
        assertTrue(recogniser().released);
    }

    @Test
    void whatWasHeardSoFarIsNotLostAfterTenSeconds() {
        listenAndWait();
        recogniser().events.heardSoFar(List.of("炮二"));
        recogniser().events.heardSoFar(List.of("炮二平五"));
        time.pass(Duration.ofSeconds(10));
        assertEquals(List.of(new Outcome.Heard(List.of("炮二平五"))), answers);
    }

    @Test
    void aSecondPressMeansThatAllIsSaid() {
        listenAndWait();
        listenAndWait();
        assertTrue(recogniser().finished);
        recogniser().events.heard(List.of("馬八進七"));
        assertEquals(1, answers.size());
        assertEquals(1, recognisers.size());
    }

    @Test
    void aKeyLetGoBeforeTheToneOpensNoMicrophone() {
        listen(SpokenLanguage.TAIWAN_MANDARIN);
        talk.finish();
        time.pass(Duration.ofMinutes(1));
        assertEquals(List.of(failed(Reason.NOTHING_SAID)), answers);
        assertEquals(List.of(), recognisers);
        assertEquals(List.of("hold", "answer", "release"), log);
    }

    @Test
    void aRecogniserThatFallsSilentTakesNothingBack() {
        listenAndWait();
        recogniser().events.heardSoFar(List.of("炮二平五"));
        recogniser().events.heardSoFar(List.of());
        time.pass(Duration.ofSeconds(10));
        assertEquals(List.of(new Outcome.Heard(List.of("炮二平五"))), answers);
    }

    @Test
    void aRecogniserThatLacksTheLanguageIsFollowedByTheNextAndNotAskedFirstAgain() {
        listen(SpokenLanguage.CANTONESE);
        time.pass(Duration.ofMillis(300));
        for (int tag = 0; tag < 3; tag++) {
            assertEquals(0, recogniser().kind);
            recogniser().events.failed(Reason.NO_LANGUAGE);
        }
        assertEquals("1 yue-Hant-HK", recogniser().kind + " " + recogniser().tag);
        recogniser().events.ready();
        recogniser().events.heard(List.of("炮二平五"));
        listen(SpokenLanguage.CANTONESE);
        time.pass(Duration.ofMillis(300));
        assertEquals(1, recogniser().kind);
    }

    @Test
    void whenNoneKnowsTheLanguageThatIsTheAnswer() {
        listen(SpokenLanguage.CANTONESE);
        time.pass(Duration.ofMillis(300));
        for (int way = 0; way < 6; way++) recogniser().events.failed(Reason.NO_LANGUAGE);
        assertEquals(List.of(failed(Reason.NO_LANGUAGE)), answers);
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NO_LANGUAGE", "BUSY"})
    void anyOtherFailureIsAnsweredOnceAndNeverTriedAgain(Reason reason) {
        listenAndWait();
        recogniser().events.failed(reason);
        recogniser().events.failed(reason);
        time.pass(Duration.ofMinutes(1));
        assertEquals(List.of(failed(reason)), answers);
        assertEquals(1, recognisers.size());
    }

    @Test
    void aBusyRecogniserIsTriedAgainAfterAPauseAndNotForEver() {
        listenAndWait();
        recogniser().events.failed(Reason.BUSY);
        assertEquals(List.of(), answers);
        time.pass(Duration.ofSeconds(1));
        assertEquals(2, recognisers.size());
        recogniser().events.failed(Reason.BUSY);
        time.pass(Duration.ofSeconds(1));
        recogniser().events.failed(Reason.BUSY);
        assertEquals(List.of(failed(Reason.BUSY)), answers);
    }

    @Test
    void aRecogniserThatIsFreeAgainHearsAsIfNothingHadBeen() {
        listenAndWait();
        recogniser().events.failed(Reason.BUSY);
        time.pass(Duration.ofSeconds(1));
        recogniser().events.ready();
        recogniser().events.heard(List.of("炮二平五"));
        assertEquals(List.of(new Outcome.Heard(List.of("炮二平五"))), answers);
    }

    @Test
    void aRecognisersScoresOrderItsTexts() {
        List<String> texts = List.of("跑", "炮", "泡");
        assertEquals(texts, AndroidRecogniser.byConfidence(texts, null));
        assertEquals(texts, AndroidRecogniser.byConfidence(texts, new float[] {0.9f, -1, -1}));
        assertEquals(List.of("炮", "跑"), AndroidRecogniser.byConfidence(texts, new float[] {0.5f, 0.8f, 0.05f}));
    }

    @Test
    void aRefusedMicrophoneAndAPhoneWithoutARecogniserAreTold() {
        allowed = false;
        listenAndWait();
        allowed = true;
        kinds = 0;
        listenAndWait();
        assertEquals(List.of(failed(Reason.NO_PERMISSION), failed(Reason.NO_RECOGNISER)), answers);
        assertEquals(List.of("hold", "answer", "release", "hold", "answer", "release"), log);
    }

    @Test
    void cancelledListeningHearsNothingMoreAndTheVoiceGoesOn() {
        listenAndWait();
        FakeRecogniser cancelled = recogniser();
        talk.cancel();
        cancelled.events.heard(List.of("認輸"));
        time.pass(Duration.ofMinutes(1));
        assertEquals(List.of(new Outcome.CalledOff()), answers);
        assertEquals("release", log.get(log.size() - 1));
    }

    @Test
    void cancelledBeforeTheMicrophoneOpensItNeverDoes() {
        listen(SpokenLanguage.ENGLISH);
        talk.cancel();
        time.pass(Duration.ofSeconds(1));
        assertEquals(List.of(), recognisers);
    }

    @ParameterizedTest
    @EnumSource
    void everyFailureHasASentenceInEveryLanguage(Reason reason) {
        for (Language language : Language.values()) {
            SpokenLanguage spoken = SpokenLanguage.of(language);
            String said =
                    reason.announcement(new Announcer(spoken, Verbosity.SHORT)).shown();
            assertFalse(said.isEmpty() || said.contains("{"), said);
        }
    }
}
