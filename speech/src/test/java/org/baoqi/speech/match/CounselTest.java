package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.desk.ScriptedOpponent;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advice that the engine gives while the table goes on. */
class CounselTest {
    private final Match match = Matches.begin(
            Matches.setup(Procedure.REFEREE_MOVES, Procedure.REFEREE_MOVES, false),
            new Matches.Memory(),
            new Matches.FakeTime());
    private final Queue<Supplier<List<Announcement>>> answers = new ArrayDeque<>();

    private Conversation red(Opponent adviser) {
        return red(match, adviser);
    }

    private Conversation red(Match match, Opponent adviser) {
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

    /** XQEF 66(2): eleven checks of the player all count where the machine claims; the referee would count ten. */
    @ParameterizedTest
    @CsvSource({"true, 和局，自然限著已滿。依據XQEF 66(2)。", "false, ''"})
    void theMachineClaimsADrawThatItWants(boolean wanted, String said) {
        Match match = Matches.begin(againstTheMachine(), new Matches.Memory(), new Matches.FakeTime());
        Conversation red = red(match, new Wishing(wanted));
        String played =
                "a0a9 e9e8 a9e9 e8f8 e9f9 f8e8 f9e9 e8f8 e9f9 f8e8 f9f8 e8e7 f8f7 e7e8 f7e7 e8f8 e7e8 f8f7 e8f8 f7e7";
        for (String move : played.split(" ")) {
            match.grant(match.turn(match.state().sideToMove()).play(Move.iccs(move)));
            assertEquals(List.of(), red.machineAnswers());
        }
        assertTrue(answers.isEmpty(), "claimed too early");
        match.grant(match.turn(Side.RED).play(Move.iccs("f8e8")));
        red.machineAnswers();
        assertEquals(said, answer());
        assertEquals(wanted, match.state().isOver());
        red.machineAnswers();
        assertTrue(answers.isEmpty(), "asked itself again");
    }

    private static MatchSetup againstTheMachine() {
        return new MatchSetup(
                Position.parse("4k4/9/9/9/9/9/9/9/3KA4/R8 w - - 99 60"),
                new BothSides<>(MatchSetup.Seat.person(), MatchSetup.Seat.machine(1)),
                BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.increment(Duration.ofSeconds(5)))),
                "XQEF",
                Scheme.BLIND,
                true,
                false,
                "2026-11-18");
    }

    /** @param draw whether it wants one */
    private record Wishing(boolean draw) implements Opponent {
        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            answer.accept(state.position().legalMoves().get(0));
        }

        @Override
        public Advice advise(MatchState state) {
            return new Advice(Optional.empty(), 0, 0);
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            return draw;
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
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
