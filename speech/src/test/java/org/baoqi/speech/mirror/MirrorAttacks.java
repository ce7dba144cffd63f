package org.baoqi.speech.mirror;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.attack.Attack;

/** Attacks on a host and on those who join it, over sockets of this machine. */
public final class MirrorAttacks {
    private static final int NEAR = 1;
    /** Another machine, as far as the host can tell. */
    private static final int FAR = 2;

    private MirrorAttacks() {}

    public static List<Attack> all() {
        return List.of(
                new Attack("mirror: Red's phone speaks for Black", MirrorAttacks::otherSide),
                new Attack("mirror: an observer moves", MirrorAttacks::observerMoves),
                new Attack("mirror: Red's code for another seat", MirrorAttacks::otherSeatsCode),
                new Attack("mirror: dismissed, and back on the open line or by its key", MirrorAttacks::dismissed),
                new Attack("mirror: a second phone pairs for a seat that is taken", MirrorAttacks::secondPhone),
                new Attack("mirror: names or ids in clear", MirrorAttacks::inClear),
                new Attack("mirror: a frame that never ends", MirrorAttacks::endless),
                new Attack("mirror: frames that declare megabytes, and what is no frame", MirrorAttacks::giants),
                new Attack("mirror: an endless HTTP header", MirrorAttacks::header),
                new Attack("mirror: silent sockets by the hundred", MirrorAttacks::silent),
                new Attack("mirror: garbage for pairing", MirrorAttacks::garbage),
                new Attack("mirror: guessing at a code", MirrorAttacks::guesses),
                new Attack("mirror: memory that strangers can take", MirrorAttacks::memory),
                new Attack("mirror: a paired phone that does not read", MirrorAttacks::notReading),
                new Attack("mirror: the door breaks down", MirrorAttacks::doorDies),
                new Attack("mirror: a whole conversation played again", MirrorAttacks::replay),
                new Attack("mirror: a false host reads proofs", MirrorAttacks::falseHost),
                new Attack("mirror: a false host refuses", MirrorAttacks::falseRefusal),
                new Attack("mirror: a false host declares megabytes", MirrorAttacks::giantsForClients),
                new Attack("mirror: yesterday's recording with today's key", MirrorAttacks::laterKey));
    }

    private static void check(boolean held, String what) {
        if (!held) throw new AssertionError(what);
    }

    /** The match goes on for those who belong to it. */
    private static void checkPlays(TestTable table, TestPhone phone, String role) throws InterruptedException {
        int before = table.lines().size();
        phone.link().propose("move");
        Waiting.until("the move", () -> phone.lines().size() > before);
        check(phone.lines().get(before).equals(role + " move"), "a move was lost");
    }

