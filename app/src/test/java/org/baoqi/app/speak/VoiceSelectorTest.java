package org.baoqi.app.speak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.junit.jupiter.api.Test;

class VoiceSelectorTest {
    private final FakeVoice own = new FakeVoice();
    private final FakeVoice reader = new FakeVoice();
    private final FakeTimer time = new FakeTimer();
    private final List<Earcon> earcons = new ArrayList<>();
    private boolean prefersOwn;
    private final VoiceSelector voice = new VoiceSelector(own, reader, () -> prefersOwn, earcons::add);

    private void say(Priority priority, String... texts) {
        List<Announcement> all = new ArrayList<>();
        for (String text : texts) all.add(new Announcement(text, text, priority, Optional.empty()));
        voice.say(all);
    }

    @Test
    void whatIsSaidBeforeAnyVoiceIsReadyIsSaidWhenOneIs() {
        say(Priority.MOVE, "炮二平五", "馬8進7");
        own.turn(true);
        own.end();
        assertEquals(List.of("炮二平五", "馬8進7"), own.said);
    }

    @Test
    void aScreenReaderTurnedOnAndOffInAGameLeavesEachAnnouncementToOne() {
        own.turn(true);
        say(Priority.MOVE, "一", "二", "三");
        reader.turn(true);
        own.end();
        reader.end();
        say(Priority.ALERT, "四");
        reader.turn(false);
        own.end();
        own.end();
        assertEquals(List.of("二", "三", "四"), reader.said);
        assertEquals(List.of("一", "四", "三"), own.said);
    }

    @Test
    void whatTheOwnVoiceHasBegunItEndsThoughAReaderComes() {
        own.turn(true);
        say(Priority.MOVE, "一");
        reader.turn(true);
        own.end();
        assertEquals(List.of("一"), own.said);
        assertEquals(List.of(), reader.said);
    }

    @Test
    void thePlayerMayPreferTheAppsVoiceToTheReaders() {
        prefersOwn = true;
        own.turn(true);
        reader.turn(true);
        say(Priority.MOVE, "一");
        assertEquals(List.of("一"), own.said);
        assertEquals(List.of(), reader.said);
    }

    @Test
    void theReaderSpeaksWhereThePreferredVoiceCannot() {
        prefersOwn = true;
        reader.turn(true);
        say(Priority.MOVE, "一");
        assertEquals(List.of("一"), reader.said);
    }

    @Test
    void nothingIsSaidWhileSomebodyIsListenedTo() {
        own.turn(true);
        say(Priority.MOVE, "一");
        voice.hold();
        assertFalse(own.isSpeaking());
        say(Priority.ALERT, "二");
        reader.turn(true);
        reader.turn(false);
        assertEquals(List.of("一"), own.said);
        voice.release();
        own.end();
        assertEquals(List.of("一", "二", "一"), own.said);
    }

    @Test
    void whatWaitsForSilenceIsDoneOnceWhenAllIsSaid() {
        List<String> done = new ArrayList<>();
        own.turn(true);
        say(Priority.MOVE, "一", "二");
        voice.whenSilent(() -> done.add("then"));
        own.end();
        assertEquals(List.of(), done);
        own.end();
        say(Priority.MOVE, "三");
        own.end();
        assertEquals(List.of("then"), done);
    }

    @Test
    void aLostAnnouncementIsSaidAgain() {
        own.turn(true);
        say(Priority.MOVE, "一");
        own.fail();
        assertEquals(List.of("一", "一"), own.said);
    }

    @Test
    void stopSilencesAndRepeatSaysAgain() {
        own.turn(true);
        say(Priority.CHAT, "一", "二");
        voice.stop();
        assertFalse(own.isSpeaking());
        voice.repeat();
        assertEquals(List.of("一", "一"), own.said);
    }

    @Test
    void anEarconSoundsWhenItsWordsBeginWhoeverSaysThem() {
        reader.turn(true);
        voice.say(List.of(
                new Announcement("一", "一", Priority.MOVE, Optional.of(Earcon.MOVE)),
                new Announcement("二", "二", Priority.MOVE, Optional.of(Earcon.CHECK))));
        assertEquals(List.of(Earcon.MOVE), earcons);
        reader.end();
        assertEquals(List.of(Earcon.MOVE, Earcon.CHECK), earcons);
    }
}
