package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.desk.ScriptedOpponent;
import org.baoqi.speech.voice.Request;
import org.baoqi.speech.voice.VoiceParser;
import org.junit.jupiter.api.Test;

/** Advice that the engine gives while the table goes on. */
class CounselTest {
    private final Match match = Matches.begin(
            Matches.setup(Procedure.REFEREE_MOVES, Procedure.REFEREE_MOVES, false),
            new Matches.Memory(),
            new Matches.FakeTime());
    private final Queue<Supplier<List<Announcement>>> answers = new ArrayDeque<>();

    private Conversation red(Opponent adviser) {
        return new Conversation(
                match,
                Side.RED,
                VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN),
                adviser,
                new Conversation.Habits(false, false),
                Errands.away(Runnable::run, answers::add));
    }

    private static Conversation asked(Conversation red, Request request) {
        assertEquals(List.of(), red.hear(Conversation.plain(request)));
        assertTrue(red.isAwaitingAdvice());
        return red;
    }

    private String answer() {
        return shown(answers.remove().get());
    }

    private static String shown(List<Announcement> said) {
        return said.stream().map(Announcement::shown).collect(Collectors.joining(" "));
    }

    @Test
    void comesLaterAndCanBeHeardAgain() {
        Conversation red = asked(red(new ScriptedOpponent(List.of())), Request.HINT);
        String hint = answer();
        assertTrue(hint.startsWith("建議走"), hint);
        assertFalse(red.isAwaitingAdvice());
        assertEquals(hint, shown(red.hear(Conversation.plain(Request.REPEAT))));
    }

    @Test
    void whoCannotWaitIsAskedTo() {
        Conversation red = asked(red(new ScriptedOpponent(List.of())), Request.HINT);
        assertEquals("請稍候。", shown(red.hear(Conversation.plain(Request.EVALUATE))));
        assertEquals(1, answers.size());
    }

    @Test
    void forAPositionThatHasGoneByIsNotGiven() {
        Conversation red = asked(red(new ScriptedOpponent(List.of())), Request.HINT);
        red.read("炮二平五");
        assertEquals("", answer());
    }

    @Test
    void anEngineThatFailsSaysSo() {
        Conversation red = asked(red(new Failing()), Request.EVALUATE);
        assertEquals("這次想不出來。", answer());
        assertFalse(red.isAwaitingAdvice());
    }

    /** Closed, or out of memory. */
    private record Failing() implements Opponent {
        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            throw new IllegalStateException();
        }

        @Override
        public Advice advise(MatchState state) {
            throw new IllegalStateException();
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            throw new IllegalStateException();
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }
}