    private static String otherSide(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                TestPhone black = TestPhone.of(table, DeviceRole.BLACK).joined();
                RawDevice red = RawDevice.paired(table, DeviceRole.RED)) {
            red.join();
            red.heard("admitted");
            // As version 1 had it, and with the role wherever it might be taken.
            for (String lie :
                    List.of("join\nBLACK\ns\n0\n\nx", "join\ns\n0\n\nBLACK", "admitted\nBLACK", "role\nBLACK"))
                red.say(lie);
            red.say("proposal\n1\nresign");
            red.heard("reply");
            checkPlays(table, black, "BLACK");
            check(table.lines().get(0).equals("RED resign"), table.lines().toString());
        }
        return "4 ways to ask; its words still counted as Red's";
    }

    private static String observerMoves(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                RawDevice observer = RawDevice.paired(table, DeviceRole.OBSERVER)) {
            observer.join();
            observer.heard("not-admitted\nWAITING");
            observer.say("proposal\n1\nresign");
            table.server().admit(table.device());
            observer.heard("admitted\nOBSERVER");
            observer.say("join\nRED\ns\n0\n\nx");
            observer.say("proposal\n1\nresign");
            observer.say("ping\n7");
            observer.heard("pong\n7");
            check(table.lines().isEmpty(), table.lines().toString());
        }
        return "before and after it was let in; nothing counted";
    }

    private static String otherSeatsCode(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable()) {
            JoinCode red = table.server().code(DeviceRole.RED);
            check(RawDevice.guess(table.port(), NEAR, DeviceRole.BLACK, red), "not even tried");
            check(RawDevice.guess(table.port(), FAR, DeviceRole.OBSERVER, red), "not even tried");
        }
        return "2 seats; refused";
    }

    private static String dismissed(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                RawDevice red = RawDevice.paired(table, DeviceRole.RED);
                RawDevice second = new RawDevice(table.port(), NEAR)) {
            red.join();
            red.heard("admitted");
            check(second.resumes(red.secret()), "its own key opens a second line");
            table.server().dismiss(table.device());
            red.heard("not-admitted\nREFUSED");
            try {
                red.join();
                red.say("proposal\n1\nresign");
                second.join();
                second.say("proposal\n1\nresign");
            } catch (IOException closed) {
                check(!closed.toString().isEmpty(), "");
            }
            red.untilClosed();
            second.untilClosed();
            try (RawDevice again = new RawDevice(table.port(), NEAR)) {
                check(!again.resumes(red.secret()), "its key still opens the door");
            }
            check(table.lines().isEmpty(), table.lines().toString());
        }
        return "3 lines; all closed, the key is void";
    }

    private static String secondPhone(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                TestPhone red = TestPhone.of(table, DeviceRole.RED).joined();
                RawDevice thief = RawDevice.paired(table, DeviceRole.RED)) {
            thief.join();
            thief.heard("not-admitted\nWAITING");
            thief.say("proposal\n1\nresign");
            Waiting.until("the referee to be asked", () -> table.heard(Host.DeviceNews.What.WAITS));
            checkPlays(table, red, "RED");
            check(table.lines().size() == 1, table.lines().toString());
        }
        return "the referee was asked, the first phone kept its seat";
    }

    private static String inClear(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                Relay relay = new Relay(table.port());
                TestPhone red = new TestPhone(
                        "127.0.0.1:" + relay.port(),
                        "WANG-XIAO-MING",
                        table.server().code(DeviceRole.RED),
                        DeviceRole.RED,
                        FrameLoop::connect)) {
            red.joined();
            relay.cut();
            Waiting.until("the return", () -> red.news().size() >= 3);
            String seen = relay.seen();
            check(seen.contains(Handshake.RESUME), "it did not come back by its key");
            check(!seen.contains("WANG"), "the name was sent in clear");
            long fields = Arrays.stream(seen.split("\n"))
                    .filter(line -> line.length() >= 32)
                    .distinct()
                    .count();
            long all = Arrays.stream(seen.split("\n"))
                    .filter(line -> line.length() >= 32)
                    .count();
            check(fields == all, "something was sent twice, by which a phone could be known again");
        }
        return "pairing and coming back recorded; no name, nothing twice";
    }

    private static String endless(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                RawDevice slow = new RawDevice(table.port(), FAR)) {
            slow.write(new byte[] {1, 0, 0x1f, (byte) 0xff});
            Thread drip = new Thread(() -> {
                try {
                    for (int i = 0; i < 1000; i++) {
                        slow.write(new byte[] {'a'});
                        Thread.sleep(20);
                    }
                } catch (IOException | InterruptedException closed) {
                    Thread.currentThread().interrupt();
                }
            });
            drip.setDaemon(true);
            drip.start();
            long millis = slow.untilClosed();
            check(millis < 7_000, "open for " + millis + " ms");
            try (TestPhone red = TestPhone.of(table, DeviceRole.RED).joined()) {
                checkPlays(table, red, "RED");
            }
            return "closed after " + millis + " ms";
        }
    }

    private static String giants(Attack.Size size) throws Exception {
        long longest = 0;
        int count = size.of(20, 200);
        Random random = new Random(4);
        try (TestTable table = new TestTable()) {
            for (int i = 0; i < count; i++)
                try (RawDevice device = new RawDevice(table.port(), FAR)) {
                    byte[] header = new byte[] {(byte) (i % 3), (byte) 0xff, (byte) 0xff, (byte) 0xff};
                    if (i % 3 == 0) random.nextBytes(header);
                    if (header[0] == 1 || header[0] == 2) header[1] |= 1;
                    device.write(header);
                    longest = Math.max(longest, device.untilClosed());
                }
            try (TestPhone red = TestPhone.of(table, DeviceRole.RED).joined()) {
                checkPlays(table, red, "RED");
            }
        }
        check(longest < 2_000, longest + " ms");
        return count + " connections, each closed within " + longest + " ms";
    }

    private static String header(Attack.Size size) throws Exception {
        int blocks = size.of(4_000, 26_000);
        byte[] block = new byte[8 << 10];
        Arrays.fill(block, (byte) 'a');
        int sent = 0;
        try (TestTable table = new TestTable();
                TestPhone red = TestPhone.of(table, DeviceRole.RED).joined();
                RawDevice browser = new RawDevice(table.port(), FAR)) {
            try {
                browser.write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
                for (; sent < blocks; sent++) browser.write(block);
            } catch (IOException closed) {
                check(!closed.toString().isEmpty(), "");
            }
            browser.untilClosed();
            checkPlays(table, red, "RED");
            check(!red.news().contains(MirrorLink.News.LOST), "a player was thrown out");
        }
        check(sent < blocks, "all of it was taken");
        return "closed after " + sent * 8 + " KB of " + blocks * 8;
    }

    private static String silent(Attack.Size size) throws Exception {
        int count = size.of(120, 1_000);
        byte[] pair = firstRound();
        List<RawDevice> sockets = new ArrayList<>();
        try (TestTable table = new TestTable();
                Relay relay = new Relay(table.port());
                TestPhone red = new TestPhone(
                        "127.0.0.1:" + relay.port(),
                        "red",
                        table.server().code(DeviceRole.RED),
                        DeviceRole.RED,
                        FrameLoop::connect)) {
            red.joined();
            for (int i = 0; i < count; i++) {
                sockets.add(new RawDevice(table.port(), 10 + i % 40));
                // Some begin to pair, so that they are not the first to go.
                if (i % 4 == 0) sockets.get(i).send(1, pair);
            }
            relay.cut();
            long start = System.nanoTime();
            try (TestPhone black = TestPhone.of(table, DeviceRole.BLACK).joined()) {
                long joined = (System.nanoTime() - start) / 1_000_000;
                Waiting.until("Red's return", () -> red.news().size() >= 3);
                checkPlays(table, red, "RED");
                checkPlays(table, black, "BLACK");
                check(joined < 30_000, "Black joined after " + joined + " ms");
                return count + " sockets from 40 addresses; Black joined after " + joined + " ms, Red came back";
            }
        } finally {
            for (RawDevice socket : sockets) socket.close();
        }
    }

    /** The beginning of a pairing that nobody will finish. */
    private static byte[] firstRound() {
        return new DeviceHandshake(DeviceRole.RED, new JoinCode("123456"), Optional.empty(), new SecureRandom())
                .start()
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String garbage(Attack.Size size) throws Exception {
        int count = size.of(60, 600);
        Random random = new Random(3);
        try (TestTable table = new TestTable()) {
            JoinCode code = table.server().code(DeviceRole.RED);
            for (int i = 0; i < count; i++)
                try (RawDevice device = new RawDevice(table.port(), FAR)) {
                    byte[] noise = new byte[1 + random.nextInt(2_000)];
                    random.nextBytes(noise);
                    if (i % 3 == 0) device.write(noise);
                    else if (i % 3 == 1) device.send(1, noise);
                    else
                        device.text(Handshake.write(
                                Handshake.PAIR, "RED", "00", "1 2 3 4 5 " + Integer.toHexString(random.nextInt())));
                }
            check(code.equals(table.server().code(DeviceRole.RED)), "the code has changed");
            check(table.news().isEmpty(), "the referee was troubled: " + table.news());
            try (TestPhone red = TestPhone.of(table, DeviceRole.RED).joined()) {
                checkPlays(table, red, "RED");
            }
        }
        return count + " texts; the code is as it was and lets its player in";
    }

    private static String guesses(Attack.Size size) throws Exception {
        int tries = size.of(16, 400);
        int made = 0;
        try (TestTable table = new TestTable()) {
            String right = table.server().code(DeviceRole.RED).digits();
            JoinCode wrong = new JoinCode(right.equals("000000") ? "000001" : "000000");
            long start = System.nanoTime();
            for (int i = 0; i < tries; i++)
                if (RawDevice.guess(table.port(), 10 + i % 60, DeviceRole.RED, wrong)) made++;
            long seconds = (System.nanoTime() - start) / 1_000_000_000;
            check(made <= JoinCodes.AT_ONCE + seconds / JoinCodes.PACE.getSeconds() + 1, made + " guesses");
            check(table.heard(Host.DeviceNews.What.GUESSED), "the referee was not told");
            start = System.nanoTime();
            try (TestPhone red = TestPhone.of(table, DeviceRole.RED).joined();
                    TestPhone black = TestPhone.of(table, DeviceRole.BLACK).joined()) {
                checkPlays(table, red, "RED");
                checkPlays(table, black, "BLACK");
            }
            long waited = (System.nanoTime() - start) / 1_000_000;
            check(waited < 20_000, "the players waited " + waited + " ms");
            return made + " guesses of " + tries + " let through in " + seconds
                    + " s from 60 addresses; then the players came in after " + waited + " ms";
        }
    }

    private static long heap() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            System.gc();
            Thread.sleep(50);
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }

    /** What the heap grows by has other work of the process in it, too: the least of three tries is what strangers take. */
    private static String memory(Attack.Size size) throws Exception {
        int count = size.of(80, 120);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3 && least >= 1 << 20; i++) least = Math.min(least, grown(count));
        check(least < 1 << 20, least + " bytes");
        return count + " connections, half in the middle of pairing: " + least / 1024 + " KB";
    }

    private static long grown(int count) throws Exception {
        byte[] pair = firstRound();
        byte[] unfinished = new byte[FrameLoop.LONGEST_OF_STRANGERS];
        unfinished[0] = 1;
        ByteBuffer.wrap(unfinished).putInt(1 << 24 | FrameLoop.LONGEST_OF_STRANGERS);
        List<RawDevice> sockets = new ArrayList<>();
        try (TestTable table = new TestTable();
                TestPhone red = TestPhone.of(table, DeviceRole.RED).joined()) {
            long before = heap();
            for (int i = 0; i < count; i++) {
                RawDevice device = new RawDevice(table.port(), 10 + i % 60);
                sockets.add(device);
                try {
                    if (i % 2 == 0) device.send(1, pair);
                    else device.write(unfinished);
                } catch (IOException closed) {
                    check(!closed.toString().isEmpty(), "");
                }
            }
            Thread.sleep(300);
            long grown = heap() - before;
            checkPlays(table, red, "RED");
            return grown;
        } finally {
            for (RawDevice socket : sockets) socket.close();
        }
    }

    private static String notReading(Attack.Size size) throws Exception {
        int lines = size.of(3_000, 12_000);
        char[] letters = new char[4_000];
        Arrays.fill(letters, 'x');
        String line = new String(letters);
        try (TestTable table = new TestTable();
                TestPhone red = TestPhone.of(table, DeviceRole.RED).joined();
                RawDevice deaf = RawDevice.paired(table, DeviceRole.BLACK)) {
            deaf.join();
            Waiting.until("it to join", () -> table.news().size() >= 2);
            for (int i = 0; i < lines && !table.heard(Host.DeviceNews.What.LEFT); i++) {
                table.append(line + i);
                if (i % 50 == 0) Thread.sleep(5);
            }
            Waiting.until("it to be dropped", () -> table.heard(Host.DeviceNews.What.LEFT));
            Waiting.until(
                    "Red to have all", () -> red.lines().size() == table.lines().size());
            checkPlays(table, red, "RED");
            return "dropped after " + table.lines().size() + " lines of 4 KB; the other phone has them all";
        }
    }

    private static String doorDies(Attack.Size size) throws Exception {
        int times = size.of(1, 5);
        try (TestTable table = new TestTable();
                TestPhone red = TestPhone.of(table, DeviceRole.RED).joined();
                TestPhone black = TestPhone.of(table, DeviceRole.BLACK).joined()) {
            for (int i = 1; i <= times; i++) {
                int back = i;
                checkPlays(table, red, "RED");
                table.breakDown();
                red.link().propose(TestTable.FATAL);
                Waiting.until(
                        "the door to be open again",
                        () -> table.news().stream()
                                        .filter(news -> news.what() == Host.DeviceNews.What.DOOR_BACK)
                                        .count()
                                == back);
                Waiting.until("Black's return", () -> black.news().size() >= 1 + 2 * back);
                checkPlays(table, black, "BLACK");
            }
            check(table.heard(Host.DeviceNews.What.DOOR_LOST), "the referee was not told");
            check(red.news().contains(MirrorLink.News.LOST), "the player was not told");
        }
        return times + " times; told, opened again, both came back, nothing lost";
    }

    private static String replay(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                Relay relay = new Relay(table.port())) {
            try (TestPhone red = new TestPhone(
                    "127.0.0.1:" + relay.port(),
                    "red",
                    table.server().code(DeviceRole.RED),
                    DeviceRole.RED,
                    FrameLoop::connect)) {
                red.joined();
                red.link().propose("press");
                Waiting.until("the press", () -> red.lines().size() == 1);
                relay.cut();
                Waiting.until("the return", () -> red.news().size() >= 3);
            }
            for (byte[] taped : relay.taped())
                try (RawDevice thief = new RawDevice(table.port(), FAR)) {
                    thief.write(taped);
                    if (size == Attack.Size.FULL) thief.untilClosed();
                    else Thread.sleep(500);
                } catch (IOException closed) {
                    check(!closed.toString().isEmpty(), "");
                }
            check(table.lines().equals(List.of("RED press")), table.lines().toString());
            return relay.taped().size() + " connections, byte for byte; nothing counted";
        }
    }

    private static String falseHost(Attack.Size size) throws Exception {
        AtomicInteger proofs = new AtomicInteger();
        AtomicInteger connections = new AtomicInteger();
        SecureRandom random = new SecureRandom();
        try (ServerSocket server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            Thread liar = new Thread(() -> {
                JoinCodes guesses = new JoinCodes(random, TimeSource.system());
                KeyRing none = new KeyRing(List.of(), lines -> {});
                while (!server.isClosed())
                    try (Socket socket = server.accept()) {
                        connections.incrementAndGet();
                        HostHandshake host = new HostHandshake(guesses, none, socket.getLocalAddress(), random);
                        DataInputStream in = new DataInputStream(socket.getInputStream());
                        Handshake.Step step = host.take(text(in));
                        if (!(step instanceof Handshake.Step.Answer answer)) continue;
                        byte[] bytes = answer.text().getBytes(StandardCharsets.UTF_8);
                        socket.getOutputStream()
                                .write(ByteBuffer.allocate(4 + bytes.length)
                                        .putInt(1 << 24 | bytes.length)
                                        .put(bytes)
                                        .array());
                        if (text(in).startsWith(Handshake.ROUNDS_OF_DEVICE)) proofs.incrementAndGet();
                    } catch (IOException gone) {
                        continue;
                    }
            });
            liar.setDaemon(true);
            liar.start();
            try (TestPhone red = new TestPhone(
                    "127.0.0.1:" + server.getLocalPort(),
                    "red",
                    new JoinCode("123456"),
                    DeviceRole.RED,
                    FrameLoop::connect)) {
                Waiting.until("the person to be asked", () -> red.news().contains(MirrorLink.News.BROKEN));
                Thread.sleep(size.of(300, 5_000));
                check(proofs.get() <= 3, proofs + " proofs");
            }
        }
        return proofs + " proofs in " + connections + " connections, then the person was asked";
    }

    private static String text(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt() & 0xffffff];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String falseRefusal(Attack.Size size) throws Exception {
        int kinds = 0;
        List<String> lies =
                List.of("no\nWRONG_CODE", "no\nUNKNOWN", "resumed\n00\n00", "no\nFOREIGN", "no\nREFUSED", "paired\n0");
        for (String lie : lies.subList(0, size.of(3, lies.size()))) {
            kinds++;
            try (TestTable table = new TestTable();
                    Relay relay = new Relay(table.port());
                    TestPhone red = new TestPhone(
                            "127.0.0.1:" + relay.port(),
                            "red",
                            table.server().code(DeviceRole.RED),
                            DeviceRole.RED,
                            FrameLoop::connect)) {
                red.joined();
                relay.answer(lie, 2);
                relay.cut();
                Waiting.until(
                        "the return",
                        () -> red.news().stream()
                                        .filter(news -> news == MirrorLink.News.JOINED)
                                        .count()
                                == 2);
                check(relay.count(Handshake.PAIR) == 1, "it proved its code again after " + lie);
                checkPlays(table, red, "RED");
            }
        }
        return kinds + " lies, twice each; it kept its key, proved no code and came back";
    }

    private static String giantsForClients(Attack.Size size) throws Exception {
        int times = size.of(3, 20);
        AtomicInteger connections = new AtomicInteger();
        try (ServerSocket server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            Thread liar = new Thread(() -> {
                while (!server.isClosed())
                    try (Socket socket = server.accept()) {
                        connections.incrementAndGet();
                        socket.getOutputStream().write(new byte[] {1, (byte) 0xff, (byte) 0xff, (byte) 0xff});
                        byte[] block = new byte[1 << 16];
                        while (true) socket.getOutputStream().write(block);
                    } catch (IOException gone) {
                        continue;
                    }
            });
            liar.setDaemon(true);
            liar.start();
            List<TestPhone> phones = new ArrayList<>();
            long before = heap();
            for (int i = 0; i < times; i++)
                phones.add(new TestPhone(
                        "127.0.0.1:" + server.getLocalPort(),
                        "red",
                        new JoinCode("123456"),
                        DeviceRole.RED,
                        FrameLoop::connect));
            Waiting.until("all to have met it", () -> connections.get() >= 2 * times);
            long grown = heap() - before;
            phones.forEach(TestPhone::close);
            // What was declared is sixteen megabytes for each.
            check(grown < (4L << 20) + ((long) times << 18), grown + " bytes");
            return times + " phones, " + connections + " connections, " + grown / 1024 + " KB";
        }
    }

    private static String laterKey(Attack.Size size) throws Exception {
        try (TestTable table = new TestTable();
                Relay relay = new Relay(table.port())) {
            RawDevice red = RawDevice.paired(table, DeviceRole.RED);
            byte[] stolen = red.secret();
            red.join();
            red.heard("admitted");
            red.close();
            int opened = 0;
            try (RawDevice again = new RawDevice(relay.port(), NEAR)) {
                check(again.resumes(stolen), "it did not come back");
                again.join();
                again.heard("admitted");
            }
            // All that can be made of the key and of what was heard, without what neither end has kept.
            byte[] taped = relay.taped().get(relay.taped().size() - 1);
            ByteBuffer frames = ByteBuffer.wrap(taped);
            byte[] first = next(frames);
            byte[] sealed = next(frames);
            String share =
                    Handshake.read(new String(first, StandardCharsets.UTF_8)).get(1);
            for (byte[] salt : List.of(new byte[0], share.getBytes(StandardCharsets.US_ASCII)))
                for (byte[] key : List.of(stolen, Bytes.join(new byte[32], stolen)))
                    if (SecureChannel.ofHost(SecureChannel.Keys.derive(key, salt))
                            .open(sealed)
                            .isPresent()) opened++;
            check(opened == 0, "the recording opens");
        }
        return "4 ways; nothing opened";
    }

    private static byte[] next(ByteBuffer frames) {
        byte[] frame = new byte[frames.getInt() & 0xffffff];
        frames.get(frame);
        return frame;
    }

    /** Somebody between a phone and its host, who records, cuts, and answers in the host's place. */
    private static final class Relay implements AutoCloseable {
        private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final List<ByteArrayOutputStream> tapes = new CopyOnWriteArrayList<>();
        private final List<Socket> open = new CopyOnWriteArrayList<>();
        private final int host;
        private volatile String lie = "";
        private final AtomicInteger lies = new AtomicInteger();

        Relay(int host) throws IOException {
            this.host = host;
            Thread thread = new Thread(this::run, "relay");
            thread.setDaemon(true);
            thread.start();
        }

        int port() {
            return server.getLocalPort();
        }

        private void run() {
            while (!server.isClosed())
                try {
                    connect(server.accept());
                } catch (IOException gone) {
                    continue;
                }
        }

        private void connect(Socket phone) throws IOException {
            open.add(phone);
            ByteArrayOutputStream tape = new ByteArrayOutputStream();
            tapes.add(tape);
            if (lies.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                byte[] bytes = lie.getBytes(StandardCharsets.UTF_8);
                phone.getOutputStream()
                        .write(ByteBuffer.allocate(4 + bytes.length)
                                .putInt(1 << 24 | bytes.length)
                                .put(bytes)
                                .array());
                pump(phone, null, tape);
                return;
            }
            Socket to = new Socket(InetAddress.getLoopbackAddress(), host);
            open.add(to);
            pump(phone, to, tape);
            pump(to, phone, null);
        }

        private static void pump(Socket from, Socket to, ByteArrayOutputStream tape) {
            Thread thread = new Thread(() -> {
                byte[] block = new byte[8 << 10];
                try {
                    for (int n = from.getInputStream().read(block);
                            n >= 0;
                            n = from.getInputStream().read(block)) {
                        if (tape != null)
                            synchronized (tape) {
                                tape.write(block, 0, n);
                            }
                        if (to != null) to.getOutputStream().write(block, 0, n);
                    }
                } catch (IOException gone) {
                    // Both ends are closed below.
                }
                close(from);
                if (to != null) close(to);
            });
            thread.setDaemon(true);
            thread.start();
        }

        private static void close(Socket socket) {
            try {
                socket.close();
            } catch (IOException gone) {
                throw new AssertionError(gone);
            }
        }

        /** The next connections hear this from somebody else than the host. */
        void answer(String text, int times) {
            lie = text;
            lies.set(times);
        }

        void cut() {
            open.forEach(Relay::close);
            open.clear();
        }

        /** What phones sent, connection by connection. */
        List<byte[]> taped() {
            List<byte[]> all = new ArrayList<>();
            for (ByteArrayOutputStream tape : tapes)
                synchronized (tape) {
                    all.add(tape.toByteArray());
                }
            return all;
        }

        String seen() {
            StringBuilder all = new StringBuilder();
            for (byte[] tape : taped()) all.append(new String(tape, StandardCharsets.ISO_8859_1));
            return all.toString();
        }

        int count(String word) {
            return seen().split(Pattern.quote(word), -1).length - 1;
        }

        @Override
        public void close() throws IOException {
            server.close();
            cut();
        }
    }
}
