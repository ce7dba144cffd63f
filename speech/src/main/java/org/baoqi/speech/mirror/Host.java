package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The referee's end: keeps the log, hands it out, and asks the referee about everything that is proposed. Not safe for
 * several threads; {@link MirrorServer} takes care of that.
 */
public final class Host {
    private static final int LINES_AT_ONCE = 100;

    private final SharedLog log = new SharedLog();
    private final Map<String, Device> devices = new LinkedHashMap<>();
    /** The seats of which the other players were told that their phones have gone. */
    private final Set<DeviceRole> missed = EnumSet.noneOf(DeviceRole.class);

    private final HostedTable table;
    private final KeyRing keys;

    /** The table whose match is hosted, as far as the host needs it. */
    public interface HostedTable {
        /**
         * Rules on what a player said or did. The lines that come of it are {@link Host#append appended} by the one who
         * rules.
         *
         * @return what only he is told; empty if the log says it all
         */
        String rule(DeviceRole role, String proposal);

        /** The host's time. */
        long nanos();

        /** Whether it stands, because nothing that happens can be stored. */
        boolean stands();

        /** A device has come or gone, waits to be admitted, or has another log than the host. */
        void changed(DeviceNews news);
    }

    /** Sends messages to one device. */
    interface Outlet {
        void send(MirrorMessage message);

        /** Hangs up, after what was sent. */
        void close();
    }

    /** A device as the host knows it, also while it is away. Its seat is that of its key. */
    private static final class Device {
        private final String id;
        private final DeviceRole seat;
        private String name = "";
        private boolean admitted;
        private boolean joined;
        private String start = "";
        private Rulings rulings = new Rulings();
        private Outlet outlet;
        /** What it asked for last, until the referee says yes. */
        private MirrorMessage.Join asked;

        Device(String id, DeviceRole seat) {
            this.id = id;
            this.seat = seat;
        }
    }

    Host(HostedTable table, KeyRing keys) {
        this.table = table;
        this.keys = keys;
        for (KeyRing.Key key : keys.all()) {
            Device device = new Device(key.device(), key.seat());
            device.admitted = true;
            devices.put(key.device(), device);
        }
    }

    List<String> lines() {
        return log.lines();
    }

    /** Writes lines down and sends them to all who are there. */
    void append(List<String> lines) {
        long first = log.size();
        lines.forEach(log::append);
        for (Device device : devices.values()) if (device.joined && device.outlet != null) sendFrom(device, first);
    }

    /** The referee lets a device in that waits. Whoever had its seat before is sent away. */
    boolean admit(String id) {
        Device device = devices.get(id);
        if (device == null || device.asked == null) return false;
        if (device.seat != DeviceRole.OBSERVER) holder(device.seat).ifPresent(before -> dismiss(before.id));
        accept(device, device.asked);
        return true;
    }

    /** The referee sends a device away: its key opens nothing any more, and its connection ends. */
    boolean dismiss(String id) {
        Device device = devices.remove(id);
        if (device == null) return false;
        keys.remove(id);
        if (device.outlet != null) {
            device.outlet.send(new MirrorMessage.NotAdmitted(MirrorMessage.Refusal.REFUSED));
            device.outlet.close();
        }
        tell(device, DeviceNews.What.LEFT);
        if (device.joined) leave(device);
        return true;
    }

    /** Says to all who are there that the door is closed. */
    void farewell() {
        for (Device device : devices.values())
            if (device.joined && device.outlet != null) device.outlet.send(new MirrorMessage.Farewell());
    }

    /** Somebody guesses at the code of a seat. */
    void guessedAt(DeviceRole seat) {
        table.changed(new DeviceNews("", Optional.of(seat), "", DeviceNews.What.GUESSED));
    }

    /** The door has broken down, or stands open again. */
    void door(DeviceNews.What what) {
        table.changed(new DeviceNews("", Optional.empty(), "", what));
    }

    /** A device whose key was proved is on the line. An older connection of it is of no use any more. */
    void connected(String id, DeviceRole seat, Outlet outlet) {
        Device device = devices.computeIfAbsent(id, key -> new Device(id, seat));
        if (device.outlet != null) device.outlet.close();
        device.outlet = outlet;
        device.joined = false;
    }

    void disconnected(String id, Outlet outlet) {
        Device device = devices.get(id);
        if (device == null || device.outlet != outlet) return;
        device.outlet = null;
        if (!device.joined) return;
        device.joined = false;
        tell(device, DeviceNews.What.LEFT);
        leave(device);
    }

    private void leave(Device device) {
        missed.add(device.seat);
        present(device, false);
    }

    /** The other phones hear of a player who has gone or is back. */
    private void present(Device who, boolean here) {
        if (who.seat == DeviceRole.OBSERVER) return;
        for (Device device : devices.values())
            if (device != who && device.joined && device.outlet != null)
                device.outlet.send(new MirrorMessage.Presence(who.seat, here));
    }

    /** @param outlet that of the connection: what comes over an older one does not count */
    void received(String id, Outlet outlet, MirrorMessage message) {
        Device device = devices.get(id);
        if (device == null || device.outlet != outlet) return;
        if (message instanceof MirrorMessage.Join join) join(device, join);
        else if (message instanceof MirrorMessage.Ping ping)
            device.outlet.send(new MirrorMessage.Pong(ping.nanos(), table.nanos(), table.stands()));
        else if (device.joined && message instanceof MirrorMessage.Have have) compare(device, have);
        else if (device.joined && message instanceof MirrorMessage.Proposal proposal) propose(device, proposal);
    }

