package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.EngineOpponent;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A match between two phones, with the referee's in between. */
class HostedMatchTest {
    private final Narrator narrator = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
    private final List<String> atHost = new CopyOnWriteArrayList<>();
    private final EngineOpponent adviser = new EngineOpponent();
    private final HostedMatch hosted = hosted();
    private final int port = port();
    private final Phone red = new Phone(Role.RED);
    private final Phone black = new Phone(Role.BLACK);

    private static void note(List<String> heard, List<Announcement> said) {
        said.forEach(announcement -> heard.add(announcement.shown()));
    }

    private HostedMatch hosted() {
        return new HostedMatch(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), new MirrorTable.Listener() {
            @Override
            public void said(List<Announcement> said) {
                note(atHost, said);
            }

            @Override
            public void changed(DeviceNews news) {}
        });
    }

    private int port() {
        MatchSetup setup = new MatchSetup(
                Position.initial(),
                BothSides.same(MatchSetup.Seat.person()),
                BothSides.same(TimeControl.of(Duration.ofMinutes(20), Bonus.NONE)),
                "XQEF",
                Scheme.BLIND,
                false,
                false,
                "2026-11-16");
        try {
            return hosted.open(
                    events -> {},
                    store -> Match.begin(setup, store, MatchTime.from(Duration.ZERO, TimeSource.system()), narrator),
                    this::talks);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private Map<Side, Conversation> talks(Match match) {
        VoiceParser parser = VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN);
        Map<Side, Conversation> talks = new EnumMap<>(Side.class);
        for (Side side : Side.values())
            talks.put(side, new Conversation(match, side, parser, adviser, new Conversation.Habits(true, false)));
        return talks;
    }

    private final class Phone implements Replica.Reader {
        private final List<String> heard = new CopyOnWriteArrayList<>();
        private final List<LinkNews> news = new CopyOnWriteArrayList<>();
        private final JoinedMatch joined;
        private final MirrorLink link;

        Phone(Role role) {
            joined = new JoinedMatch(role, narrator, said -> note(heard, said));
            link = new MirrorLink(
                    "localhost:" + port, role.name(), hosted.server().code(), role, role.name(), this);
            link.open();
        }

        @Override
        public void read(List<String> lines) {
            assertTrue(joined.read(lines));
        }

        @Override
        public void replied(String text) {
            heard.add(text);
        }

        @Override
        public void changed(LinkNews what) {
            news.add(what);
        }

        void until(String words) throws InterruptedException {
            Waiting.until(words, () -> heard.stream().anyMatch(text -> text.contains(words)));
        }
    }

    @AfterEach
    void close() {
        red.link.close();
        black.link.close();
        hosted.close();
        adviser.close();
    }

    @Test
    void bothPlayersHearEveryMoveOnTheirOwnPhones() throws InterruptedException {
        red.until("繼續計時");
        black.until("繼續計時");
        red.link.propose(new PlayerInput.Say("炮二平五"));
        black.until("炮二平五");
        black.link.propose(new PlayerInput.Say("馬8進7"));
        red.until("馬8進7");
        Waiting.until("the same state", () -> isAsAtHost(red) && isAsAtHost(black));
    }

    private boolean isAsAtHost(Phone phone) {
        return phone.joined.state().equals(Optional.of(hosted.match().state()));
    }

    @Test
    void theClockRunsWhenBothPlayersHaveComeIn() throws InterruptedException {
        red.until("停鐘");
        black.until("繼續計時，輪到紅方走");
        red.until("繼續計時，輪到紅方走");
        assertEquals(Optional.of(Side.RED), hosted.match().state().clock().running());
    }

    @Test
    void anAnswerToAQuestionIsHeardByTheAskerAlone() throws InterruptedException {
        black.until("繼續計時");
        int before = black.heard.size();
        black.link.propose(new PlayerInput.Say("我有什麼子"));
        Waiting.until("the answer", () -> black.heard.size() > before);
        red.link.propose(new PlayerInput.Say("炮二平五"));
        red.until("炮二平五");
        assertTrue(red.heard.stream().noneMatch(black.heard.get(before)::equals), red.heard.toString());
    }

    @Test
    void whoIsNotToMoveIsToldSoAndNothingHappens() throws InterruptedException {
        black.until("繼續計時");
        int heard = black.heard.size();
        int lines = hosted.server().lines().size();
        black.link.propose(new PlayerInput.Say("馬8進7"));
        Waiting.until("the refusal", () -> black.heard.size() > heard);
        assertEquals(lines, hosted.server().lines().size());
    }
}
