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

    HostConnection(Host host, HostHandshake handshake, Map<String, byte[]> secrets, Wire wire) {
        this.host = host;
        this.handshake = handshake;
        this.secrets = secrets;
        this.wire = wire;
    }

    synchronized void received(String text) {
        if (channel != null) return;
        Handshake.Step step = handshake.take(text);
        if (step instanceof Handshake.Step.Answer answer) wire.send(answer.text());
        else if (step instanceof Handshake.Step.Trusted trusted) trust(trusted);
        else refuse((Handshake.Step.Broken) step);
    }

    private void trust(Handshake.Step.Trusted trusted) {
        channel = trusted.channel();
        device = trusted.device();
        secrets.put(device, trusted.secret());
        wire.send(trusted.text());
    }

    private void refuse(Handshake.Step.Broken broken) {
        if (broken.why() == MirrorLink.News.CODE_EXPIRED) tellOfTheCode();
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
        channel.open(frame).flatMap(MirrorMessage::read).ifPresent(this::received);
    }

    private void received(MirrorMessage message) {
        synchronized (host) {
            if (!proven) host.connected(device, outlet);
            proven = true;
            host.received(device, message);
        }
    }

    private void send(MirrorMessage message) {
        wire.send(channel.seal(message.written()));
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
