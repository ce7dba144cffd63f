package org.baoqi.speech.mirror;

import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.table.PlayerInput;

/**
 * A device's link to the host: connects, and connects again whenever the connection is lost. Everything happens on a thread
 * of its own, also what the {@link Replica.Reader} hears.
 */
public final class MirrorLink implements AutoCloseable {
    private static final long FIRST_PAUSE = 100;
    private static final long LONGEST_PAUSE = 5_000;
    private static final long HEARTBEAT = 500;

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(MirrorServer::daemon);
    private final SecureRandom random = new SecureRandom();
    private final URI address;
    private final String device;
    private final JoinCode code;
    private final Replica replica;
    private final Replica.Reader reader;
    private final WireFactory wires;
    private final ClockOffset hostClock;
    private final TimeSource time;
    private Optional<byte[]> secret;
    private Optional<DeviceConnection> connection = Optional.empty();
    private long pause = FIRST_PAUSE;
    private Runnable whenSettled = () -> {};

    /** Makes connections; tests make them worse than they are. */
    interface WireFactory {
        Wire connect(URI address, Wire.Listener listener);
    }

    /**
     * @param device a name of its own, which it keeps
     * @param time a clock that goes on while the device sleeps
     */
    public MirrorLink(
            String address,
            String device,
            JoinCode code,
            DeviceRole role,
            String name,
            Replica.Reader reader,
            TimeSource time) {
        this(
                URI.create("ws://" + address),
                device,
                code,
                new Replica(role, name, reader),
                reader,
                Wire.SocketWire::new,
                time);
    }

    MirrorLink(
            URI address,
            String device,
            JoinCode code,
            Replica replica,
            Replica.Reader reader,
            WireFactory wires,
            TimeSource time) {
        this.time = time;
        this.address = address;
        this.device = device;
        this.code = code;
        this.replica = replica;
        this.reader = reader;
        this.wires = wires;
        this.hostClock = replica.clock();
        this.secret = Optional.empty();
    }

    public void open() {
        thread.execute(this::connect);
        thread.scheduleAtFixedRate(this::beat, HEARTBEAT, HEARTBEAT, TimeUnit.MILLISECONDS);
    }

    /** Something that the player puts to the referee. */
    public void propose(PlayerInput input) {
        propose(input.text());
    }

    void propose(String text) {
        onThread(() -> send(replica.propose(text)));
    }

    /** The host's time now, in nanoseconds; empty until it is known. From any thread. */
    public Optional<Long> hostTime() {
        return hostClock.hostTime(time.now().nanos());
    }

    /** Waits until all that was proposed has been ruled on; false if that took too long or the link was closed. */
    public boolean settle(Duration longest) throws InterruptedException {
        CountDownLatch settled = new CountDownLatch(1);
        onThread(() -> {
            whenSettled = settled::countDown;
            tellWhenSettled();
        });
        return !thread.isShutdown() && settled.await(longest.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void tellWhenSettled() {
        if (replica.isSettled()) whenSettled.run();
    }

    @Override
    public void close() {
        onThread(() -> connection.ifPresent(DeviceConnection::close));
        thread.shutdown();
    }

    private void connect() {
        DeviceHandshake handshake = new DeviceHandshake(device, code, secret, random);
        DeviceConnection made = new DeviceConnection(handshake, new Events());
        connection = Optional.of(made);
        made.open(wires.connect(address, made.listener(this::onThread)));
    }

    /** After the link is closed, nothing that still comes counts. */
    private void onThread(Runnable work) {
        if (!thread.isShutdown()) thread.execute(work);
    }

    private void beat() {
        send(replica.heartbeat(time.now().nanos()));
    }

    private void send(List<MirrorMessage> messages) {
        connection.ifPresent(open -> messages.forEach(open::send));
    }

    /** Follows what happens on a connection. */
    private final class Events implements DeviceConnection.Events {
        @Override
        public void trusted(byte[] shared) {
            secret = Optional.of(shared);
            pause = FIRST_PAUSE;
            send(replica.connected());
        }

        @Override
        public void received(MirrorMessage message) {
            send(replica.received(message, time.now().nanos()));
            tellWhenSettled();
        }

        /** A secret that the host does not know any more is of no use: the code has to do again. */
        @Override
        public void refused(News why) {
            boolean mayPair = secret.isPresent() && why == News.WRONG_CODE;
            secret = Optional.empty();
            if (mayPair) return;
            pause = LONGEST_PAUSE;
            reader.changed(why);
            if (why != News.FOREIGN) close();
        }

        @Override
        public void closed() {
            connection = Optional.empty();
            replica.disconnected();
            if (thread.isShutdown()) return;
            thread.schedule(MirrorLink.this::connect, pause, TimeUnit.MILLISECONDS);
            pause = Math.min(LONGEST_PAUSE, 2 * pause);
        }
    }

    /** Something a player should know about his link to the referee's phone. */
    public enum News {
        JOINED,
        /** The connection is gone; it is being sought again. */
        LOST,
        WAITING,
        TAKEN,
        REFUSED,
        /** This device's log is not the referee's. */
        DIFFERS,
        WRONG_CODE,
        /** Too many wrong codes: the referee has to give a new one. */
        CODE_EXPIRED,
        /** The one that answers there is no referee's phone of ours. */
        FOREIGN
    }
}
