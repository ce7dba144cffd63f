package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A host on this machine that writes down whatever is proposed. */
final class TestTable implements Host.HostedTable, AutoCloseable {
    private final List<Host.DeviceNews> news = new CopyOnWriteArrayList<>();
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final MirrorServer server;
    private final int port;

    TestTable() throws IOException, InterruptedException {
        server = new MirrorServer(this, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), new Object());
        port = server.open();
    }

    @Override
    public String rule(DeviceRole role, String proposal) {
        append(role + " " + proposal);
        return "";
    }

    void append(String line) {
        lines.add(line);
        server.append(List.of(line));
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public void changed(Host.DeviceNews what) {
        news.add(what);
    }

    MirrorServer server() {
        return server;
    }

    List<Host.DeviceNews> news() {
        return news;
    }

    String address() {
        return "localhost:" + port;
    }

    int port() {
        return port;
    }

    List<String> lines() {
        return lines;
    }

    @Override
    public void close() {
        server.close();
    }
}
