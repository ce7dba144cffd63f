package org.baoqi.speech.mirror;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;

/** A connection in the hands of an attacker: it speaks the protocol as far as he wants, and says whatever he wants. */
final class RawDevice implements AutoCloseable {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TEXT = 1;
    private static final int SEALED = 2;

    private final Socket socket = new Socket();
    private final DataInputStream in;
    private SecureChannel channel;
    private byte[] secret;

    /** @param last the last number of the address of this machine from which it comes */
    RawDevice(int port, int last) throws IOException {
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port), 5_000);
        socket.setSoTimeout(20_000);
        socket.setTcpNoDelay(true);
        in = new DataInputStream(socket.getInputStream());
    }

    /** A device that has proved the code of a seat. */
    static RawDevice paired(TestTable table, DeviceRole seat) throws IOException {
        RawDevice device = new RawDevice(table.port(), 1);
        if (!device.shake(new DeviceHandshake(seat, table.server().code(seat), Optional.empty(), RANDOM)))
            throw new AssertionError("not paired");
        return device;
    }

    /** Goes through a handshake; says whether it was trusted. */
    boolean shake(DeviceHandshake handshake) throws IOException {
        send(TEXT, handshake.start().getBytes(StandardCharsets.UTF_8));
        for (String text = text(); ; text = text()) {
            Handshake.Step step = handshake.take(text);
            if (step instanceof Handshake.Step.Trusted trusted) {
                channel = trusted.channel();
                secret = trusted.secret();
                return true;
            }
            if (!(step instanceof Handshake.Step.Answer answer)) return false;
            send(TEXT, answer.text().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** One guess at the code of a seat, made to its end; false if it was not let try. */
    static boolean guess(int port, int last, DeviceRole seat, JoinCode code) throws IOException {
        try (RawDevice device = new RawDevice(port, last)) {
            DeviceHandshake handshake = new DeviceHandshake(seat, code, Optional.empty(), RANDOM);
            if (device.shake(handshake)) throw new AssertionError("guessed " + code.digits());
            return handshake.hasProved();
        }
    }

    boolean resumes(byte[] kept) throws IOException {
        return shake(new DeviceHandshake(DeviceRole.RED, new JoinCode("000000"), Optional.of(kept), RANDOM));
    }

    byte[] secret() {
        return secret;
    }

    void send(int kind, byte[] bytes) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(4 + bytes.length);
        frame.putInt(kind << 24 | bytes.length).put(bytes);
        write(frame.array());
    }

    void write(byte[] bytes) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(bytes);
        out.flush();
    }

    void text(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    void say(String message) throws IOException {
        send(SEALED, channel.seal(message));
    }

    void join() throws IOException {
        say(new MirrorMessage.Join("insider", "s", 0, "").written());
    }

    private byte[] frame() throws IOException {
        byte[] bytes = new byte[in.readInt() & 0xffffff];
        in.readFully(bytes);
        return bytes;
    }

    private String text() throws IOException {
        return new String(frame(), StandardCharsets.UTF_8);
    }

    /** The next message, as text. */
    String heard() throws IOException {
        return channel.open(frame()).orElseThrow(() -> new AssertionError("sealed by somebody else"));
    }

    /** Reads on until a message begins so. */
    String heard(String word) throws IOException {
        for (String text = heard(); ; text = heard()) if (text.startsWith(word)) return text;
    }

    /** Milliseconds until the other end hangs up. */
    long untilClosed() {
        long start = System.nanoTime();
        try {
            while (in.read() >= 0) continue;
        } catch (SocketTimeoutException stays) {
            throw new AssertionError("the connection stays open", stays);
        } catch (IOException reset) {
            return (System.nanoTime() - start) / 1_000_000;
        }
        return (System.nanoTime() - start) / 1_000_000;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
