package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Carries frames over sockets, on one thread that never waits for any of them. A frame is a byte for its kind, three for its
 * length, and so many bytes.
 *
 * <p>Whoever is not trusted yet is a stranger: his frames are short, he has a few seconds, and there are never more than a few
 * of him, in all and from one address, so that all strangers together cost less than a megabyte. Where there are too many,
 * the eldest that has not said anything goes.
 */
final class FrameLoop implements AutoCloseable {
    static final int MOST_STRANGERS = 32;
    static final int MOST_FROM_ONE_ADDRESS = 12;
    /** Places besides, for those who come back with their keys. */
    static final int RESERVED = 8;

    /** The longest text of a handshake has 5 KB. */
    static final int LONGEST_OF_STRANGERS = 8 << 10;

    static final int LONGEST = 1 << 19;
    private static final int MOST_WAITING = 1 << 22;
    private static final int MOST_WAITING_FOR_STRANGERS = 16 << 10;

    static final long TO_SPEAK = TimeUnit.SECONDS.toNanos(5);
    static final long TO_PROVE = TimeUnit.SECONDS.toNanos(12);
    private static final long OF_SILENCE = TimeUnit.SECONDS.toNanos(20);
    private static final long TO_CLOSE = TimeUnit.SECONDS.toNanos(1);
    /** How long nobody is let in after the system had no socket to give. */
    private static final long TO_RECOVER = TimeUnit.MILLISECONDS.toNanos(200);

    private static final int HEADER = 4;
    private static final byte TEXT = 1;
    private static final byte SEALED = 2;
    /** Frames of one connection that are taken before the others have their turn. */
    private static final int AT_ONCE = 64;

    private final Selector selector;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Set<Connection> connections = new HashSet<>();
    private final Consumer<Throwable> died;
    private final Thread thread;
    private Optional<SelectionKey> door = Optional.empty();
    private long doorOpens;
    private volatile boolean closing;
    private long closeAt;

    /** @param died hears of a fault that has ended the loop and closed everything, on its thread */
    FrameLoop(Consumer<Throwable> died) throws IOException {
        this.died = died;
        selector = Selector.open();
        thread = MirrorServer.daemon(this::run);
        thread.start();
    }

    /** Whether it still carries anything. */
    boolean isAlive() {
        return thread.isAlive() && !closing;
    }

    /** Answers those who connect. */
    interface Doorkeeper {
        /**
         * Who deals with a connection that was opened from an address.
         *
         * @param crowded whether only one who is known already may stay
         */
        Wire.Listener answer(Wire wire, InetAddress from, boolean crowded);
    }

