package org.baoqi.app.mirror;

import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.baoqi.app.BaoqiApplication;
import org.baoqi.app.referee.Observers;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.mirror.Addresses;
import org.baoqi.speech.mirror.DeviceNews;
import org.baoqi.speech.mirror.MirrorServer;
import org.baoqi.speech.mirror.MirrorTable;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** The door of the refereed match to other phones. Called on the main thread; sockets and keys are the disk's thread's. */
public final class Hosting {
    private final BaoqiApplication app;
    private final Finding finding;
    private final Executor disk;
    private final Executor main;
    private final Observers observers = new Observers();
    private final Map<String, DeviceNews> devices = new LinkedHashMap<>();
    private Optional<Door> door = Optional.empty();
    private Runnable silence = () -> {};
    private Words words;
    private boolean opening;

    /**
     * The door as it stands open.
     *
     * @param code what the referee tells the players
     * @param addresses where phones find it that do not find it by themselves
     */
    public record Door(MirrorServer server, String code, List<String> addresses) {}

    public Hosting(BaoqiApplication app, Finding finding, Executor disk, Executor main) {
        this.app = app;
        this.finding = finding;
        this.disk = disk;
        this.main = main;
    }

    public Optional<Door> door() {
        return door;
    }

    /** The last that was heard of each phone, by its name on the wire. */
    public Map<String, DeviceNews> devices() {
        return devices;
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** Opens the door to the match that is watched. */
    public void open(Words inWords, SpokenLanguage language, String name) {
        if (opening || door.isPresent()) return;
        opening = true;
        words = inWords;
        disk.execute(() -> {
            MirrorTable table = new MirrorTable(new InetSocketAddress(0), new Listener());
            List<String> hosts = Addresses.own();
            app.referee().open(table, language, port -> opened(table.server(), port, hosts, name));
        });
    }

    private void opened(MirrorServer server, Optional<Integer> port, List<String> hosts, String name) {
        opening = false;
        door = port.map(at -> new Door(server, server.code().digits(), Addresses.with(hosts, at)));
        port.ifPresent(at -> silence = finding.announce(name, at));
        if (!port.isPresent()) say(words.say("mirror.host.failed"));
        observers.tell();
    }

    private void say(String sentence) {
        app.voice().speaking().say(List.of(app.voice().options().announcer().refusal(sentence)));
    }

    /** Sends everybody away. */
    public void close() {
        app.referee().shut();
        silence.run();
        silence = () -> {};
        door = Optional.empty();
        devices.clear();
        observers.tell();
    }

    /** A new code, when the old one was guessed at or has got about. */
    public void renewCode() {
        door.ifPresent(open -> disk.execute(() -> {
            String code = open.server().renewCode().digits();
            main.execute(() -> {
                door = Optional.of(new Door(open.server(), code, open.addresses()));
                observers.tell();
            });
        }));
    }

    public void admit(String device) {
        door.ifPresent(open -> disk.execute(() -> open.server().admit(device)));
    }

    public void dismiss(String device) {
        devices.remove(device);
        door.ifPresent(open -> disk.execute(() -> open.server().dismiss(device)));
        observers.tell();
    }

    private void heardOf(DeviceNews news) {
        if (news.what() != DeviceNews.What.CODE_VOID) devices.put(news.device(), news);
        say(new DeviceWords(words).sentence(news));
        observers.tell();
    }

    private final class Listener implements MirrorTable.Listener {
        @Override
        public void said(List<Announcement> said) {
            app.referee().followed(said);
        }

        @Override
        public void changed(DeviceNews news) {
            main.execute(() -> heardOf(news));
        }
    }
}
