package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A match between two phones, with the referee's in between. */
class HostedMatchTest {
    private final Narrator narrator = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
    private final List<String> atHost = new CopyOnWriteArrayList<>();
    private final Object lock = new Object();
    private final ScheduledExecutorService timers = Executors.newSingleThreadScheduledExecutor();
    private final List<MatchEvent> stored = new ArrayList<>();
    private volatile boolean full;
    private final Table table = table();
    private final MirrorDoor door =
            new MirrorDoor(table, lock, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), news -> {});
    private final int port = port();
    private final Phone red = new Phone(DeviceRole.RED);
    private final Phone black = new Phone(DeviceRole.BLACK);

    private static void note(List<String> heard, List<Announcement> said) {
        said.forEach(announcement -> heard.add(announcement.shown()));
    }

    private Table table() {
        MatchSetup setup = MatchSetup.of(
                        BothSides.same(MatchSetup.Seat.person()),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.NONE)),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .on(LocalDate.parse("2026-11-16"));
        Match match = Match.begin(
                setup, (events, after) -> keep(events), MatchTime.from(Duration.ZERO, TimeSource.system()), narrator);
        return new Table(
                match,
                Opponent.NONE,
                new Table.Threads(this::alone, timers, new Alarm.OnTimer(timers)),
                said -> note(atHost, said));
    }

    private void keep(List<? extends MatchEvent> events) {
        if (full) throw new MatchStore.RefusedException(new IOException("no space left"));
        stored.addAll(events);
        if (door != null) door.tell(events);
    }

    private void alone(Runnable work) {
        synchronized (lock) {
            work.run();
        }
    }

    private int port() {
        try {
            int found = door.open(stored);
            alone(() -> {
                table.open();
                table.waitFor(EnumSet.allOf(Side.class));
            });
            return found;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private final class Phone implements Replica.Reader {
        private final List<String> heard = new CopyOnWriteArrayList<>();
        private final List<MirrorLink.News> news = new CopyOnWriteArrayList<>();
        private final JoinedMatch joined;
        private final MirrorLink link;

        Phone(DeviceRole role) {
            link = new MirrorLink("localhost:" + port, door.server().code(role), role, "", this, TimeSource.system());
            joined = new JoinedMatch(
                    role,
                    narrator,
                    new Ear.Habits(true, false),
                    link::propose,
                    link::hostTime,
                    said -> note(heard, said));
            link.open();
        }

        @Override
        public synchronized void read(List<String> lines) {
            assertTrue(joined.read(lines));
        }

        @Override
        public void replied(String text) {
            heard.add(text);
        }

        @Override
        public void changed(MirrorLink.News what) {
            news.add(joined.meaning(what));
            heard.add(narrator.words().say("mirror.link." + what));
        }

        @Override
        public void presence(DeviceRole seat, boolean here) {
            joined.presence(seat, here).ifPresent(said -> note(heard, List.of(said)));
        }

        synchronized void type(String line) {
            note(heard, joined.player().read(line));
        }

        void until(String words) throws InterruptedException {
            Waiting.until(words, () -> heard.stream().anyMatch(text -> text.contains(words)));
        }
    }

    @AfterEach
    void close() {
        red.link.close();
        black.link.close();
        door.close();
        timers.shutdownNow();
    }

    @Test
    void bothPlayersHearEveryMoveOnTheirOwnPhones() throws InterruptedException {
        red.until("繼續計時");
        black.until("繼續計時");
        red.type("炮二平五");
        black.until("炮二平五");
        black.type("馬8進7");
        red.until("馬8進7");
        Waiting.until("the same state", () -> isAsAtHost(red) && isAsAtHost(black));
    }

    private boolean isAsAtHost(Phone phone) {
        return phone.joined.state().equals(Optional.of(table.state()));
    }

    @Test
    void theClockRunsWhenBothPlayersHaveComeIn() throws InterruptedException {
        red.until("停鐘");
        black.until("繼續計時，輪到紅方走");
        red.until("繼續計時，輪到紅方走");
        assertEquals(Optional.of(Side.RED), table.state().clock().running());
    }

    @Test
    void anAnswerToAQuestionIsHeardByTheAskerAlone() throws InterruptedException {
        black.until("繼續計時");
        int before = black.heard.size();
        black.type("我有什麼子");
        Waiting.until("the answer", () -> black.heard.size() > before);
        red.type("炮二平五");
        red.until("炮二平五");
        assertTrue(red.heard.stream().noneMatch(black.heard.get(before)::equals), red.heard.toString());
    }

    @Test
    void anOfferIsPutToTheOtherPhoneAfterTheTurnAndAnsweredThere() throws InterruptedException {
        red.until("繼續計時");
        red.type("提和");
        red.until("紅方要提和");
        red.type("炮二平五");
        black.until("紅方提和。黑方接受嗎？");
        black.type("好");
        red.until("黑方接受和局");
    }

    /** Who moved hears that it did not count, everybody that the clock stands, and then that it goes on. */
    @Test
    void everybodyHearsThatTheRefereesDiskIsFullAndThatThereIsRoomAgain() throws InterruptedException {
        red.until("繼續計時");
        black.until("繼續計時");
        full = true;
        red.type("炮二平五");
        red.until("存不了檔，這一步不算");
        for (Phone phone : List.of(red, black)) phone.until("裁判的手機存不了檔，棋局和棋鐘都停著");
        Duration stands = black.joined.time();
        assertEquals(table.now(), stands);
        Thread.sleep(50);
        assertEquals(stands, black.joined.time());
        full = false;
        red.type("炮二平五");
        for (Phone phone : List.of(red, black)) {
            phone.until("裁判的手機可以存檔了，棋局繼續");
            phone.until("炮二平五");
            assertEquals(
                    1,
                    phone.heard.stream()
                            .filter(text -> text.contains("裁判的手機存不了檔"))
                            .count());
        }
    }

    @Test
    void whoIsNotToMoveIsToldSoAndNothingHappens() throws InterruptedException {
        black.until("繼續計時");
        int heard = black.heard.size();
        int lines = door.server().size();
        black.type("馬8進7");
        Waiting.until("the refusal", () -> black.heard.size() > heard);
        assertEquals(lines, door.server().size());
    }
}
