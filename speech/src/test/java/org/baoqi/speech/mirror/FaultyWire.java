package org.baoqi.speech.mirror;

import java.util.Random;
import java.util.Timer;
import java.util.TimerTask;

/** A connection that now and then sends a frame twice, late, or out of order, and breaks. Handshakes pass. */
final class FaultyWire implements Wire {
    private static final Timer TIMER = new Timer("faults", true);

    private final Wire wire;
    private final Random random;
    private final int faultsInThousand;

    private FaultyWire(Wire wire, Random random, int faultsInThousand) {
        this.wire = wire;
        this.random = random;
        this.faultsInThousand = faultsInThousand;
    }

    static MirrorLink.WireFactory factory(long seed, int faultsInThousand) {
        Random random = new Random(seed);
        return (loop, address, listener) -> new FaultyWire(
                loop.connect(address, new FaultyListener(listener, random, faultsInThousand)),
                random,
                faultsInThousand);
    }

    @Override
    public void send(byte[] frame) {
        if (random.nextInt(1000) < faultsInThousand / 10) wire.close();
        disturb(random, faultsInThousand, () -> wire.send(frame));
    }

    @Override
    public void send(String text) {
        wire.send(text);
    }

    @Override
    public void trust() {
        wire.trust();
    }

    @Override
    public void close() {
        wire.close();
    }

    private static void disturb(Random random, int faultsInThousand, Runnable delivery) {
        int fate = random.nextInt(1000);
        if (fate < faultsInThousand) later(delivery, 1 + random.nextInt(20));
        else delivery.run();
        if (fate > 1000 - faultsInThousand) later(delivery, random.nextInt(20));
    }

    private static void later(Runnable delivery, long millis) {
        TIMER.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        delivery.run();
                    }
                },
                millis);
    }

    private record FaultyListener(Listener listener, Random random, int faultsInThousand) implements Listener {
        @Override
        public void opened() {
            listener.opened();
        }

        @Override
        public void received(String text) {
            listener.received(text);
        }

        @Override
        public void received(byte[] frame) {
            disturb(random, faultsInThousand, () -> listener.received(frame));
        }

        @Override
        public void closed() {
            listener.closed();
        }
    }
}
