package org.baoqi.speech.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.law.Offence;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Matches.FakeTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

class RefereeSessionTest {
    private static final SpokenLanguage LANGUAGE = SpokenLanguage.TAIWAN_MANDARIN;

    private static RefereeSession session(String book) {
        MatchSetup setup = new MatchSetup(
                Position.initial(),
                BothSides.same(Seat.at("", Set.of(Need.BLIND), Set.of(Need.BLIND))),
                BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.NONE)),
                book,
                Scheme.BLIND,
                false,
                false,
                "2026-11-16");
        Narrator narrator = new Narrator(new Announcer(LANGUAGE, Verbosity.SHORT));
        MatchTime time = MatchTime.from(Duration.ZERO, new FakeTime());
        return new RefereeSession(Match.begin(setup, events -> {}, time, narrator), VoiceParser.in(LANGUAGE));
    }

    private static String text(List<Announcement> said) {
        return said.stream().map(Announcement::shown).reduce("", String::concat);
    }

    @Test
    void whatTheMicrophoneHeardCountsWhenTheRefereeSaysSo() {
        RefereeSession session = session("XQEF");
        assertEquals("炮二平五，對嗎？", text(session.hear(List.of("泡二平五"))));
        assertEquals(Optional.empty(), session.state().turn().called());
        session.confirm(false);
        assertEquals(Optional.empty(), session.understood());
        session.hear(List.of("炮二平五"));
        assertEquals("紅方報：炮二平五。", text(session.confirm(true)));
        assertEquals(Optional.of(Move.iccs("h2e2")), session.state().turn().called());
    }

    @Test
    void aFoulThatCostTimeGivesItBackWhenItIsTakenBack() {
        RefereeSession session = session("TW113");
        session.take(new RefereeInput.Foul(Side.RED, Offence.FALSE_LIMIT_CLAIM));
        assertEquals(Duration.ofMinutes(15), redHas(session));
        assertEquals("取消紅方的犯規（提出自然限著不屬實）：算錯。加給紅方五分鐘：算錯。", text(session.take(new RefereeInput.Withdraw(0, "算錯"))));
        assertEquals(Duration.ofMinutes(20), redHas(session));
    }

    /** What Red has besides the time since the beginning. */
    private static Duration redHas(RefereeSession session) {
        Duration now = session.state().at();
        return session.state().left(Side.RED, now).plus(now);
    }

    @Test
    void whatTheBookDoesNotPunishIsNotEntered() {
        RefereeSession session = session("TW113");
        assertEquals("這本規則不罰這一項。", text(session.take(new RefereeInput.Foul(Side.RED, Offence.CALLED_WRONG))));
        assertEquals(List.of(), session.state().fouls().entries());
    }
}
