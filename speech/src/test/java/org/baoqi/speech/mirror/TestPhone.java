package org.baoqi.speech.mirror;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.baoqi.rules.clock.TimeSource;

/** A device that remembers what it heard. */
final class TestPhone implements Replica.Reader, AutoCloseable {
    private final List<String> read = new CopyOnWriteArrayList<>();
    private final List<MirrorLink.News> news = new CopyOnWriteArrayList<>();
    private final List<String> presence = new CopyOnWriteArrayList<>();
    private final MirrorLink link;

    TestPhone(String address, String name, JoinCode code, DeviceRole role, MirrorLink.WireFactory wires) {
        link = new MirrorLink(address, code, role, new Replica(name, this), this, wires, TimeSource.system());
        link.open();
    }

    /** A phone of a seat whose player has been told its code. */
    static TestPhone of(TestTable table, DeviceRole role) {
        return new TestPhone(table.address(), role.name(), table.server().code(role), role, FrameLoop::connect);
    }

    TestPhone joined() throws InterruptedException {
        Waiting.until("joining", () -> news.contains(MirrorLink.News.JOINED));
        return this;
    }

    @Override
    public void read(List<String> lines) {
        read.addAll(lines);
    }

    @Override
    public void replied(String text) {}

    @Override
    public void changed(MirrorLink.News what) {
        news.add(what);
    }

    @Override
    public void presence(DeviceRole seat, boolean here) {
        presence.add(seat + (here ? " back" : " gone"));
    }

    /** What it was told of the others. */
    List<String> presence() {
        return presence;
    }

    MirrorLink link() {
        return link;
    }

    List<String> lines() {
        return read;
    }

    List<MirrorLink.News> news() {
        return news;
    }

    @Override
    public void close() {
        link.close();
    }
}
