package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.law.Offence;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

class SupervisorTest {
    private static final SpokenLanguage LANGUAGE = SpokenLanguage.TAIWAN_MANDARIN;

    private static TableStage stage(String book) {
        MatchSetup setup = MatchSetup.of(
                        Seat.facing(BothSides.same(""), BothSides.same(Set.of(Need.BLIND)), Scheme.BLIND, false),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.NONE)),
                        RuleBooks.byId(book).orElseThrow())
                .on(LocalDate.parse("2026-11-16"));
        return new TableStage(setup, Opponent.NONE, new Ear.Habits(true, true));
    }

    private static String enter(TableStage stage, RefereeInput input) {
        stage.heard();
        stage.table.enter(input);
        return stage.heard();
    }

    @Test
    void whatTheMicrophoneHeardCountsWhenTheRefereeSaysSo() {
        TableStage session = stage("XQEF");
        Supervisor referee = new Supervisor(session.table, VoiceParser.in(LANGUAGE));
        referee.hear(List.of("泡二平五"));
        assertEquals("炮二平五，對嗎？", session.heard());
        assertEquals(Optional.empty(), session.state().turn().called());
        referee.answer(VoiceCommand.of(Request.NO));
        assertInstanceOf(Question.None.class, referee.question());
        referee.hear(List.of("今天天氣好"));
        assertEquals("好，不算。 沒聽懂，請再說一次。說「說明」可以聽有哪些說法。", session.heard());
        referee.hear(List.of("炮二平五"));
        session.heard();
        referee.answer(VoiceCommand.of(Request.YES));
        assertEquals("紅方報：炮二平五。", session.heard());
        assertEquals(Optional.of(Move.iccs("h2e2")), session.state().turn().called());
        referee.hear(List.of("取消"));
        assertEquals("取消：報「炮二平五」", session.heard());
        assertEquals(Optional.empty(), session.state().turn().called());
    }

    @Test
    void aPlayersAnswerToAnOfferIsHeard() {
        TableStage session = stage("TW113");
        Supervisor referee = new Supervisor(session.table, VoiceParser.in(LANGUAGE));
        enter(session, new RefereeInput.Call(Move.iccs("h2e2")));
        enter(session, new RefereeInput.Make(Move.iccs("h2e2")));
        enter(session, new RefereeInput.Offer(Side.RED));
        enter(session, new RefereeInput.Press(Side.RED));
        assertInstanceOf(Question.None.class, referee.question());
        referee.hear(List.of("同意"));
        assertTrue(session.heard().startsWith("黑方接受和局。"));
    }

    @Test
    void aFoulThatCostTimeGivesItBackWhenItIsTakenBack() {
        TableStage session = stage("TW113");
        enter(session, new RefereeInput.Foul(Side.RED, Offence.FALSE_LIMIT_CLAIM));
        assertEquals(Duration.ofMinutes(15), redHas(session));
        assertEquals("取消紅方的犯規（提出自然限著不屬實）：算錯。 加給紅方五分鐘：算錯。", enter(session, new RefereeInput.Withdraw(0, "算錯")));
        assertEquals(Duration.ofMinutes(20), redHas(session));
    }

    /** What Red has besides the time since the beginning. */
    private static Duration redHas(TableStage session) {
        Duration now = session.state().at();
        return session.state().left(Side.RED, now).plus(now);
    }

    @Test
    void whatTheBookDoesNotPunishIsNotEntered() {
        TableStage session = stage("TW113");
        assertEquals("這本規則不罰這一項；單打 foul 看可以記的。", enter(session, new RefereeInput.Foul(Side.RED, Offence.CALLED_WRONG)));
        assertEquals(List.of(), session.state().fouls().entries());
    }
}