    /** A player's phone has the code of its seat from the referee; an observer's, and a second one, need his word besides. */
    private void join(Device device, MirrorMessage.Join join) {
        boolean free =
                device.seat != DeviceRole.OBSERVER && !holder(device.seat).isPresent();
        if (device.admitted || free) {
            accept(device, join);
            return;
        }
        boolean first = device.asked == null;
        device.asked = join;
        device.outlet.send(new MirrorMessage.NotAdmitted(MirrorMessage.Refusal.WAITING));
        if (first) table.changed(news(device, join.name(), DeviceNews.What.WAITS));
    }

    /** The device that has a player's seat. */
    private Optional<Device> holder(DeviceRole seat) {
        return devices.values().stream()
                .filter(device -> device.admitted && device.seat == seat)
                .findFirst();
    }

    private void accept(Device device, MirrorMessage.Join join) {
        device.admitted = true;
        keys.admit(device.id);
        device.asked = null;
        device.name = join.name();
        if (!join.start().equals(device.start)) device.rulings = new Rulings();
        device.start = join.start();
        if (device.outlet == null) return;
        if (log.beginsWith(join.have(), join.digest())) welcome(device, join.have());
        else differs(device, join.have());
    }

    private void welcome(Device device, long have) {
        boolean again = device.joined;
        device.joined = true;
        device.outlet.send(new MirrorMessage.Admitted(device.seat));
        sendFrom(device, have);
        if (again) return;
        tell(device, DeviceNews.What.JOINED);
        if (missed.remove(device.seat)) present(device, true);
    }

    private void sendFrom(Device device, long first) {
        for (long from = first; from < log.size(); from += LINES_AT_ONCE)
            device.outlet.send(new MirrorMessage.Lines(log.from(from, LINES_AT_ONCE)));
    }

    private void compare(Device device, MirrorMessage.Have have) {
        if (!log.beginsWith(have.count(), have.digest())) differs(device, have.count());
        else if (have.count() < log.size())
            device.outlet.send(new MirrorMessage.Lines(log.from(have.count(), LINES_AT_ONCE)));
    }

    private void differs(Device device, long count) {
        device.outlet.send(new MirrorMessage.Differs(count));
        tell(device, DeviceNews.What.DIFFERS);
    }

    private void propose(Device device, MirrorMessage.Proposal proposal) {
        if (device.seat == DeviceRole.OBSERVER) return;
        for (MirrorMessage.Reply reply : device.rulings.on(proposal, text -> table.rule(device.seat, text)))
            device.outlet.send(reply);
    }

    private void tell(Device device, DeviceNews.What what) {
        table.changed(news(device, device.name, what));
    }

    private static DeviceNews news(Device device, String name, DeviceNews.What what) {
        return new DeviceNews(device.id, Optional.of(device.seat), name, what);
    }

    /**
     * The host's rulings on one device's proposals. Each is ruled on once, in the order of their numbers; one that overtook
     * others waits for them, and one that comes again is only answered again.
     */
    private static final class Rulings {
        private final Map<Long, MirrorMessage.Proposal> early = new HashMap<>();
        private final TreeMap<Long, MirrorMessage.Reply> given = new TreeMap<>();
        private long handled;

        /** The answers to a proposal. */
        List<MirrorMessage.Reply> on(MirrorMessage.Proposal proposal, UnaryOperator<String> rule) {
            if (proposal.number() <= handled) return again(proposal.number());
            if (proposal.number() > handled + MirrorMessage.Proposal.MOST_UNDER_WAY) return List.of();
            early.put(proposal.number(), proposal);
            List<MirrorMessage.Reply> replies = new ArrayList<>();
            for (MirrorMessage.Proposal next = early.remove(handled + 1);
                    next != null;
                    next = early.remove(handled + 1)) replies.add(give(next, rule));
            return replies;
        }

        private List<MirrorMessage.Reply> again(long number) {
            return Optional.ofNullable(given.get(number)).map(List::of).orElse(List.of());
        }

        private MirrorMessage.Reply give(MirrorMessage.Proposal proposal, UnaryOperator<String> rule) {
            MirrorMessage.Reply reply = new MirrorMessage.Reply(++handled, rule.apply(proposal.text()));
            given.put(reply.number(), reply);
            if (given.size() > MirrorMessage.Proposal.MOST_UNDER_WAY) given.pollFirstEntry();
            return reply;
        }
    }

    /**
     * Something the referee should know about a device.
     *
     * @param device its number; empty where it is no device in particular
     * @param name what its owner calls himself; may be empty
     */
    public record DeviceNews(String device, Optional<DeviceRole> role, String name, What what) {
        public enum What {
            JOINED,
            LEFT,
            /** An observer waits for the referee's word, or a device that wants a seat which another has. */
            WAITS,
            /** Its log is not the host's. */
            DIFFERS,
            /** Somebody guesses at the code of a seat, and is slowed down. */
            GUESSED,
            /** The door has broken down; it is being opened again. */
            DOOR_LOST,
            /** The door stands open again, behind the same port. */
            DOOR_BACK
        }
    }
}
