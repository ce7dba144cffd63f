package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.desk.ScriptedOpponent;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player at a screen: he speaks, types, keys and points. */
class ConversationTest {
    private static final Move CENTRAL_CANNON = Move.iccs("h2e2");

    private final Matches.Memory store = new Matches.Memory();

    private Match match(Procedure red) {
        return Matches.begin(Matches.setup(red, Procedure.REFEREE_MOVES, false), store, new Matches.FakeTime());
    }

    private static Conversation red(Match match) {
        return red(match, new ScriptedOpponent(List.of()));
    }

    private static Conversation red(Match match, Opponent adviser) {
        return new Conversation(
                match,
                Side.RED,
                VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN),
                adviser,
                new Conversation.Habits(false, true));
    }

    private static String shown(List<Announcement> said) {
        return said.stream().map(Announcement::shown).collect(Collectors.joining(" "));
    }

    @Test
    void whatIsSpokenIsReadBackAndWhatIsTypedIsNot() {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match);
        red.hear(List.of("炮二平五"));
        assertInstanceOf(Question.IsItThis.class, red.question());
        red.hear(Conversation.plain(Request.NO));
        assertEquals("炮二平五", shown(red.read("炮二平五")));
        assertEquals(Side.BLACK, match.state().sideToMove());
    }

    @Test
    void whatARecogniserPrintedIsNotRepeated() {
        Conversation red = red(match(Procedure.REFEREE_MOVES));
        assertEquals("沒聽懂，請再說一次。", shown(red.hear(List.of("今天天氣好"))));
        assertEquals("炮三平五，不能走：紅方沒有這樣的棋子。", shown(red.hear(List.of("跑三瓶五"))));
    }

    @Test
    void aMovePointedOutNeedsNoWords() {
        Match match = match(Procedure.REFEREE_MOVES);
        assertEquals("炮二平五", shown(red(match).play(CENTRAL_CANNON)));
        assertEquals(Side.BLACK, match.state().sideToMove());
    }

    @Test
    void whoCallsAndMovesByHimselfPressesTheClock() {
        Match match = match(Procedure.CALLS);
        Conversation red = red(match);
        red.play(CENTRAL_CANNON);
        red.read("炮二平五");
        assertEquals(Side.RED, match.state().sideToMove());
        assertEquals("炮二平五", shown(red.take(Act.PRESS)));
        assertEquals(Side.BLACK, match.state().sideToMove());
    }

    @Test
    void aHandCannotMakeWhatIsNoMove() {
        Match match = match(Procedure.CALLS);
        List<Announcement> said = red(match).play(Move.iccs("h2e3"));
        assertTrue(shown(said).contains("炮"), shown(said));
        assertFalse(match.state().turn().isBegun());
    }

    @Test
    void wordsKeyedBindAsTheyAreKeyed() {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match);
        red.key(List.of(MoveWord.CANNON));
        red.key(List.of(MoveWord.TWO));
        assertTrue(shown(red.play(Move.iccs("b0c2"))).contains("炮二"));
        red.key(List.of(MoveWord.LEVEL));
        assertEquals("炮二平五", shown(red.key(List.of(MoveWord.FIVE))));
    }

    @Test
    void aKeyForgetsTheQuestion() {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match);
        red.hear(List.of("炮二平五"));
        red.key(List.of(MoveWord.HORSE));
        assertInstanceOf(Question.None.class, red.question());
    }

    private static Opponent engine(Move best, int score, int mate) {
        return new Opponent() {
            @Override
            public void think(MatchState state, Duration left, Consumer<Move> answer) {
                throw new IllegalStateException("not its turn");
            }

            /** Level after any other move. */
            @Override
            public Advice advise(MatchState state) {
                return state.sideToMove() == Side.RED
                        ? new Advice(Optional.of(best), score, mate)
                        : new Advice(Optional.empty(), 0, 0);
            }

            @Override
            public boolean agreesToDraw(MatchState state) {
                return false;
            }

            @Override
            public void close() {
                // Nothing to give back.
            }
        };
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, 300, 0, 炮二平五很好，沒有錯過什麼。",
        "b0c2, 40, 0, 炮二平五很好，沒有錯過什麼。",
        "b0c2, 100, 0, 走了炮二平五，傌八進七稍微好一點。",
        "b0c2, 300, 0, 走了炮二平五，傌八進七好得多。",
        "b0c2, 0, 2, 走了炮二平五，其實傌八進七可以逼出將死。"
    })
    void aPlayerIsToldWhatHeMissed(String best, int score, int mate, String told) {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match, engine(Move.iccs(best), score, mate));
        assertEquals("你還沒有走過棋。", shown(red.hear(Conversation.plain(Request.MISSED))));
        red.play(CENTRAL_CANNON);
        assertEquals(told, shown(red.hear(Conversation.plain(Request.MISSED))));
    }

    @Test
    void nobodyAnswersForAPersonWhoIsOfferedADraw() {
        Match match = match(Procedure.REFEREE_MOVES);
        red(match).hear(Conversation.plain(Request.OFFER_DRAW));
        assertTrue(match.state().offers().pending().isPresent());
    }
}
