package org.baoqi.speech.mirror;

import java.util.Map;

/** One connection to the host: first it has to be trusted, then it carries messages. */
final class HostConnection {
    private final Host host;
    private final HostHandshake handshake;
    private final Map<String, byte[]> secrets;
    private final Wire wire;
    private final Host.Outlet outlet = this::send;
    private SecureChannel channel;
    private String device;
    private boolean proven;

    /** What a connection is made of. */
    interface Wire {
        void send(byte[] frame);

        void send(String text);

        void close();
    }

    HostConnection(Host host, HostHandshake handshake, Map<String, byte[]> secrets, Wire wire) {
        this.host = host;
        this.handshake = handshake;
        this.secrets = secrets;
        this.wire = wire;
    }

    synchronized void received(String text) {
        if (channel != null) return;
        Step step = handshake.take(text);
        if (step instanceof Step.Answer answer) wire.send(answer.text());
        else if (step instanceof Step.Trusted trusted) trust(trusted);
        else refuse((Step.Broken) step);
    }

    private void trust(Step.Trusted trusted) {
        channel = trusted.channel();
        device = trusted.device();
        secrets.put(device, trusted.secret());
        wire.send(trusted.text());
    }

    private void refuse(Step.Broken broken) {
        if (broken.why() == LinkNews.CODE_EXPIRED) tellOfTheCode();
        wire.send(broken.text());
        wire.close();
    }

    private void tellOfTheCode() {
        synchronized (host) {
            host.codeIsVoid();
        }
    }

    /** A frame that does not open changes nothing. The first that does proves who is there. */
    void received(byte[] frame) {
        synchronized (this) {
            if (channel == null) {
                wire.close();
                return;
            }
        }
        channel.open(frame).flatMap(MessageText::read).ifPresent(this::received);
    }

    private void received(Message message) {
        synchronized (host) {
            if (!proven) host.connected(device, outlet);
            proven = true;
            host.received(device, message);
        }
    }

    private void send(Message message) {
        wire.send(channel.seal(MessageText.write(message)));
    }

    void closeUnlessTrusted() {
        if (!proven) wire.close();
    }

    void closed() {
        synchronized (host) {
            if (proven) host.disconnected(device, outlet);
        }
    }
}
