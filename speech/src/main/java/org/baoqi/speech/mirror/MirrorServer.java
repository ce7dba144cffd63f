package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.java_websocket.WebSocket;
import org.java_websocket.drafts.Draft_6455;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.protocols.Protocol;
import org.java_websocket.server.WebSocketServer;

/** Lets devices in that know the code, and carries messages between them and the {@link Host}. */
public final class MirrorServer implements AutoCloseable {
    private static final int MOST_CONNECTIONS = 64;
    private static final int LONGEST_FRAME = 1 << 19;
    private static final int SECONDS_TO_OPEN = 30;
    private static final int SECONDS_TO_PROVE = 10;
    private static final int SECONDS_OF_SILENCE = 20;
    private static final int MILLIS_TO_CLOSE = 1000;

    private final SecureRandom random = new SecureRandom();
    private final JoinCode.Guard guard = new JoinCode.Guard(random);
    private final Map<String, byte[]> secrets = new ConcurrentHashMap<>();
    private final Map<WebSocket, HostConnection> connections = new ConcurrentHashMap<>();
    private final ScheduledExecutorService porter = Executors.newSingleThreadScheduledExecutor(MirrorServer::daemon);
    private final CountDownLatch ready = new CountDownLatch(1);
    private volatile boolean failed;
    private final Host host;
    private final Object lock;
    private final SocketServer sockets;

    /** @param lock whoever holds it is alone at the table */
    public MirrorServer(Host.HostedTable table, InetSocketAddress address, Object lock) {
        this.lock = lock;
        host = new Host(table);
        sockets = new SocketServer(address);
    }

    /**
     * Opens the port and returns its number.
     *
     * @throws IOException if that port is another program's
     */
    public int open() throws IOException, InterruptedException {
        sockets.start();
        boolean open = ready.await(SECONDS_TO_OPEN, TimeUnit.SECONDS) && !failed;
        if (!open) throw new IOException("no port could be had");
        return sockets.getPort();
    }

    /** The code for players to come in with. */
    public JoinCode code() {
        return guard.code();
    }

    /** A new code, when the old one has been guessed at too often or has got about. */
    public JoinCode renewCode() {
        atTable(host::codeIsNew);
        return guard.renew();
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

    public void admit(String device) {
        atTable(() -> host.admit(device));
    }

    public void dismiss(String device) {
        secrets.remove(device);
        atTable(() -> host.dismiss(device));
    }

    @Override
    public void close() {
        porter.shutdownNow();
        try {
            sockets.stop(MILLIS_TO_CLOSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
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

    private HostConnection connection(WebSocket socket) {
        return new HostConnection(host, new HostHandshake(guard, secrets, random), secrets, new Wire() {
            @Override
            public void send(byte[] frame) {
                if (socket.isOpen()) socket.send(frame);
            }

            @Override
            public void send(String text) {
                if (socket.isOpen()) socket.send(text);
            }

            @Override
            public void close() {
                socket.close();
            }
        });
    }

    private final class SocketServer extends WebSocketServer {
        SocketServer(InetSocketAddress address) {
            super(address, 2, List.of(new Draft_6455(List.of(), List.of(new Protocol("")), LONGEST_FRAME)));
            setReuseAddr(true);
            setDaemon(true);
            setTcpNoDelay(true);
            setConnectionLostTimeout(SECONDS_OF_SILENCE);
        }

        @Override
        public void onStart() {
            ready.countDown();
        }

        @Override
        public void onOpen(WebSocket socket, ClientHandshake handshake) {
            if (connections.size() >= MOST_CONNECTIONS) {
                socket.close();
                return;
            }
            HostConnection connection = connection(socket);
            connections.put(socket, connection);
            porter.schedule(connection::closeUnlessTrusted, SECONDS_TO_PROVE, TimeUnit.SECONDS);
        }

        @Override
        public void onMessage(WebSocket socket, String text) {
            HostConnection connection = connections.get(socket);
            if (connection != null) connection.received(text);
        }

        @Override
        public void onMessage(WebSocket socket, ByteBuffer frame) {
            HostConnection connection = connections.get(socket);
            byte[] bytes = new byte[frame.remaining()];
            frame.get(bytes);
            if (connection != null) connection.received(bytes);
        }

        @Override
        public void onClose(WebSocket socket, int code, String reason, boolean remote) {
            HostConnection connection = connections.remove(socket);
            if (connection != null) connection.closed();
        }

        /** One connection's trouble is its own; the others go on. The server's own is that its port does not open. */
        @Override
        public void onError(WebSocket socket, Exception trouble) {
            if (socket != null) {
                socket.close();
            } else if (ready.getCount() > 0) {
                failed = true;
                ready.countDown();
            }
        }
    }
}
