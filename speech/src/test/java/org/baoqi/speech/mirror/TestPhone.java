package org.baoqi.speech.mirror;

import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.baoqi.rules.clock.TimeSource;

/** A device that remembers what it heard. */
final class TestPhone implements Replica.Reader, AutoCloseable {
    private final List<String> read = new CopyOnWriteArrayList<>();
    private final List<MirrorLink.News> news = new CopyOnWriteArrayList<>();
    private final MirrorLink link;

    TestPhone(String address, String device, JoinCode code, DeviceRole role, MirrorLink.WireFactory wires) {
        link = new MirrorLink(
                URI.create("ws://" + address),
                device,
                code,
                new Replica(role, device, this),
                this,
                wires,
                TimeSource.system());
        link.open();
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
