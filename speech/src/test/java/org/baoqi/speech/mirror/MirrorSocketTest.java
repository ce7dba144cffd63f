package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Host and devices over real sockets on this machine. */
class MirrorSocketTest {
    private final TestTable table = table();
    private final List<TestPhone> phones = new ArrayList<>();

    private static TestTable table() {
        try {
            return new TestTable();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @AfterEach
    void close() {
        phones.forEach(TestPhone::close);
        table.close();
    }

    private TestPhone phone(DeviceRole role, MirrorLink.WireFactory wires) {
        TestPhone phone =
                new TestPhone(table.address(), role.name(), table.server().code(role), role, wires);
        phones.add(phone);
        return phone;
    }

    private TestPhone joined(DeviceRole role) throws InterruptedException {
        return phone(role, FrameLoop::connect).joined();
    }

    private void assertStillWorks() throws InterruptedException {
        TestPhone red = joined(DeviceRole.RED);
        int before = table.lines().size();
        red.link().propose("炮二平五");
        Waiting.until("the move", () -> red.lines().size() > before);
        assertEquals("RED 炮二平五", red.lines().get(before));
    }

    @Test
    void threePhonesHaveTheSameLogHoweverBadTheNetworkIs() throws InterruptedException {
        TestPhone red = phone(DeviceRole.RED, FaultyWire.factory(1, 60));
        TestPhone black = phone(DeviceRole.BLACK, FaultyWire.factory(2, 60));
        for (int i = 0; i < 150; i++) {
            red.link().propose("r" + i);
            black.link().propose("b" + i);
        }
        Waiting.until(
                "all lines", () -> red.lines().size() == 300 && black.lines().size() == 300);
        assertEquals(table.lines(), red.lines());
        assertEquals(table.lines(), black.lines());
        for (int i = 0; i < 150; i++) assertTrue(table.lines().contains("RED r" + i));
    }

    @Test
    void aWrongCodeChangesNothing() throws InterruptedException {
        String right = table.server().code(DeviceRole.RED).digits();
        JoinCode wrong = new JoinCode(right.equals("111111") ? "222222" : "111111");
        TestPhone thief = new TestPhone(table.address(), "thief", wrong, DeviceRole.RED, FrameLoop::connect);
        phones.add(thief);
        Waiting.until("the refusal", () -> thief.news().contains(MirrorLink.News.WRONG_CODE));
        assertEquals(List.of(), table.news());
        assertStillWorks();
    }

    @Test
    void whoIsThereHearsTheOtherGoAndComeBack() throws InterruptedException {
        List<Wire> wires = new CopyOnWriteArrayList<>();
        TestPhone red = joined(DeviceRole.RED);
        TestPhone black = phone(DeviceRole.BLACK, (loop, address, listener) -> {
                    Wire wire = loop.connect(address, listener);
                    wires.add(wire);
                    return wire;
                })
                .joined();
        wires.get(0).close();
        Waiting.until("the return", () -> red.presence().size() == 2);
        assertEquals(List.of("BLACK gone", "BLACK back"), red.presence());
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.LOST, MirrorLink.News.JOINED), black.news());
    }

    @Test
    void whoHearsFarewellSeeksNobody() throws InterruptedException {
        TestPhone red = joined(DeviceRole.RED);
        table.close();
        Waiting.until("the farewell", () -> red.news().size() > 1);
        assertEquals(List.of(MirrorLink.News.JOINED, MirrorLink.News.CLOSED), red.news());
    }

    @Test
    void aReplayedOrForgedMessageChangesNothing() throws InterruptedException {
        List<byte[]> sent = new ArrayList<>();
        CompletableFuture<Wire> wire = new CompletableFuture<>();
        TestPhone red = phone(DeviceRole.RED, (loop, address, listener) -> {
            Wire real = loop.connect(address, listener);
            wire.complete(real);
            return recording(real, sent);
        });
        red.link().propose("press");
        Waiting.until("the press", () -> red.lines().size() == 1);
        List<byte[]> taped = List.copyOf(sent);
        taped.forEach(frame -> wire.join().send(frame));
        for (byte[] frame : taped) {
            byte[] forged = frame.clone();
            forged[7] += 100;
            wire.join().send(forged);
        }
        red.link().propose("again");
        Waiting.until("the next", () -> red.lines().size() == 2);
        assertEquals(List.of("RED press", "RED again"), table.lines());
    }

    private static Wire recording(Wire real, List<byte[]> sent) {
        return new Wire() {
            @Override
            public void send(byte[] frame) {
                sent.add(frame);
                real.send(frame);
            }

            @Override
            public void send(String text) {
                real.send(text);
            }

            @Override
            public void trust() {
                real.trust();
            }

            @Override
            public void close() {
                real.close();
            }
        };
    }

    @Test
    void garbageAndAHundredConnectionsStopNothing() throws IOException, InterruptedException {
        TestPhone black = joined(DeviceRole.BLACK);
        Random random = new Random(3);
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            Socket socket = new Socket("localhost", table.port());
            sockets.add(socket);
            byte[] garbage = new byte[200];
            random.nextBytes(garbage);
            send(socket, i % 2 == 0 ? garbage : "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        }
        assertStillWorks();
        black.link().propose("馬8進7");
        Waiting.until("the answer", () -> black.lines().size() == 2);
        assertFalse(black.news().contains(MirrorLink.News.LOST));
        for (Socket socket : sockets) socket.close();
    }

    /** The other end may have hung up already, and rightly. */
    private static void send(Socket socket, byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            assertTrue(socket.isConnected());
        }
    }

    @Test
    void aDeviceThatIsSentAwayStaysAway() throws InterruptedException {
        TestPhone red = joined(DeviceRole.RED);
        assertTrue(table.server().dismiss(table.device()));
        Waiting.until("the news", () -> red.news().contains(MirrorLink.News.REFUSED));
        table.append("secret");
        red.link().propose("resign");
        assertFalse(red.link().settle(Duration.ofMillis(200)));
        assertEquals(List.of("secret"), table.lines());
        assertEquals(List.of(), red.lines());
        assertFalse(table.server().dismiss("1"));
    }

    /** On one machine the clocks are the same, so the measured difference is the error. */
    @Test
    void theHostsTimeIsKnownWithinATenthOfASecond() throws InterruptedException {
        TestPhone red = joined(DeviceRole.RED);
        Waiting.until("an answer", () -> red.link().hostTime().isPresent());
        long error = red.link().hostTime().get() - System.nanoTime();
        assertTrue(Math.abs(error) < 100_000_000, error + " ns");
    }
}
