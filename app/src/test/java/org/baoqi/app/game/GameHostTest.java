package org.baoqi.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.board.FingerExplorer.FingerEvent;
import org.baoqi.app.board.KeypadUi;
import org.baoqi.app.board.PointUi.MoveActionUi;
import org.baoqi.app.board.PointUi.PointMark;
import org.baoqi.app.listen.Listening.Reason;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.talk.Ear.Habits;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The game behind the screen. Each test says what a player does and what he hears. */
class GameHostTest {
    private final Bench<MemoryStore> bench = Bench.inMemory();

    @BeforeEach
    void begin() {
        bench.host.begin(Setups.practice());
        bench.speaking.heard();
    }

    private List<String> keypad() {
        return bench.ui().keypad().get().blocks().stream()
                .flatMap(block -> block.keys().stream())
                .filter(KeypadUi.KeyUi::open)
                .map(KeypadUi.KeyUi::label)
                .collect(Collectors.toList());
    }

    private static List<String> labels(List<GameUi.CommandUi> commands) {
        return commands.stream().map(GameUi.CommandUi::label).collect(Collectors.toList());
    }

    @Test
    void aPieceIsPickedUpAndPutDown() {
        assertEquals(List.of("已選紅炮，二路，三線。"), bench.tap("h2"));
        assertEquals(Set.of(PointMark.PICKED), bench.point("h2").marks());
        assertEquals("走到這裡", bench.point("e2").tap());
        assertEquals(List.of("炮二平五", "車1進1"), bench.tap("e2"));
        assertEquals("上一著走到這裡", bench.point("a8").state());
    }

    @Test
    void everyRefusalIsExplained() {
        assertEquals(List.of("這裡沒有棋子。請先選自己的棋子。"), bench.tap("e4"));
        assertEquals(List.of("這是對方的將。請先選自己的棋子。"), bench.tap("e9"));
        bench.tap("h0");
        List<String> why = bench.tap("h4");
        assertEquals(1, why.size());
        assertTrue(why.get(0).contains("馬") || why.get(0).contains("傌"), why.toString());
        assertEquals("已選", bench.point("h0").state(), "another point can be tried");
        assertEquals(List.of("放回，沒有選棋子。"), bench.tap("h0"));
    }

    @Test
    void aPieceNamesItsMovesAndWhatTheyTake() {
        List<String> moves =
                bench.point("h2").actions().stream().map(MoveActionUi::label).collect(Collectors.toList());
        assertTrue(moves.containsAll(List.of("炮二平五", "炮二進七，吃馬")), moves.toString());
        assertTrue(bench.point("h7").actions().isEmpty(), "not the opponent's");
        assertTrue(bench.point("e4").actions().isEmpty(), "nothing is there");
    }

