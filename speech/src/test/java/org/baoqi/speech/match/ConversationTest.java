package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.desk.ScriptedOpponent;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.voice.Request;
import org.baoqi.speech.voice.VoiceParser;
import org.junit.jupiter.api.Test;

/** A player at a screen: he speaks, types, keys and points. */
class ConversationTest {
    private static final Move CENTRAL_CANNON = Move.iccs("h2e2");

    private final Matches.Memory store = new Matches.Memory();

    private Match match(Procedure red) {
        return Matches.begin(
                Matches.setup(red, Procedure.REFEREE_MOVES, false), store, new Matches.FakeTime());
    }

    private static Conversation red(Match match) {
        return new Conversation(
                match,
                Side.RED,
                VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN),
                new ScriptedOpponent(List.of()),
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
        assertTrue(match.state().turn().isUntouched());
    }

    @Test
    void wordsKeyedBindAsTheyAreKeyed() {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match);
        red.key(MoveWord.CANNON);
        red.key(MoveWord.TWO);
        assertTrue(shown(red.play(Move.iccs("b0c2"))).contains("炮二"));
        red.key(MoveWord.LEVEL);
        assertEquals("炮二平五", shown(red.key(MoveWord.FIVE)));
    }

    @Test
    void aKeyForgetsTheQuestion() {
        Match match = match(Procedure.REFEREE_MOVES);
        Conversation red = red(match);
        red.hear(List.of("炮二平五"));
        red.key(MoveWord.HORSE);
        assertInstanceOf(Question.None.class, red.question());
    }

    @Test
    void nobodyAnswersForAPersonWhoIsOfferedADraw() {
        Match match = match(Procedure.REFEREE_MOVES);
        red(match).hear(Conversation.plain(Request.OFFER_DRAW));
        assertTrue(match.state().offers().pending().isPresent());
    }
}
