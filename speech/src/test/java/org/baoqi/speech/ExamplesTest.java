package org.baoqi.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.library.FilterReader;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.Outcome;
import org.baoqi.speech.library.SummaryWords;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.review.ReviewSession;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetReading;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeReports;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;

/** How to use this library, one short example a method. Copy what you need. */
class ExamplesTest {
    private static final SpokenLanguage VOICE = SpokenLanguage.TAIWAN_MANDARIN;
    private static final Words WORDS = Words.in(Language.TRADITIONAL);

    @Test
    void announceAMove() {
        Announcer announcer = new Announcer(VOICE, Verbosity.SHORT);
        Announcement said = announcer.moves().played(Position.initial(), Move.iccs("i0i1"));

        assertEquals("俥一進一", said.shown());
        assertEquals("居一進一", said.spoken()); // the same for a voice, in characters that it reads rightly
    }

    @Test
    void understandASpokenMove() {
        Position position = Position.initial();
        VoiceParser parser = VoiceParser.in(VOICE);
        Hearing heard = parser.hear(List.of("泡二平五", "跑二平五"), position); // a recogniser's texts, the best first

        assertEquals(new Hearing.Sure(Move.iccs("h2e2")), heard);
        assertEquals("炮二平幾？", new HearingWords(WORDS, position).answer(parser.hear(List.of("炮二平"), position)));
    }

    @Test
    void understandASpokenRequest() {
        Hearing heard =
                VoiceParser.in(SpokenLanguage.ENGLISH).hear(List.of("how much time do I have"), Position.initial());

        assertTrue(heard instanceof Hearing.Command said && said.command().request() == Request.TIME);
    }

    @Test
    void playAMatchAtATable() {
        AtomicReference<Moment> now = new AtomicReference<>(new Moment(0)); // TimeSource.system() in a program
        List<MatchEvent> stored = new ArrayList<>(); // a FileStore or a database
        List<String> heard = new ArrayList<>(); // a screen and a voice
        Narrator narrator = new Narrator(new Announcer(VOICE, Verbosity.SHORT));
        Match match = Match.begin(
                setup(), (events, after) -> stored.addAll(events), MatchTime.from(Duration.ZERO, now::get), narrator);
        Table table = new Table(
                match,
                Opponent.NONE,
                new Table.Threads(Runnable::run, Runnable::run, silentAlarm()), // Alarm.OnTimer
                said -> said.forEach(announcement -> heard.add(announcement.shown())));
        table.seat(VoiceParser.in(VOICE), new Ear.Habits(false, false));
        table.open();
        heard.clear();

        table.act(red -> red.read("炮二平五"));
        now.set(new Moment(Duration.ofMinutes(6).toNanos()));
        table.act(black -> black.read("馬8進7"));
        table.act(red -> red.read("輪到誰"));

        assertEquals(List.of("炮二平五", "黑方尚餘一半用時，五分鐘；紅方尚餘十分鐘。", "馬8進7", "輪到紅方走。"), heard);
        assertEquals(table.state(), MatchState.of(stored)); // a match is the list of its events
    }

    private static MatchSetup setup() {
        return MatchSetup.of(
                        BothSides.same(MatchSetup.Seat.person()),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.NONE)),
                        RuleBooks.byId("XQEF").orElseThrow())
                .practice(true)
                .on(LocalDate.parse("2026-11-18"));
    }

    private static Alarm silentAlarm() {
        return new Alarm() {
            @Override
            public void set(Duration in, Runnable task) {}

            @Override
            public void clear() {}
        };
    }

    @Test
    void reportTheTimeThatIsLeft() {
        BothSides<TimeControl> controls = BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.NONE));
        TimeReports reports =
                TimeReports.of(List.of(Mark.parse("5m").orElseThrow()), controls, EnumSet.allOf(Side.class));
        Moment start = new Moment(0);
        GameClock clock = GameClock.set(controls).start(Side.RED, start);
        List<TimeReport> due = reports.due(clock, start, start.plus(Duration.ofMinutes(6)));

        assertEquals(Duration.ofMinutes(5), due.get(0).at().since(start));
        assertEquals("紅方尚餘五分鐘；黑方尚餘十分鐘。", new TimeWords(WORDS).report(due.get(0)));
    }

    private static GameRecord record() {
        String pgn = "[Red \"許銀川\"]\n[Black \"呂欽\"]\n[Date \"2026.11.17\"]\n\n1. 炮二平五 馬8進7 2. 馬二進三 1-0";
        return GameReader.read(pgn.getBytes(StandardCharsets.UTF_8)).games().get(0);
    }

    private static String text(List<Announcement> said) {
        return String.join(" ", said.stream().map(Announcement::shown).toList());
    }

    @Test
    void readAGameByEar() {
        ReviewSession session = new ReviewSession(record(), new Announcer(VOICE, Verbosity.SHORT), Side.RED);

        assertEquals("許銀川對呂欽，紅勝。 共兩回合。 開局：中炮局。", text(session.opened()));
        assertEquals("第一回合紅方，炮二平五", text(session.read("下一步").said()));
        assertEquals("變著，第一回合黑方，包8平5 已記成變著。", text(session.read("炮8平5").said())); // another move begins a variation
        assertEquals(
                1,
                session.review().record().line().moves().get(1).alternatives().size());
    }

    @Test
    void sumUpKeptGamesAndSearchThem() {
        LocalDate today = LocalDate.parse("2026-11-18");
        GameSummary summary = GameSummary.of(record());
        GameFilter filter = FilterReader.read("昨天許銀川的紅勝", WORDS, today);

        assertEquals("許銀川對呂欽，紅勝，兩回合，中炮局，昨天", new SummaryWords(WORDS, today).full(summary));
        assertEquals("許銀川", filter.player());
        assertEquals(summary.date(), filter.from());
        assertEquals(Outcome.RED_WINS, filter.outcome().orElseThrow());
    }

    @Test
    void readOutARecordSheet() {
        SheetData sheet = SheetData.of(record(), WORDS.language().notation());

        assertEquals("第一回合紅方，炮二平五。", new SheetReading(WORDS).sentences(sheet).get(9));
    }
}
