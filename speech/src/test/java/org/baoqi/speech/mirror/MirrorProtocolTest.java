package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The two ends without sockets, on a network that duplicates, delays, reorders and breaks. */
class MirrorProtocolTest {
    private final List<Host.DeviceNews> news = new ArrayList<>();
    private final KeyRing keys = new KeyRing(List.of(), lines -> {});
    private boolean full;
    private final Host host = new Host(new Table(), keys);

    private final class Table implements Host.HostedTable {
        @Override
        public String rule(DeviceRole role, String proposal) {
            host.append(List.of(role + " " + proposal));
            return "heard " + proposal;
        }

        @Override
        public long nanos() {
            return 5_000;
        }

        @Override
        public boolean stands() {
            return full;
        }

        @Override
        public void changed(Host.DeviceNews what) {
            news.add(what);
        }
    }

    /** The host's end of a connection, without one. */
    private static final class Outlet implements Host.Outlet {
        private final List<MirrorMessage> sent;
        private boolean closed;

        Outlet(List<MirrorMessage> sent) {
            this.sent = sent;
        }

        @Override
        public void send(MirrorMessage message) {
            if (!closed) sent.add(message);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** A device and its connection. */
    private final class Phone implements Replica.Reader {
        private final String id;
        private final Replica replica;
        private final List<String> read = new ArrayList<>();
        private final List<String> replies = new ArrayList<>();
        private final List<MirrorLink.News> links = new ArrayList<>();
        private final List<MirrorMessage> toHost = new ArrayList<>();
        private final List<MirrorMessage> toPhone = new ArrayList<>();
        private final List<String> presence = new ArrayList<>();
        private Outlet outlet;

        private final DeviceRole role;

        Phone(DeviceRole role) {
            this(keys.add(role, new byte[] {1}), role);
        }

        /** The app of a phone that was there before. */
        Phone(String id, DeviceRole role) {
            this.id = id;
            this.role = role;
            replica = new Replica("phone " + id, this);
        }

        @Override
        public void read(List<String> lines) {
            read.addAll(lines);
        }

        @Override
        public void replied(String text) {
            replies.add(text);
        }

        @Override
        public void changed(MirrorLink.News what) {
            links.add(what);
        }

        @Override
        public void presence(DeviceRole seat, boolean here) {
            presence.add(seat + (here ? " back" : " gone"));
        }

        Phone connect() {
            outlet = new Outlet(toPhone);
            host.connected(id, role, outlet);
            toHost.addAll(replica.connected());
            return this;
        }

        void lose() {
            host.disconnected(id, outlet);
            replica.disconnected();
            toHost.clear();
            toPhone.clear();
        }

        void say(String text) {
            toHost.addAll(replica.propose(text));
        }

        /** Delivers all there is, in order. */
        void run() {
            while (!toHost.isEmpty() || !toPhone.isEmpty()) step(0, 0);
        }

        private void step(int fromHost, int fromPhone) {
            if (!toHost.isEmpty()) host.received(id, outlet, toHost.remove(Math.min(fromPhone, toHost.size() - 1)));
            if (!toPhone.isEmpty())
                toHost.addAll(replica.received(toPhone.remove(Math.min(fromHost, toPhone.size() - 1)), 7_000));
        }
    }

    @Test
    void everyLineReachesEveryPhoneInOrder() {
        Phone red = new Phone(DeviceRole.RED).connect();
        Phone black = new Phone(DeviceRole.BLACK).connect();
        red.run();
        black.run();
        red.say("炮二平五");
        red.run();
        black.say("馬8進7");
        black.run();
        red.run();
        assertEquals(List.of("RED 炮二平五", "BLACK 馬8進7"), red.read);
        assertEquals(red.read, black.read);
        assertEquals(List.of("heard 炮二平五"), red.replies);
    }

    @Test
    void aPhoneThatWasAwayCatchesUpAndSaysWhatItHadToSay() {
        Phone red = new Phone(DeviceRole.RED).connect();
        red.run();
        red.lose();
        host.append(List.of("one", "two"));
        red.say("press");
        red.connect().run();
        assertEquals(List.of("one", "two", "RED press"), red.read);
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.LOST, MirrorLink.News.JOINED), red.links);
    }

