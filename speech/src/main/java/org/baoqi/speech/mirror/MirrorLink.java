package org.baoqi.speech.mirror;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
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
    private static final long PAUSE_AFTER_NO = 1_000;

    /** After so many pairings that broke off, or hosts that do not know us, a person has to look. */
    private static final int MOST_BROKEN = 3;

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(MirrorServer::daemon);
    private final SecureRandom random = new SecureRandom();
    private final String address;
    private final DeviceRole role;
    private final JoinCode code;
    private final Replica replica;
    private final Replica.Reader reader;
    private final WireFactory wires;
    private final ClockOffset hostClock;
    private final TimeSource time;
    private Optional<FrameLoop> loop = Optional.empty();
    private Optional<byte[]> secret = Optional.empty();
    private Optional<DeviceConnection> connection = Optional.empty();
    private long pause = FIRST_PAUSE;
    private int broken;
    private int unknown;
    private Optional<News> told = Optional.empty();
    private Runnable whenSettled = () -> {};
    private volatile boolean settled;

    /** Makes connections; tests make them worse than they are. */
    interface WireFactory {
        Wire connect(FrameLoop loop, String address, Wire.Listener listener);
    }

    /**
     * @param address with its port
     * @param role the seat whose code it is
     * @param name what the player calls himself
     * @param time a clock that goes on while the device sleeps
     */
    public MirrorLink(
            String address, JoinCode code, DeviceRole role, String name, Replica.Reader reader, TimeSource time) {
        this(address, code, role, new Replica(name, reader), reader, FrameLoop::connect, time);
    }

    MirrorLink(
            String address,
            JoinCode code,
            DeviceRole role,
            Replica replica,
            Replica.Reader reader,
            WireFactory wires,
            TimeSource time) {
        this.time = time;
        this.address = address;
        this.code = code;
        this.role = role;
        this.replica = replica;
        this.reader = reader;
        this.wires = wires;
        this.hostClock = replica.clock();
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
        CountDownLatch done = new CountDownLatch(1);
        onThread(() -> {
            whenSettled = done::countDown;
            tellWhenSettled();
        });
        return !thread.isShutdown() && done.await(longest.toMillis(), TimeUnit.MILLISECONDS) && settled;
    }

    private void tellWhenSettled() {
        settled = replica.isSettled();
        if (settled) whenSettled.run();
    }

    @Override
    public void close() {
        onThread(() -> {
            connection.ifPresent(DeviceConnection::close);
            loop.ifPresent(FrameLoop::close);
            thread.shutdownNow();
            whenSettled.run();
        });
    }

    /** What keys are made of is reckoned first, so that the host need not wait for it. */
    private void connect() {
        DeviceHandshake handshake = new DeviceHandshake(role, code, secret, random);
        DeviceConnection made = new DeviceConnection(handshake, new Events());
        connection = Optional.of(made);
        try {
            if (!loop.filter(FrameLoop::isAlive).isPresent()) loop = Optional.of(new FrameLoop(fault -> {}));
            made.open(wires.connect(loop.get(), address, made.listener(this::onThread)));
        } catch (IOException noSockets) {
            again();
        }
    }

    private void again() {
        connection = Optional.empty();
        if (thread.isShutdown()) return;
        thread.schedule(this::connect, pause, TimeUnit.MILLISECONDS);
        pause = Math.max(pause, Math.min(LONGEST_PAUSE, 2 * pause));
    }

    /** After the link is closed, nothing that still comes counts. */
    private void onThread(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException closed) {
            // Nobody waits for it any more.
        }
    }

    /** A person has to see to it; nothing more is tried. */
    private void stop(News why) {
        reader.changed(why);
        close();
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
            broken = 0;
            unknown = 0;
            told = Optional.empty();
            send(replica.connected());
        }

        @Override
        public void received(MirrorMessage message) {
            send(replica.received(message, time.now().nanos()));
            tellWhenSettled();
            if (message instanceof MirrorMessage.Farewell) pause = LONGEST_PAUSE;
            if (message instanceof MirrorMessage.NotAdmitted not && not.why() == MirrorMessage.Refusal.REFUSED) close();
        }

        /** A key is never given up, nor a code proved again, because somebody says so. */
        @Override
        public void refused(News why) {
            if (why == News.WRONG_CODE) {
                stop(why);
                return;
            }
            pause = Math.max(pause, PAUSE_AFTER_NO);
            if (why == News.UNKNOWN && ++unknown >= MOST_BROKEN) stop(why);
            else if (why != News.UNKNOWN && !told.equals(Optional.of(why))) reader.changed(why);
            told = Optional.of(why);
        }

        @Override
        public void closed(boolean afterProof) {
            replica.disconnected();
            if (afterProof && ++broken >= MOST_BROKEN) stop(News.BROKEN);
            else again();
        }
    }

    /** Something a player should know about his link to the referee's phone. */
    public enum News {
        JOINED,
        /** The connection is gone; it is being sought again. */
        LOST,
        /** The referee has closed the door; the match is kept. */
        CLOSED,
        /** The match is over, and so is the connection. */
        FINISHED,
        /** The referee's device can store nothing: the match stands there, and its clock. */
        STANDS,
        /** It can store again. */
        GOES_ON,
        WAITING,
        REFUSED,
        /** This device's log is not the referee's. */
        DIFFERS,
        WRONG_CODE,
        /** Codes are being guessed at, and everybody has to wait. */
        SLOW,
        /** Pairing broke off too often: whoever answers there may be guessing. */
        BROKEN,
        /** The host does not know this device any more. */
        UNKNOWN,
        /** The one that answers there is no referee's phone of ours. */
        FOREIGN;

        /** Whether nothing more is tried until somebody asks for it. */
        public boolean isEnd() {
            return this == FINISHED || this == REFUSED || this == WRONG_CODE || this == BROKEN || this == UNKNOWN;
        }
    }
}
