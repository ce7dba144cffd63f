package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

/** A host on this machine that writes down whatever is proposed. */
final class TestTable implements Host.HostedTable, AutoCloseable {
    /** What makes the door break down, once for each {@link #breakDown}. */
    static final String FATAL = "fatal";

    private final AtomicBoolean breaks = new AtomicBoolean();

    private final List<Host.DeviceNews> news = new CopyOnWriteArrayList<>();
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final MirrorServer server;
    private final int port;

    TestTable() throws IOException {
        server = new MirrorServer(
                this, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), new Object(), List.of(), lines -> {});
        port = server.open();
    }

    @Override
    public String rule(DeviceRole role, String proposal) {
        if (proposal.equals(FATAL) && breaks.getAndSet(false)) throw new OutOfMemoryError("as the test has it");
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
    public boolean stands() {
        return false;
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

    void breakDown() {
        breaks.set(true);
    }

    boolean heard(Host.DeviceNews.What what) {
        return news.stream().anyMatch(each -> each.what() == what);
    }

    /** The number of the phone of whom something was heard last. */
    String device() {
        return news.get(news.size() - 1).device();
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