    @Test
    void aPhoneWhoseAppWasStartedAgainIsHeardAgain() {
        Phone red = new Phone(DeviceRole.RED).connect();
        for (int i = 0; i < 100; i++) red.say("word " + i);
        red.run();
        red.lose();
        Phone again = new Phone(red.id, DeviceRole.RED);
        again.say("炮二平五");
        again.connect().run();
        assertEquals(101, host.lines().size());
        assertEquals(host.lines(), again.read);
        assertEquals(List.of("heard 炮二平五"), again.replies);
    }

    @Test
    void aSecondPhoneForASeatWaitsUntilTheRefereeGivesItAway() {
        Phone first = new Phone(DeviceRole.RED).connect();
        first.run();
        Phone second = new Phone(DeviceRole.RED).connect();
        second.run();
        assertEquals(List.of(MirrorLink.News.WAITING), second.links);
        assertEquals(Host.DeviceNews.What.WAITS, news.get(1).what());
        second.say("resign");
        second.run();
        assertEquals(List.of(), host.lines());
        host.admit(second.id);
        second.run();
        first.run();
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.REFUSED), first.links);
        assertTrue(first.outlet.closed);
        assertFalse(keys.has(first.id));
        assertEquals(List.of("RED resign"), host.lines());
    }

    @Test
    void thoseWhoAreThereHearWhoGoesAndComesBack() {
        Phone red = new Phone(DeviceRole.RED).connect();
        Phone black = new Phone(DeviceRole.BLACK).connect();
        red.run();
        black.run();
        black.lose();
        red.run();
        assertEquals(List.of("BLACK gone"), red.presence);
        black.connect().run();
        red.run();
        assertEquals(List.of("BLACK gone", "BLACK back"), red.presence);
        assertEquals(List.of(), black.presence);
    }

    @Test
    void anObserverReadsWhenTheRefereeAllowsItAndSaysNothing() {
        host.append(List.of("begun"));
        Phone observer = new Phone(DeviceRole.OBSERVER).connect();
        observer.run();
        assertEquals(List.of(MirrorLink.News.WAITING), observer.links);
        assertEquals(List.of(), observer.read);
        assertEquals(Host.DeviceNews.What.WAITS, news.get(0).what());
        host.admit(observer.id);
        observer.say("resign");
        observer.run();
        assertEquals(List.of("begun"), observer.read);
        assertEquals(List.of("begun"), host.lines());
        host.dismiss(observer.id);
        host.append(List.of("secret"));
        observer.run();
        assertEquals(List.of("begun"), observer.read);
    }

    @Test
    void whoWasSentAwayCannotJoinAgainOnTheOpenLine() {
        Phone red = new Phone(DeviceRole.RED).connect();
        red.run();
        host.dismiss(red.id);
        red.toHost.addAll(red.replica.connected());
        red.say("resign");
        red.run();
        assertEquals(List.of(), host.lines());
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.REFUSED), red.links);
    }

    @Test
    void aPhoneWithAnotherLogSaysSoAtOnce() {
        Phone red = new Phone(DeviceRole.RED);
        red.replica.received(new MirrorMessage.Lines(List.of(new SharedLog.NumberedLine(0, "another game"))), 0);
        host.append(List.of("this game"));
        red.connect().run();
        assertEquals(List.of(MirrorLink.News.DIFFERS), red.links);
        assertEquals(
                Optional.of(Host.DeviceNews.What.DIFFERS),
                news.stream().map(Host.DeviceNews::what).findFirst());
    }

    @Test
    void theHostsTimeIsKnown() {
        Phone red = new Phone(DeviceRole.RED).connect();
        red.toHost.addAll(red.replica.heartbeat(1_000));
        red.run();
        // Asked at 1000, answered 5000, heard at 7000: the host is 1000 ahead.
        assertEquals(Optional.of(11_000L), red.replica.clock().hostTime(10_000));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void nothingIsLostAndNothingComesTwiceOnABadNetwork(long seed) {
        Random random = new Random(seed);
        List<Phone> phones = List.of(new Phone(DeviceRole.RED).connect(), new Phone(DeviceRole.BLACK).connect());
        int said = 0;
        for (int round = 0; round < 20_000 && said < 1_000; round++) {
            Phone phone = phones.get(random.nextInt(2));
            switch (random.nextInt(12)) {
                case 0 -> phone.say("word " + said++);
                case 1 -> host.append(List.of("tick " + said++));
                case 2 -> duplicate(phone, random);
                case 3 -> phone.toHost.addAll(phone.replica.heartbeat(round));
                case 4 -> {
                    if (random.nextInt(10) == 0) phone.lose();
                    phone.connect();
                }
                default -> phone.step(random.nextInt(4), random.nextInt(4));
            }
        }
        for (Phone phone : phones) phone.lose();
        for (Phone phone : phones) phone.connect();
        settle(phones);
        assertEquals(said, host.lines().size());
        assertEquals(said, new HashSet<>(host.lines()).size());
        for (Phone phone : phones) {
            assertEquals(host.lines(), phone.read);
            assertTrue(phone.replica.isSettled());
            assertFalse(phone.links.contains(MirrorLink.News.DIFFERS));
        }
    }

    private static void duplicate(Phone phone, Random random) {
        List<MirrorMessage> queue = random.nextBoolean() ? phone.toHost : phone.toPhone;
        if (!queue.isEmpty()) queue.add(queue.get(random.nextInt(queue.size())));
    }

    private static void settle(List<Phone> phones) {
        for (int round = 0; round < 2_000; round++) {
            for (Phone phone : phones) {
                phone.run();
                phone.toHost.addAll(phone.replica.heartbeat(round));
            }
            if (phones.stream().allMatch(p -> p.replica.isSettled() && p.toPhone.isEmpty()) && round > 10) return;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "join", "join\ns\nmany\n\nname", "lines\nx", "have\n-1\n", "nothing\n1"})
    void messagesOfAnotherKindAreNone(String text) {
        assertEquals(Optional.empty(), MirrorMessage.read(text));
    }

    /** Nothing can be logged then, so it comes beside the log; and again to a phone that was away when it began or ended. */
    @Test
    void aPhoneHearsOnceThatNothingCanBeStoredAndOnceThatItCan() {
        Phone red = new Phone(DeviceRole.RED).connect();
        Phone observer = new Phone(DeviceRole.OBSERVER).connect();
        full = true;
        for (int i = 0; i < 3; i++) beat(red, observer);
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.STANDS), red.links);
        assertEquals(List.of(MirrorLink.News.WAITING), observer.links);
        assertEquals(Optional.of(5_000L), red.replica.clock().hostTime(1));
        assertEquals(Optional.of(5_000L), red.replica.clock().hostTime(9_999_999));
        red.lose();
        red.connect();
        full = false;
        for (int i = 0; i < 3; i++) beat(red, observer);
        assertEquals(
                List.of(MirrorLink.News.LOST, MirrorLink.News.JOINED, MirrorLink.News.GOES_ON),
                red.links.subList(2, 5));
        assertEquals(Optional.of(6_000L), red.replica.clock().hostTime(8_000));
    }

    private static void beat(Phone... phones) {
        for (Phone phone : phones) {
            phone.run();
            phone.toHost.addAll(phone.replica.heartbeat(7_000));
            phone.run();
        }
    }

    @Test
    void whatOthersTypedSteersNoTerminal() {
        MirrorMessage read =
                MirrorMessage.read("join\ns\n0\n\n\u001b[2J\u202e王\u0007小明").get();
        assertEquals(new MirrorMessage.Join("[2J王小明", "s", 0, ""), read);
        assertEquals(Optional.of(new MirrorMessage.Reply(1, "[31m好")), MirrorMessage.read("reply\n1\n\u001b[31m好"));
    }

    @Test
    void messagesComeBackAsTheyWere() {
        List<MirrorMessage> all = List.of(
                new MirrorMessage.Join("阿明", "f00d", 3, "ab"),
                new MirrorMessage.Admitted(DeviceRole.OBSERVER),
                new MirrorMessage.NotAdmitted(MirrorMessage.Refusal.WAITING),
                new MirrorMessage.Presence(DeviceRole.BLACK, true),
                new MirrorMessage.Farewell(),
                new MirrorMessage.Lines(
                        List.of(new SharedLog.NumberedLine(4, "a\tb"), new SharedLog.NumberedLine(5, ""))),
                new MirrorMessage.Have(7, "cd"),
                new MirrorMessage.Differs(8),
                new MirrorMessage.Proposal(9, "炮二平五"),
                new MirrorMessage.Reply(9, ""),
                new MirrorMessage.Ping(-5),
                new MirrorMessage.Pong(-5, 77, true));
        for (MirrorMessage message : all) assertEquals(Optional.of(message), MirrorMessage.read(message.written()));
    }
}
