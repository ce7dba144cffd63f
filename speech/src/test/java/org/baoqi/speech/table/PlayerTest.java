package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.talk.TouchableBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player at a screen: he speaks, types, keys and points. */
class PlayerTest {
    private static final Move CENTRAL_CANNON = Move.iccs("h2e2");

    private static TableStage stage(Procedure red) {
        return stage(red, Opponent.NONE);
    }

    private static TableStage stage(Procedure red, Opponent adviser) {
        return new TableStage(Matches.setup(red, Procedure.REFEREE_MOVES, false), adviser, new Ear.Habits(false, true));
    }

    @Test
    void whatIsSpokenIsReadBackAndWhatIsTypedIsNot() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.hear(List.of("炮二平五")));
        assertInstanceOf(Question.IsItThis.class, stage.table.player().question());
        stage.act(red -> red.ask(VoiceCommand.of(Request.NO)));
        assertEquals("炮二平五", stage.act(red -> red.read("炮二平五")));
        assertEquals(Side.BLACK, stage.state().sideToMove());
    }

    @ParameterizedTest
    @CsvSource({"同意, 接受", "好, 接受", "是, 接受", "接受, 接受", "同意和棋, 接受", "不同意, 不接受", "不要, 不接受", "不, 不接受", "馬8進7, 沒有答覆提和就走棋"})
    void anOfferIsAnsweredInAnyWordsSpokenOrTyped(String answer, String said) {
        for (boolean spoken : new boolean[] {true, false}) {
            TableStage stage = stage(Procedure.REFEREE_MOVES);
            stage.act(red -> red.read("提和"));
            assertEquals("炮二平五 紅方提和。黑方接受嗎？", stage.act(red -> red.read("炮二平五")));
            String heard = stage.act(black -> spoken ? black.hear(List.of(answer)) : black.read(answer));
            boolean moves = said.startsWith("沒有");
            if (moves && spoken) heard = stage.act(black -> black.ask(VoiceCommand.of(Request.YES)));
            assertTrue(heard.startsWith("黑方" + said), heard);
        }
    }

    @Test
    void whatARecogniserPrintedIsNotRepeated() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        assertEquals("沒聽懂，請再說一次。說「說明」可以聽有哪些說法。", stage.act(red -> red.hear(List.of("今天天氣好"))));
        assertEquals("炮三平五，不能走：紅方沒有這樣的棋子；說「我的棋子」可以聽有哪些。", stage.act(red -> red.hear(List.of("跑三瓶五"))));
    }

    @Test
    void aMovePointedOutNeedsNoWords() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        assertEquals("炮二平五", stage.act(red -> red.play(CENTRAL_CANNON)));
        assertEquals(Side.BLACK, stage.state().sideToMove());
    }

    @Test
    void whoCallsAndMovesByHimselfPressesTheClock() {
        TableStage stage = stage(Procedure.CALLS);
        stage.act(red -> red.play(CENTRAL_CANNON));
        stage.act(red -> red.read("炮二平五"));
        assertEquals(Side.RED, stage.state().sideToMove());
        assertEquals("炮二平五", stage.act(red -> red.take(Act.PRESS)));
        assertEquals(Side.BLACK, stage.state().sideToMove());
    }

    @Test
    void aHandCannotMakeWhatIsNoMove() {
        TableStage stage = stage(Procedure.CALLS);
        String said = stage.act(red -> red.play(Move.iccs("h2e3")));
        assertTrue(said.contains("炮"), said);
        assertFalse(stage.state().turn().isBegun());
    }

    @Test
    void wordsSaidOneAfterTheOtherBind() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.read("炮"));
        stage.act(red -> red.read("二"));
        assertTrue(stage.act(red -> red.play(Move.iccs("b0c2"))).contains("炮二"));
        stage.act(red -> red.key(MoveWord.LEVEL));
        assertEquals("炮二平五", stage.act(red -> red.key(MoveWord.FIVE)));
    }

    /** 六3(6)(a). */
    @Test
    void whatBindsIsNotTakenBackByNo() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.read("炮"));
        String said = stage.act(red -> red.read("不是"));
        assertTrue(said.contains("炮") && !said.contains("不算"), said);
        stage.act(red -> red.hear(List.of("炮二平五")));
        assertEquals("好，不算；已經說出的炮仍然算數。", stage.act(red -> red.read("不是")));
        assertEquals(List.of(MoveWord.CANNON), stage.state().turn().words());
    }

    @Test
    void whoHasNothingInHandHearsWhyAPointCannotBeTaken() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        assertEquals("這裡沒有棋子。請先選自己的棋子。", stage.act(red -> red.tap(point("e4"))));
        assertEquals("這是對方的馬。請先選自己的棋子。", stage.act(red -> red.tap(point("b9"))));
        assertEquals("已選紅炮，二路，三線。", stage.act(red -> red.tap(point("h2"))));
        assertEquals("炮二平五", stage.act(red -> red.tap(point("e2"))));
    }

    @Test
    void whatATapWillDoIsWhatItDoes() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.tap(point("h2")));
        TouchableBoard board = stage.table.player().board();
        assertEquals("place", board.tap(point("e2")).hint());
        assertEquals("put-down", board.tap(point("h2")).hint());
        assertEquals("look", board.tap(point("e4")).hint());
        assertEquals("pick", board.tap(point("b2")).hint());
        String said = stage.act(red -> red.tap(point("e4")));
        assertTrue(said.contains("炮"), said);
        assertEquals(Side.RED, stage.state().sideToMove());
    }

    private static Point point(String iccs) {
        return Point.fromIccs(iccs).orElseThrow();
    }

    @Test
    void aKeyForgetsTheQuestion() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.hear(List.of("炮二平五")));
        stage.act(red -> red.key(MoveWord.HORSE));
        assertInstanceOf(Question.None.class, stage.table.player().question());
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
        TableStage stage = stage(Procedure.REFEREE_MOVES, engine(Move.iccs(best), score, mate));
        assertEquals("你還沒有走過棋。", missed(stage));
        stage.act(red -> red.play(CENTRAL_CANNON));
        assertEquals(told, missed(stage));
    }

    private static String missed(TableStage stage) {
        stage.table.rule(Side.RED, new PlayerInput.Ask(VoiceCommand.of(Request.MISSED)));
        return stage.think();
    }

    @Test
    void nobodyAnswersForAPersonWhoIsOfferedADraw() {
        TableStage stage = stage(Procedure.REFEREE_MOVES);
        stage.act(red -> red.ask(VoiceCommand.of(Request.OFFER_DRAW)));
        assertTrue(stage.state().offers().pending().isPresent());
    }
}
