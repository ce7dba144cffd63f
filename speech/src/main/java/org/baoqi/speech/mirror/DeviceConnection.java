package org.baoqi.speech.mirror;

import java.util.function.Consumer;

/** One connection of a device: first both ends have to trust each other, then it carries messages. */
final class DeviceConnection {
    private final DeviceHandshake handshake;
    private final String first;
    private final Events events;
    private Wire wire;
    private SecureChannel channel;
    private boolean refused;

    /** Tells the owner of the connection what happens to it. */
    interface Events {
        /** @param secret for later connections */
        void trusted(byte[] secret);

        void received(MirrorMessage message);

        /** The other end says no, or is none of ours. Anybody could say so: nothing proves it. */
        void refused(MirrorLink.News why);

        /** @param broken whether it ended after the other end could try a code, without an answer */
        void closed(boolean broken);
    }

    DeviceConnection(DeviceHandshake handshake, Events events) {
        this.handshake = handshake;
        this.first = handshake.start();
        this.events = events;
    }

    void open(Wire opened) {
        wire = opened;
    }

    void close() {
        wire.close();
    }

    void send(MirrorMessage message) {
        if (channel != null) wire.send(channel.seal(message.written()));
    }

    /** @param thread where everything that comes is dealt with, one after the other */
    Wire.Listener listener(Consumer<Runnable> thread) {
        return new Wire.Listener() {
            @Override
            public void opened() {
                thread.accept(() -> wire.send(first));
            }

            @Override
            public void received(String text) {
                thread.accept(() -> take(text));
            }

            @Override
            public void received(byte[] frame) {
                thread.accept(() -> take(frame));
            }

            @Override
            public void closed() {
                thread.accept(() -> events.closed(handshake.hasProved() && channel == null && !refused));
            }
        };
    }

    private void take(String text) {
        if (channel != null || refused) return;
        Handshake.Step step = handshake.take(text);
        if (step instanceof Handshake.Step.Answer answer) wire.send(answer.text());
        else if (step instanceof Handshake.Step.Trusted trusted) trust(trusted);
        else refuse((Handshake.Step.Broken) step);
    }

    private void trust(Handshake.Step.Trusted trusted) {
        channel = trusted.channel();
        wire.trust();
        events.trusted(trusted.secret());
    }

    /** Whoever could try a code and then says no has found it wrong, whatever he says. */
    private void refuse(Handshake.Step.Broken broken) {
        refused = true;
        events.refused(handshake.hasProved() ? MirrorLink.News.WRONG_CODE : broken.why());
        wire.close();
    }

    private void take(byte[] frame) {
        if (channel != null) channel.open(frame).flatMap(MirrorMessage::read).ifPresent(events::received);
    }
}
