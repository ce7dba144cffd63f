package org.baoqi.speech.mirror;

import java.util.function.Predicate;

/** One connection to the host: first it has to be trusted, then it carries messages. */
final class HostConnection implements Wire.Listener {
    private final Host host;
    private final HostHandshake handshake;
    private final KeyRing keys;
    private final Wire wire;
    private final Predicate<Runnable> thinker;
    private final Object lock;
    private final boolean crowded;
    private final Host.Outlet outlet = new Outlet();
    private volatile SecureChannel channel;
    private byte[] secret;
    private boolean thinking;
    private volatile boolean gone;
    /** The device, once it has proved who it is. */
    private String device;

    /**
     * @param thinker reckons with long numbers, while others go on; says whether it can
     * @param lock whoever holds it is alone at the table
     * @param crowded whether there is only room for a device that is known
     */
    HostConnection(
            Host host,
            HostHandshake handshake,
            KeyRing keys,
            Wire wire,
            Predicate<Runnable> thinker,
            Object lock,
            boolean crowded) {
        this.host = host;
        this.handshake = handshake;
        this.keys = keys;
        this.wire = wire;
        this.thinker = thinker;
        this.lock = lock;
        this.crowded = crowded;
    }

    @Override
    public void opened() {
        // The other end speaks first.
    }

    /** Who does not wait for an answer gets none. */
    @Override
    public synchronized void received(String text) {
        if (channel != null || thinking) {
            wire.close();
        } else if (HostHandshake.isLong(text)) {
            thinking = !crowded && thinker.test(() -> think(text));
            if (!thinking) take(Handshake.Step.Broken.telling(MirrorLink.News.SLOW));
        } else {
            take(handshake.take(text));
        }
    }

    private void think(String text) {
        if (gone) return;
        Handshake.Step step = handshake.take(text);
        synchronized (this) {
            thinking = false;
            take(step);
        }
    }

    private void take(Handshake.Step step) {
        if (step instanceof Handshake.Step.Answer answer) {
            wire.send(answer.text());
        } else if (step instanceof Handshake.Step.Trusted trusted) {
            secret = trusted.secret();
            channel = trusted.channel();
            wire.send(trusted.text());
        } else {
            wire.send(((Handshake.Step.Broken) step).text());
            wire.close();
        }
    }

    /** A frame that does not open changes nothing. The first that does proves who is there. */
    @Override
    public void received(byte[] frame) {
        SecureChannel open = channel;
        if (open == null) wire.close();
        else open.open(frame).flatMap(MirrorMessage::read).ifPresent(this::received);
    }

    private void received(MirrorMessage message) {
        synchronized (lock) {
            if (device == null) prove();
            if (device != null) host.received(device, outlet, message);
        }
    }

    /** Whose key was void before he proved it, or for whom there is no room, goes. */
    private void prove() {
        boolean knew = handshake.device().isPresent();
        if (!knew) keys.tooMany().ifPresent(host::dismiss);
        if (knew ? !keys.has(handshake.device().get()) : keys.isFull()) {
            wire.close();
            return;
        }
        wire.trust();
        device = handshake.device().orElseGet(() -> keys.add(handshake.seat(), secret));
        host.connected(device, handshake.seat(), outlet);
    }

    @Override
    public void closed() {
        gone = true;
        synchronized (lock) {
            if (device != null) host.disconnected(device, outlet);
        }
    }

    private final class Outlet implements Host.Outlet {
        @Override
        public void send(MirrorMessage message) {
            wire.send(channel.seal(message.written()));
        }

        @Override
        public void close() {
            wire.close();
        }
    }
}
