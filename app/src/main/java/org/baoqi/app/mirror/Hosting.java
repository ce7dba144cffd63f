package org.baoqi.app.mirror;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.baoqi.app.kit.ChangeObservers;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.referee.RefereedMatch;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.Host;
import org.baoqi.speech.mirror.MirrorServer;
import org.baoqi.speech.words.Words;

/** Lets players' phones follow the refereed match. Called on the main thread; sockets and keys are used on the disk's. */
public final class Hosting {
    private final RefereedMatch referee;
    private final VoiceServices voice;
    private final HostDiscovery discovery;
    private final Executor disk;
    private final Executor main;
    private final ChangeObservers observers = new ChangeObservers();
    private final Map<String, Host.DeviceNews> devices = new LinkedHashMap<>();
    private Optional<Door> door = Optional.empty();
    private Runnable silence = () -> {};
    private Words words;
    private boolean opening;

    /**
     * The door as it stands open.
     *
     * @param codes what the referee tells the players, a code for each seat
     * @param addresses where phones find it that do not find it by themselves
     */
    public record Door(MirrorServer server, Map<DeviceRole, String> codes, List<String> addresses) {
        static Door of(MirrorServer server, List<String> addresses) {
            Map<DeviceRole, String> codes = new EnumMap<>(DeviceRole.class);
            for (DeviceRole seat : DeviceRole.values())
                codes.put(seat, server.code(seat).digits());
            return new Door(server, codes, addresses);
        }
    }

    public Hosting(RefereedMatch referee, VoiceServices voice, HostDiscovery discovery, Executor disk, Executor main) {
        this.referee = referee;
        this.voice = voice;
        this.discovery = discovery;
        this.disk = disk;
        this.main = main;
    }

    public Optional<Door> door() {
        return door;
    }

    /** The last that was heard of each phone, by its number. */
    public Map<String, Host.DeviceNews> devices() {
        return devices;
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** Opens the door to the match that is watched. */
    public void open(Words inWords, String name) {
        if (opening || door.isPresent()) return;
        opening = true;
        words = inWords;
        referee.open(news -> main.execute(() -> heardOf(news)), open -> opened(open, name));
    }

    private void opened(Optional<RefereedMatch.OpenDoor> open, String name) {
        opening = false;
        if (!open.isPresent()) say(words.say("mirror.host.failed"));
        open.ifPresent(at -> {
            silence = discovery.announce(name, at.port());
            disk.execute(() -> {
                List<String> addresses = MirrorServer.addresses(at.port());
                main.execute(() -> shown(at.server(), addresses));
            });
        });
        observers.tell();
    }

    private void shown(MirrorServer server, List<String> addresses) {
        door = Optional.of(Door.of(server, addresses));
        observers.tell();
    }

    private void say(String sentence) {
        voice.speaking().say(List.of(voice.options().announcer().refusal(sentence)));
    }

    /** Sends everybody away. */
    public void close() {
        referee.shut();
        silence.run();
        silence = () -> {};
        door = Optional.empty();
        devices.clear();
        observers.tell();
    }

    /** New codes, when one was guessed at or has got about. */
    public void renewCodes() {
        door.ifPresent(open -> disk.execute(() -> {
            open.server().renewCodes();
            main.execute(() -> shown(open.server(), open.addresses()));
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

    private void heardOf(Host.DeviceNews news) {
        boolean gone = news.what() == Host.DeviceNews.What.LEFT && !devices.containsKey(news.device());
        if (!news.device().isEmpty() && !gone) devices.put(news.device(), news);
        say(sentence(news, words));
        observers.tell();
    }

    /** Tells a referee of a phone. */
    static String sentence(Host.DeviceNews news, Words words) {
        String role = news.role().map(each -> words.say("mirror.role." + each)).orElse("");
        String key = news.what() == Host.DeviceNews.What.WAITS ? "mirror.waits" : "mirror.device." + news.what();
        return words.say(key, news.device(), role, name(news, words));
    }

    static String name(Host.DeviceNews news, Words words) {
        return news.name().isEmpty() ? words.say("mirror.nameless") : news.name();
    }
}
