package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Matches.FakeTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

/** A player who types whatever comes: no exception, and the log always tells the state. */
class PlayFuzzTest {
    private static final int LINES = 6_000;
    private static final int LINES_A_GAME = 2_000;
    private static final String SIGNS =
            "帥將仕士相象傌馬俥車炮包兵卒一二三四五六七八九前中後進退平１２３123456789+-=.abcdefghiRHCPKAE路線時間悔棋對不是和認輸 　\t?🩠𠮷";
    private static final String[] PHRASES = ("提和|認輸|是|悔棋|提示|形勢|棋盤|時間|俥在哪|三路有什麼|炮二|平五|t|?|y|n|自然限著|再說一次|剛才漏了什麼"
                    + "|cannon|horse two|to five|forward|back|hint|take back|what did i miss|offer a draw")
            .split("\\|");

    private final Random random = new Random(20261116);
    private final List<MatchEvent> events = new ArrayList<>();

    /** As many lines as one likes; without a number, a million. */
    public static void main(String[] args) {
        new PlayFuzzTest().take(args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000);
    }

    @Test
    void takesAnyLine() {
        take(LINES);
    }

    private void take(int lines) {
        int moves = 0;
        for (int game = 0; game < lines / LINES_A_GAME; game++) moves += play();
        assertTrue(moves > 0, "no move was ever played");
    }

    private int play() {
        events.clear();
        FakeTime time = new FakeTime();
        Opponent machine = new ScriptedOpponent(List.of());
        SpokenLanguage language = SpokenLanguage.values()[random.nextInt(SpokenLanguage.values().length)];
        Narrator narrator = new Narrator(new Announcer(language, Verbosity.SHORT));
        MatchSetup setup = setup();
        Match match =
                Match.begin(setup, (more, after) -> events.addAll(more), MatchTime.from(Duration.ZERO, time), narrator);
        List<String> script = new ArrayList<>();
        for (int i = 0; i < LINES_A_GAME; i++) script.add(ScriptQueue.TYPED + line());
        DeskThread.Queue inbox =
                new ScriptQueue(script, time, line -> time.pass(Duration.ofMillis(random.nextInt(900))));
        DeskThread thread = new DeskThread(inbox, time);
        DeskOutput output = new Silence();
        Table table =
                new Table(match, machine, new Table.Threads(thread, Runnable::run, thread), output.saving(() -> {}));
        boolean spoken = random.nextInt(4) == 0;
        table.seat(VoiceParser.in(language), new Ear.Habits(random.nextBoolean(), spoken));
        table.open();
        new Play(table, thread, output, spoken ? (player, line) -> player.hear(List.of(line)) : Player::read).run();
        assertEquals(match.state(), MatchState.of(events));
        return (int) events.stream()
                .filter(event -> event instanceof TurnEvent.Pressed)
                .count();
    }

    private String line() {
        if (random.nextInt(3) == 0) return PHRASES[random.nextInt(PHRASES.length)];
        StringBuilder line = new StringBuilder();
        for (int length = 1 + random.nextInt(6); length > 0; length--) {
            int[] signs = SIGNS.codePoints().toArray();
            line.appendCodePoint(signs[random.nextInt(signs.length)]);
        }
        return line.toString();
    }

    private static MatchSetup setup() {
        return MatchSetup.of(
                        new BothSides<>(MatchSetup.Seat.person(), MatchSetup.Seat.machine(1)),
                        BothSides.same(TimeControl.of(Duration.ofHours(10), Bonus.NONE)),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .practice(true)
                .on(LocalDate.parse("2026-11-16"));
    }

    private record Silence() implements DeskOutput {
        @Override
        public void say(List<Announcement> announcements) {
            for (Announcement announcement : announcements)
                assertTrue(!announcement.shown().isEmpty());
        }

        @Override
        public void stop() {
            // Silent already.
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }
}