    /** Lets others connect to a port, whose number it returns. */
    int listen(InetSocketAddress address, Doorkeeper answer) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        try {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            channel.bind(address, MOST_STRANGERS);
            channel.configureBlocking(false);
        } catch (IOException taken) {
            channel.close();
            throw taken;
        }
        doLater(() -> door = Optional.of(register(channel, answer)));
        return channel.socket().getLocalPort();
    }

    private SelectionKey register(ServerSocketChannel channel, Doorkeeper answer) {
        try {
            return channel.register(selector, SelectionKey.OP_ACCEPT, answer);
        } catch (IOException closed) {
            throw new IllegalStateException(closed);
        }
    }

    /** Connects to an address with a port, {@code host:port}. What comes of it is told on the loop's thread. */
    Wire connect(String address, Wire.Listener listener) {
        Connection made = new Connection(listener);
        doLater(() -> made.connect(address));
        return made;
    }

    /** What was sent is on its way for a second more. */
    @Override
    public void close() {
        doLater(() -> {
            closing = true;
            closeAt = System.nanoTime() + TO_CLOSE;
        });
    }

    private void doLater(Runnable task) {
        tasks.add(task);
        selector.wakeup();
    }

    private void run() {
        Optional<Throwable> fault = Optional.empty();
        try {
            while (!closing || (isAnythingWaiting() && System.nanoTime() < closeAt)) turn();
        } catch (Throwable t) {
            fault = Optional.of(t);
        }
        shut();
        fault.ifPresent(died);
    }

    private boolean isAnythingWaiting() {
        return connections.stream().anyMatch(connection -> connection.isOpen() && connection.queued.get() > 0);
    }

    private void shut() {
        closing = true;
        try {
            if (door.isPresent()) door.get().channel().close();
            new ArrayList<>(connections).forEach(Connection::end);
            selector.close();
        } catch (IOException gone) {
            // There is nothing left to close.
        }
    }

    private void turn() throws IOException {
        selector.select(untilNext());
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) task.run();
        for (SelectionKey key : selector.selectedKeys()) {
            if (key.attachment() instanceof Connection connection) connection.move();
            else accept(key, (Doorkeeper) key.attachment());
        }
        selector.selectedKeys().clear();
        long now = System.nanoTime();
        for (Connection connection : new ArrayList<>(connections)) if (connection.deadline() <= now) connection.end();
        door.filter(key -> key.isValid() && key.interestOps() == 0 && doorOpens <= now)
                .ifPresent(key -> key.interestOps(SelectionKey.OP_ACCEPT));
    }

    /** Milliseconds until a connection has had its time; 0 for ever. */
    private long untilNext() {
        long now = System.nanoTime();
        long next = Long.MAX_VALUE;
        for (Connection connection : connections) next = Math.min(next, connection.deadline() - now);
        if (closing) next = Math.min(next, closeAt - now);
        if (door.isPresent() && doorOpens > now) next = Math.min(next, doorOpens - now);
        return next == Long.MAX_VALUE ? 0 : Math.max(1, TimeUnit.NANOSECONDS.toMillis(next) + 1);
    }

    private void accept(SelectionKey key, Doorkeeper keeper) {
        for (int i = 0; i < MOST_STRANGERS; i++) {
            try {
                SocketChannel channel = ((ServerSocketChannel) key.channel()).accept();
                if (channel == null) return;
                InetAddress from = channel.socket().getInetAddress();
                if (from == null || closing || !makeRoom(from)) channel.close();
                else new Connection(keeper, from).begin(channel, SelectionKey.OP_READ);
            } catch (IOException noSocket) {
                key.interestOps(0);
                doorOpens = System.nanoTime() + TO_RECOVER;
                return;
            }
        }
    }

    /** Whether another stranger from an address may come in; the eldest silent one goes for him. */
    private boolean makeRoom(InetAddress from) {
        List<Connection> strangers = strangers();
        List<Connection> ofAddress = new ArrayList<>();
        for (Connection connection : strangers) if (from.equals(connection.from)) ofAddress.add(connection);
        if (ofAddress.size() >= MOST_FROM_ONE_ADDRESS) return dropSilent(ofAddress);
        return strangers.size() < MOST_STRANGERS + RESERVED || dropSilent(strangers);
    }

    private List<Connection> strangers() {
        List<Connection> strangers = new ArrayList<>();
        for (Connection connection : connections) if (!connection.trusted) strangers.add(connection);
        return strangers;
    }

    private static boolean dropSilent(List<Connection> some) {
        Optional<Connection> eldest =
                some.stream().filter(connection -> !connection.spoke).min((a, b) -> Long.compare(a.since, b.since));
        eldest.ifPresent(Connection::end);
        return eldest.isPresent();
    }

    /** One connection. Everything but sending happens on the loop's thread. */
    private final class Connection implements Wire {
        private final Listener listener;
        private final InetAddress from;
        private final ByteBuffer header = ByteBuffer.allocate(HEADER);
        private final Queue<ByteBuffer> out = new ConcurrentLinkedQueue<>();
        private final AtomicInteger queued = new AtomicInteger();
        private ByteBuffer body;
        private SocketChannel channel;
        private SelectionKey key;
        private long since = System.nanoTime();
        private long heard = since;
        private boolean opened;
        private boolean spoke;
        private boolean ended;
        private volatile boolean trusted;
        private volatile long closesAt = Long.MAX_VALUE;

        Connection(Listener listener) {
            this.listener = listener;
            this.from = null;
        }

        Connection(Doorkeeper keeper, InetAddress from) {
            this.from = from;
            this.listener = keeper.answer(this, from, strangers().size() >= MOST_STRANGERS);
        }

        void begin(SocketChannel opened, int interest) throws IOException {
            channel = opened;
            connections.add(this);
            since = System.nanoTime();
            heard = since;
            try {
                channel.configureBlocking(false);
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                key = channel.register(selector, interest, this);
            } catch (IOException broken) {
                end();
            }
        }

        void connect(String address) {
            int colon = address.lastIndexOf(':');
            try {
                String host = address.substring(0, colon).replaceAll("^\\[|\\]$", "");
                InetSocketAddress to = new InetSocketAddress(host, Integer.parseInt(address.substring(colon + 1)));
                begin(SocketChannel.open(), SelectionKey.OP_CONNECT);
                if (!ended && channel.connect(to)) opened();
            } catch (IOException | IllegalArgumentException | StringIndexOutOfBoundsException nowhere) {
                end();
            }
        }

        boolean isOpen() {
            return !ended;
        }

        /** When it has had its time. */
        long deadline() {
            if (closesAt != Long.MAX_VALUE) return closesAt;
            if (trusted) return heard + OF_SILENCE;
            return spoke ? since + TO_PROVE : since + TO_SPEAK;
        }

        /** Does what can be done without waiting. Its trouble is its own: the others go on. */
        void move() {
            if (ended || key == null) return;
            try {
                if (!opened && key.isConnectable() && channel.finishConnect()) opened();
                if (key.isReadable()) read();
                if (!ended) write();
            } catch (IOException | RuntimeException trouble) {
                end();
            }
        }

        private void opened() {
            opened = true;
            key.interestOps(SelectionKey.OP_READ);
            listener.opened();
        }

        private void read() throws IOException {
            for (int i = 0; i < AT_ONCE && !ended; i++) {
                ByteBuffer filling = body == null ? header : body;
                if (channel.read(filling) < 0) end();
                if (ended || filling.hasRemaining()) return;
                if (body == null) begin(header);
                else deliver();
            }
        }

        /** No more room is taken than a frame may have. */
        private void begin(ByteBuffer full) {
            ((Buffer) full).flip();
            int first = full.getInt();
            ((Buffer) full).clear();
            byte kind = (byte) (first >>> 24);
            int length = first & 0xffffff;
            boolean known = kind == SEALED || (kind == TEXT && !trusted);
            if (known && length > 0 && length <= (trusted ? LONGEST : LONGEST_OF_STRANGERS)) {
                body = ByteBuffer.allocate(length + 1);
                body.put(kind);
            } else {
                end();
            }
        }

        private void deliver() {
            byte[] bytes = body.array();
            body = null;
            spoke = true;
            heard = System.nanoTime();
            if (bytes[0] == TEXT) {
                listener.received(new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8));
            } else {
                byte[] frame = new byte[bytes.length - 1];
                System.arraycopy(bytes, 1, frame, 0, frame.length);
                listener.received(frame);
            }
        }

        @Override
        public void send(byte[] frame) {
            send(SEALED, frame);
        }

        @Override
        public void send(String text) {
            send(TEXT, text.getBytes(StandardCharsets.UTF_8));
        }

        /** Who does not read what he is sent is not waited for. */
        private void send(byte kind, byte[] bytes) {
            int waiting = queued.addAndGet(bytes.length + HEADER);
            if (waiting > (trusted ? MOST_WAITING : MOST_WAITING_FOR_STRANGERS)) {
                doLater(this::end);
                return;
            }
            ByteBuffer frame = ByteBuffer.allocate(bytes.length + HEADER);
            ((Buffer) frame.putInt(kind << 24 | bytes.length).put(bytes)).flip();
            out.add(frame);
            doLater(this::move);
        }

        private void write() throws IOException {
            if (key == null || !channel.isConnected()) return;
            for (ByteBuffer frame = out.peek(); frame != null; frame = out.peek()) {
                queued.addAndGet(-channel.write(frame));
                if (frame.hasRemaining()) break;
                out.remove();
            }
            if (out.isEmpty() && closesAt != Long.MAX_VALUE) end();
            else key.interestOps(out.isEmpty() ? SelectionKey.OP_READ : SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        }

        @Override
        public void trust() {
            trusted = true;
        }

        /** What was sent goes first. */
        @Override
        public void close() {
            doLater(() -> {
                closesAt = System.nanoTime() + TO_CLOSE;
                if (key == null) end();
                else move();
            });
        }

        void end() {
            if (ended) return;
            ended = true;
            connections.remove(this);
            try {
                if (channel != null) channel.close();
            } catch (IOException gone) {
                // It is closed, then.
            }
            listener.closed();
        }
    }
}
