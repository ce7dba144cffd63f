package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.baoqi.rules.clock.TimeSource;

/**
 * Lets devices in that know the code of a seat, and carries messages between them and the {@link Host}. A door that breaks
 * down is opened again behind the same port; the match and the keys are not the door's, and stay.
 */
public final class MirrorServer implements AutoCloseable {
    private static final long BEFORE_REOPENING = 200;
    /** Handshakes that may be reckoned with at once, in all and for one address. */
    private static final int MOST_THOUGHTS = 12;

    private static final int MOST_THOUGHTS_OF_ONE = 4;

    private final SecureRandom random = new SecureRandom();
    private final JoinCodes codes = new JoinCodes(random, TimeSource.system());
    private final KeyRing keys;
    private final Map<InetAddress, Integer> thoughts = new HashMap<>();
    private final ScheduledExecutorService thinker = Executors.newSingleThreadScheduledExecutor(MirrorServer::daemon);
    private final Host host;
    private final Object lock;
    private InetSocketAddress address;
    private FrameLoop loop;
    private boolean closed;

    /**
     * @param lock whoever holds it is alone at the table
     * @param paired the devices that were let in before, as they were kept
     * @param keep takes the lines to keep, again whenever a device is let in or sent away
     */
    public MirrorServer(
            Host.HostedTable table,
            InetSocketAddress address,
            Object lock,
            List<String> paired,
            Consumer<List<String>> keep) {
        this.lock = lock;
        this.address = address;
        keys = new KeyRing(paired, keep);
        host = new Host(table, keys);
        codes.whenGuessedAt(seat -> atTable(() -> host.guessedAt(seat)));
    }

    /**
     * Opens the port and returns its number.
     *
     * @throws IOException if that port is another program's
     */
    public synchronized int open() throws IOException {
        FrameLoop made = new FrameLoop(this::died);
        try {
            int port = made.listen(address, this::answer);
            address = new InetSocketAddress(address.getAddress(), port);
            loop = made;
            return port;
        } catch (IOException taken) {
            made.close();
            throw taken;
        }
    }

    private void died(Throwable fault) {
        atTable(() -> host.door(Host.DeviceNews.What.DOOR_LOST));
        reopenLater();
    }

    private synchronized void reopenLater() {
        if (!closed) thinker.schedule(this::reopen, BEFORE_REOPENING, TimeUnit.MILLISECONDS);
    }

    private void reopen() {
        try {
            synchronized (this) {
                if (closed) return;
                open();
            }
            atTable(() -> host.door(Host.DeviceNews.What.DOOR_BACK));
        } catch (IOException taken) {
            reopenLater();
        }
    }

    private Wire.Listener answer(Wire wire, InetAddress from, boolean crowded) {
        return new HostConnection(
                host,
                new HostHandshake(codes, keys, from, random),
                keys,
                wire,
                work -> think(from, work),
                lock,
                crowded);
    }

    /** Whether there is time for one more thought for an address. */
    private boolean think(InetAddress from, Runnable work) {
        synchronized (thoughts) {
            int all = thoughts.values().stream().mapToInt(Integer::intValue).sum();
            int own = thoughts.getOrDefault(from, 0);
            if (all >= MOST_THOUGHTS || own >= MOST_THOUGHTS_OF_ONE || thinker.isShutdown()) return false;
            thoughts.put(from, own + 1);
        }
        thinker.execute(() -> {
            try {
                work.run();
            } finally {
                synchronized (thoughts) {
                    thoughts.computeIfPresent(from, (key, own) -> own == 1 ? null : own - 1);
                }
            }
        });
        return true;
    }

    /** The code for a seat: the referee tells it to the one who sits there, and to nobody else. */
    public JoinCode code(DeviceRole seat) {
        return codes.code(seat);
    }

    /** New codes for all seats, when one has been guessed at or has got about. Who is in stays in. */
    public void renewCodes() {
        codes.renew();
    }

    /** Writes lines into the log, from any thread. */
    public void append(List<String> lines) {
        atTable(() -> host.append(lines));
    }

    /** Does something at the table while nobody else is there. */
    public void atTable(Runnable work) {
        synchronized (lock) {
            work.run();
        }
    }

    /** The number of lines in the log. */
    int size() {
        synchronized (lock) {
            return host.lines().size();
        }
    }

    /** Lets a device in that waits; says whether one with this number does. */
    public boolean admit(String device) {
        synchronized (lock) {
            return host.admit(device);
        }
    }

    /** Sends a device away for good; says whether there is one with this number. */
    public boolean dismiss(String device) {
        synchronized (lock) {
            return host.dismiss(device);
        }
    }

    /** Says goodbye to all who are there and closes the door. */
    @Override
    public void close() {
        atTable(host::farewell);
        synchronized (this) {
            closed = true;
            if (loop != null) loop.close();
        }
        thinker.shutdownNow();
    }

    /** The addresses of this machine on local networks, each with the port, as a person can type them. */
    public static List<String> addresses(int port) {
        List<String> found = new ArrayList<>();
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces()))
                for (InetAddress address : Collections.list(network.getInetAddresses()))
                    if (address instanceof Inet4Address && address.isSiteLocalAddress())
                        found.add(address.getHostAddress() + ":" + port);
        } catch (SocketException e) {
            return List.of();
        }
        return found;
    }

    /** A thread that does not keep a program alive. */
    static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "mirror");
        thread.setDaemon(true);
        return thread;
    }
}