    @Test
    void aFingerHearsAPointWithItsMarksInTheLanguageOfTheVoice() {
        Announcer mandarin = new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT);
        bench.host.change(new GameSettings(mandarin, Words.in(Language.ENGLISH), new Habits(false, true)));
        bench.keys("c2=5");
        assertEquals("black rook, file 9, rank 9", bench.point("a8").spoken());
        assertEquals("the last move went here", bench.point("a8").state());
        assertEquals("黑車，九路，九線，上一著走到這裡", bench.host.board().label(new FingerEvent.Cell(0, 1)));
    }

    @Test
    void theKeypadOffersWhatLegalMovesHave() {
        assertEquals(List.of("俥", "傌", "炮", "兵", "相", "仕", "帥"), keypad());
        assertEquals(List.of("炮"), bench.keys("c"));
        assertEquals(List.of("二", "八"), keypad());
        assertEquals(List.of("二"), bench.keys("2"));
        assertEquals(List.of("進", "平", "退"), keypad());
        assertEquals("已報：炮二", bench.ui().keypad().get().soFar());
        assertEquals(List.of("平", "炮二平五", "車1進1"), bench.keys("=5"));
    }

    @Test
    void frontMiddleAndRearAreThereWhenTheyAreNeeded() {
        bench.host.begin(Setups.from("3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w", Setups.practice()));
        assertEquals(List.of("兵", "帥", "前", "中", "後", "一", "二", "三"), keypad());
        bench.speaking.heard();
        assertEquals(List.of("中", "兵"), bench.keys(".p"));
        assertEquals(List.of("平"), keypad());
    }

    @Test
    void inPracticeAWordCanBeErased() {
        bench.keys("c2");
        bench.host.erase();
        assertEquals(List.of("刪去二。"), bench.speaking.heard());
        assertEquals(List.of("二", "八"), keypad());
        bench.host.cancel();
        assertEquals("", bench.ui().keypad().get().soFar());
    }

    @Test
    void wordsThatWereKeyedAreForgottenOnceAnotherMoveIsMade() {
        bench.keys("c2");
        bench.host.type("馬八進七");
        assertEquals("", bench.ui().keypad().get().soFar());
        assertEquals(List.of("俥", "傌", "炮", "兵", "相", "仕", "帥"), keypad());
    }

    @Test
    void aPieceInHandIsForgottenWithTheMoveThatIsTakenBack() {
        bench.keys("c2=5");
        bench.tap("e2");
        bench.ask(Request.TAKE_BACK);
        assertEquals(Set.of(), bench.point("e2").marks());
        assertEquals("紅炮，二路，三線", bench.point("h2").spoken());
    }

    @Test
    void inAMatchAWordBinds() {
        bench.host.begin(Setups.match());
        bench.keys("c");
        bench.host.erase();
        List<String> said = bench.speaking.heard();
        assertEquals("正式對局，報出的字不能收回。", said.get(said.size() - 1));
        assertEquals(List.of("二", "八"), keypad());
        assertFalse(bench.ui().keypad().get().erasable());
    }

    @Test
    void aWordThatNoMoveHasIsRefused() {
        List<String> said = bench.keys("c5");
        assertEquals(2, said.size());
        assertTrue(said.get(1).contains("五"), said.toString());
        assertEquals(List.of("二", "八"), keypad());
    }

    @Test
    void whatIsHeardIsReadBackAndConfirmed() {
        bench.host.talk();
        assertTrue(bench.host.listening().getValue());
        assertTrue(bench.listening.expected().contains("炮二平五"));
        bench.listening.hear("炮二平五", "跑二平五");
        assertFalse(bench.host.listening().getValue());
        assertEquals(List.of("炮二平五，對嗎？"), bench.speaking.heard());
        assertEquals(List.of("對", "不對"), labels(bench.ui().answers()));
        assertEquals(List.of("炮二平五", "車1進1"), bench.ask(Request.YES));
        assertEquals(List.of(), bench.ui().answers());
    }

    @Test
    void theAnswerToAQuestionIsHeardWithoutASecondPress() {
        bench.host.talk();
        bench.listening.hear("炮二平五");
        assertFalse(bench.host.listening().getValue());
        bench.speaking.fallSilent();
        assertTrue(bench.host.listening().getValue());
        bench.speaking.heard();
        bench.listening.hear("對");
        assertEquals(List.of("炮二平五", "車1進1"), bench.speaking.heard());
        bench.speaking.fallSilent();
        assertFalse(bench.host.listening().getValue());
    }

    @Test
    void theMicrophoneStaysShutWhereItIsWantedSoOrTheQuestionIsAnswered() {
        bench.host.talk();
        bench.listening.hear("炮二平五");
        bench.ask(Request.NO);
        bench.speaking.fallSilent();
        assertFalse(bench.host.listening().getValue());
        bench.listensAgain = false;
        bench.host.talk();
        bench.listening.hear("炮二平五");
        bench.speaking.fallSilent();
        assertFalse(bench.host.listening().getValue());
    }

    @Test
    void whoWantsNothingReadBackIsTakenAtHisWord() {
        bench.host.change(Setups.settings(SpokenLanguage.TAIWAN_MANDARIN, new Habits(false, false)));
        bench.host.talk();
        bench.listening.hear("炮二平五");
        assertEquals(List.of("炮二平五", "車1進1"), bench.speaking.heard());
    }

    @Test
    void whoWantsItStrictIsBoundByTheWordsThatStand() {
        bench.host.type("炮二平二");
        assertEquals("", bench.ui().keypad().get().soFar());
        bench.host.change(Setups.settings(SpokenLanguage.TAIWAN_MANDARIN, new Habits(true, true)));
        bench.host.type("炮二平二");
        assertEquals("已報：炮二平", bench.ui().keypad().get().soFar());
    }

    @Test
    void whyNothingWasHeardIsSaid() {
        bench.host.talk();
        bench.listening.fail(Reason.NOTHING_SAID);
        assertEquals(List.of("沒聽到聲音。請再按一次，聽到提示音以後再說。"), bench.speaking.heard());
    }

    @Test
    void escapeShutsTheMicrophone() {
        bench.host.talk();
        bench.host.cancel();
        assertFalse(bench.host.listening().getValue());
        bench.listening.hear("炮二平五");
        assertEquals(List.of(), bench.speaking.heard());
    }

    @Test
    void aTypedMoveIsPlayedAtOnce() {
        bench.host.type(" 炮二平五 ");
        assertEquals(List.of("炮二平五", "車1進1"), bench.speaking.heard());
    }

    @Test
    void whatCanBeSaidCanBeTapped() {
        assertEquals(
                List.of("我的棋子在哪裡", "對方的棋子在哪裡", "某一路有什麼", "棋子能走哪裡", "棋子攻擊誰", "誰攻擊棋子"),
                bench.ui().questions().stream().map(GameUi.QuestionsUi::label).collect(Collectors.toList()));
        assertEquals(List.of("紅炮：二路，三線；八路，三線。"), asked(0, "我的炮在哪裡"));
        assertEquals(List.of("黑車：一路，十線；九路，十線。"), asked(1, "對方的車在哪裡"));
        assertEquals(List.of("二路：紅傌一線、紅炮三線、黑包八線、黑馬十線。"), asked(2, "二路有什麼"));
        assertEquals(1, asked(3, "將帥能走哪裡").size());
    }

    private List<String> asked(int group, String label) {
        List<GameUi.CommandUi> all = bench.ui().questions().get(group).commands();
        bench.host.ask(all.get(labels(all).indexOf(label)).command());
        return bench.speaking.heard();
    }

    @Test
    void resigningIsConfirmed() {
        bench.ask(Request.RESIGN);
        assertFalse(bench.isOver());
        bench.ask(Request.YES);
        assertTrue(bench.isOver());
        assertEquals("棋局結束", bench.ui().heading());
        assertFalse(labels(bench.ui().commands()).contains("認輸"));
        assertEquals("棋局已經結束，不再報棋", bench.ui().keypad().get().title());
    }

    @Test
    void nothingIsLostOrSaidWhenTheDiskIsFull() {
        String log = bench.store.log();
        bench.store.fill(true);
        bench.tap("h2");
        assertEquals(List.of("存不了檔，這一步不算，棋局沒有變。請清出一些儲存空間，再走一次。"), bench.tap("e2"));
        assertEquals(log, bench.store.log());
        assertEquals("紅炮，二路，三線", bench.point("h2").spoken());
        bench.store.fill(false);
        assertEquals(List.of("炮二平五", "車1進1"), bench.tap("e2"));
    }

    @Test
    void aFullDiskIsToldOnceAndNotEverySecond() {
        bench.store.fill(true);
        bench.time.pass(Duration.ofMinutes(5));
        bench.alarm.ring(bench.time);
        assertEquals(1, bench.speaking.heard().size());
        String left = bench.clock().near().shown();
        bench.alarm.ring(bench.time);
        bench.alarm.ring(bench.time);
        assertEquals(List.of(), bench.speaking.heard());
        bench.store.fill(false);
        bench.alarm.ring(bench.time);
        assertEquals(List.of("可以存檔了，棋局繼續。"), bench.speaking.heard());
        assertEquals(left, bench.clock().near().shown(), "the clock stood meanwhile");
    }

    @Test
    void whoIsNotTimedHasNoTimeToShow() {
        bench.host.begin(Setups.untimedMachine());
        assertEquals("紅方，尚餘十分鐘，正在走鐘", bench.clock().near().spoken());
        assertEquals("黑方不計時", bench.clock().far().spoken());
        assertEquals("紅方 10:00，黑方 —", bench.clock().times());
    }

    @Test
    void theClockIsASentenceThatTicksInSilence() {
        assertEquals("紅方，尚餘十分鐘，正在走鐘", bench.clock().near().spoken());
        bench.time.pass(Duration.ofMillis(29_500));
        bench.alarm.ring(bench.time);
        assertEquals("9:30", bench.clock().near().shown());
        assertEquals("紅方，尚餘九分三十秒，正在走鐘", bench.clock().near().spoken());
        assertEquals("黑方，尚餘十分鐘", bench.clock().far().spoken());
        assertEquals(List.of(), bench.speaking.heard());
    }

    @Test
    void theClockIsHeardOnTimeWhileTheEngineThinksOfAHint() {
        bench.thinkers.think();
        assertEquals(List.of(), bench.ask(Request.HINT));
        for (int second = 0; second < 9 * 60; second++) bench.alarm.ring(bench.time);
        List<String> marks = bench.speaking.heard();
        assertTrue(marks.stream().anyMatch(said -> said.contains("五分鐘")), marks.toString());
        bench.thinkers.finish();
        List<String> hint = bench.speaking.heard();
        assertTrue(hint.get(0).contains("炮二平五"), hint.toString());
    }

    @Test
    void aHintForAGameThatWasLeftIsNotHeardInTheNext() {
        bench.thinkers.think();
        bench.ask(Request.HINT);
        bench.host.begin(Setups.practice());
        bench.speaking.heard();
        bench.thinkers.finish();
        assertEquals(List.of(), bench.speaking.heard());
    }

    @Test
    void aSealedMoveCanBeKeyed() {
        bench.host.begin(Setups.match());
        bench.ask(Request.ADJOURN);
        bench.keys("c2=");
        bench.host.erase();
        bench.keys("=5");
        assertEquals("紅炮，二路，三線", bench.point("h2").spoken(), "sealed, not played");
        assertTrue(!bench.alarm.in().isPresent(), "the clock stands");
        bench.host.resume();
        assertEquals("紅炮，五路，三線", bench.point("e2").spoken());
    }

    @Test
    void marksAreSaidAndTheFlagEndsTheGame() {
        for (int i = 0; i < 3000 && !bench.isOver(); i++) bench.alarm.ring(bench.time);
        List<String> said = bench.speaking.heard();
        assertTrue(bench.isOver());
        assertTrue(said.stream().anyMatch(s -> s.contains("紅方尚餘一分鐘")), said.toString());
        assertEquals(said.size(), said.stream().distinct().count(), said.toString());
        assertTrue(!bench.alarm.in().isPresent());
    }

    @Test
    void inPracticeTheClockWaitsForWhoLeaves() {
        bench.host.leave();
        assertTrue(!bench.alarm.in().isPresent());
        bench.time.pass(Duration.ofHours(1));
        bench.host.resume();
        assertEquals("紅方，尚餘十分鐘，正在走鐘", bench.clock().near().spoken());
        assertEquals("紅方 10:00，黑方 10:00", bench.clock().times());
    }

    @Test
    void twoPlayersTakeTurnsAndTheBoardTurnsIfTheyLike() {
        bench.host.begin(Setups.forTwo());
        bench.keys("c2=5");
        assertEquals(Side.RED, bench.ui().viewer());
        bench.host.setTurning(true);
        assertEquals(Side.BLACK, bench.ui().viewer());
        assertEquals("黑車，一路，一線", bench.ui().points().get(0).spoken());
        bench.speaking.heard();
        assertEquals(List.of("馬8進7"), bench.keys("h8+7").subList(3, 4));
        assertEquals(Side.RED, bench.ui().viewer());
    }

    @Test
    void aDrawOfferIsAnsweredByTheOtherPlayer() {
        bench.host.begin(Setups.forTwo());
        bench.keys("c2=5h8+7");
        bench.ask(Request.OFFER_DRAW);
        if (bench.ui().answers().isEmpty()) bench.keys("h2+3");
        assertEquals(List.of("同意和棋", "拒絕和棋"), labels(bench.ui().answers()));
        bench.ask(Request.ACCEPT_DRAW);
        assertTrue(bench.isOver());
    }

    @Test
    void theFirstWordsAreSaidBeforeTheEngineStarts() {
        Bench<MemoryStore> fresh = Bench.inMemory();
        fresh.host.begin(Setups.setup(Seat.machine(1), Seat.person(), true));
        assertEquals(1, fresh.saidBeforeTheEngine.size());
        assertTrue(fresh.saidBeforeTheEngine.get(0).contains("對局開始"), fresh.saidBeforeTheEngine.toString());
    }

    @Test
    void whoPressesHisClockHasAButtonForIt() {
        Seat caller = new Seat(Procedure.CALLS, true, Optional.empty());
        bench.host.begin(Setups.setup(caller, Seat.machine(1), false));
        assertEquals(List.of(), bench.ui().steps());
        bench.tap("h2");
        bench.tap("e2");
        bench.host.type("炮二平五");
        assertEquals(List.of(new GameUi.StepUi("按鐘", Act.PRESS)), bench.ui().steps());
        bench.speaking.heard();
        bench.host.take(Act.PRESS);
        assertEquals(List.of("炮二平五", "車1進1"), bench.speaking.heard());
    }

    @Test
    void aPointIsSaidWhenTheKeyboardComesToIt() {
        bench.host.look(bench.point("h2"));
        assertEquals(List.of("紅炮，二路，三線"), bench.speaking.heard());
    }

    @Test
    void theGameChangesItsLanguageOnTheWay() {
        bench.keys("c2=5");
        bench.speaking.heard();
        bench.host.change(Setups.settings(SpokenLanguage.ENGLISH, new Habits(false, true)));
        assertEquals("Red to move", bench.ui().heading());
        assertEquals(List.of("H8+7"), bench.keys("h8+7").subList(3, 4));
    }
}
