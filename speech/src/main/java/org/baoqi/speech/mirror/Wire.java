package org.baoqi.speech.mirror;

import java.net.URI;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.java_websocket.client.WebSocketClient;
import org.java_websocket.handshake.ServerHandshake;

/** A connection between a device and the host, as texts and bytes. */
interface Wire {
    void send(byte[] frame);

    void send(String text);

    void close();

    /** Takes what comes over the connection. */
    interface Listener {
        void opened();

        void received(String text);

        void received(byte[] frame);

        /** Once, also if it never opened. */
        void closed();
    }

    /** A device's end of a connection over a WebSocket. */
    final class SocketWire implements Wire {
        private static final int SECONDS_OF_SILENCE = 20;

        private final Client client;

        SocketWire(URI address, Listener listener) {
            client = new Client(address, listener);
            client.connect();
        }

        @Override
        public void send(byte[] frame) {
            if (client.isOpen()) client.send(frame);
        }

        @Override
        public void send(String text) {
            if (client.isOpen()) client.send(text);
        }

        @Override
        public void close() {
            client.close();
        }

        private static final class Client extends WebSocketClient {
            private final Listener listener;
            private final AtomicBoolean closed = new AtomicBoolean();

            Client(URI address, Listener listener) {
                super(address);
                this.listener = listener;
                setDaemon(true);
                setTcpNoDelay(true);
                setConnectionLostTimeout(SECONDS_OF_SILENCE);
            }

            @Override
            public void onOpen(ServerHandshake handshake) {
                listener.opened();
            }

            @Override
            public void onMessage(String text) {
                listener.received(text);
            }

            @Override
            public void onMessage(ByteBuffer frame) {
                byte[] bytes = new byte[frame.remaining()];
                frame.get(bytes);
                listener.received(bytes);
            }

            @Override
            public void onClose(int code, String reason, boolean remote) {
                if (closed.compareAndSet(false, true)) listener.closed();
            }

            /** The connection closes after it. */
            @Override
            public void onError(Exception trouble) {}
        }
    }
}
