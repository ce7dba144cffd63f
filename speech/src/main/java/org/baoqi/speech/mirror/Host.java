package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final HostedTable table;
    private boolean codeVoid;

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

        /** A device has come or gone, waits to be admitted, or has another log than the host. */
        void changed(DeviceNews news);
    }

    /** Sends messages to one device. */
    interface Outlet {
        void send(MirrorMessage message);
    }

    /** A device as the host knows it, also while it is away. */
    private static final class Device {
        private String name = "";
        private DeviceRole role;
        private boolean admitted;
        private boolean joined;
        private String start = "";
        private Rulings rulings = new Rulings();
        private Outlet outlet;
    }

    public Host(HostedTable table) {
        this.table = table;
    }

    public List<String> lines() {
        return log.lines();
    }

    /** Writes lines down and sends them to all who are there. */
    public void append(List<String> lines) {
        long first = log.size();
        lines.forEach(log::append);
        for (Device device : devices.values()) if (device.joined && device.outlet != null) sendFrom(device, first);
    }

    /** The referee lets a device in that waits. */
    public void admit(String id) {
        Device device = devices.get(id);
        if (device == null || device.role == null) return;
        device.admitted = true;
        if (device.outlet != null) welcome(id, device, 0);
    }

    /** The referee sends a device away. */
    public void dismiss(String id) {
        Device device = devices.get(id);
        if (device == null) return;
        device.admitted = false;
        device.joined = false;
        if (device.outlet != null) device.outlet.send(new MirrorMessage.NotAdmitted(MirrorMessage.Refusal.REFUSED));
        tell(id, device, DeviceNews.What.LEFT);
    }

    /** Somebody has guessed too often. The referee is told once, until he gives a new code. */
    void codeIsVoid() {
        if (!codeVoid) table.changed(new DeviceNews("", Optional.empty(), "", DeviceNews.What.CODE_VOID));
        codeVoid = true;
    }

    void codeIsNew() {
        codeVoid = false;
    }

    void connected(String id, Outlet outlet) {
        Device device = devices.computeIfAbsent(id, key -> new Device());
        device.outlet = outlet;
        device.joined = false;
    }

    void disconnected(String id, Outlet outlet) {
        Device device = devices.get(id);
        if (device == null || device.outlet != outlet) return;
        device.outlet = null;
        if (device.joined) tell(id, device, DeviceNews.What.LEFT);
    }

    void received(String id, MirrorMessage message) {
        Device device = devices.get(id);
        if (message instanceof MirrorMessage.Join join) join(id, device, join);
        else if (message instanceof MirrorMessage.Ping ping)
            device.outlet.send(new MirrorMessage.Pong(ping.nanos(), table.nanos()));
        else if (device.joined && message instanceof MirrorMessage.Have have) compare(id, device, have);
        else if (device.joined && message instanceof MirrorMessage.Proposal proposal) propose(device, proposal);
    }

    private void join(String id, Device device, MirrorMessage.Join join) {
        Optional<MirrorMessage.Refusal> refusal = refusal(id, device, join.role());
        device.role = join.role();
        device.name = join.name();
        if (!join.start().equals(device.start)) device.rulings = new Rulings();
        device.start = join.start();
        if (refusal.isPresent()) {
            device.outlet.send(new MirrorMessage.NotAdmitted(refusal.get()));
            if (refusal.get() == MirrorMessage.Refusal.WAITING) tell(id, device, DeviceNews.What.WAITS);
            return;
        }
        device.admitted = true;
        if (!log.beginsWith(join.have(), join.digest())) differs(id, device, join.have());
        else welcome(id, device, join.have());
    }

    /** A player's phone has the code from the referee; an observer's needs his word besides. */
    private Optional<MirrorMessage.Refusal> refusal(String id, Device device, DeviceRole role) {
        boolean taken = role != DeviceRole.OBSERVER
                && devices.entrySet().stream()
                        .anyMatch(e -> !e.getKey().equals(id) && e.getValue().admitted && e.getValue().role == role);
        if (taken) return Optional.of(MirrorMessage.Refusal.TAKEN);
        boolean known = device.admitted && device.role == role;
        return role == DeviceRole.OBSERVER && !known ? Optional.of(MirrorMessage.Refusal.WAITING) : Optional.empty();
    }

    private void welcome(String id, Device device, long have) {
        device.joined = true;
        device.outlet.send(new MirrorMessage.Admitted(device.role));
        sendFrom(device, have);
        tell(id, device, DeviceNews.What.JOINED);
    }

    private void sendFrom(Device device, long first) {
        for (long from = first; from < log.size(); from += LINES_AT_ONCE)
            device.outlet.send(new MirrorMessage.Lines(log.from(from, LINES_AT_ONCE)));
    }

    private void compare(String id, Device device, MirrorMessage.Have have) {
        if (!log.beginsWith(have.count(), have.digest())) differs(id, device, have.count());
        else if (have.count() < log.size())
            device.outlet.send(new MirrorMessage.Lines(log.from(have.count(), LINES_AT_ONCE)));
    }

    private void differs(String id, Device device, long count) {
        device.outlet.send(new MirrorMessage.Differs(count));
        tell(id, device, DeviceNews.What.DIFFERS);
    }

    private void propose(Device device, MirrorMessage.Proposal proposal) {
        if (device.role == DeviceRole.OBSERVER) return;
        for (MirrorMessage.Reply reply : device.rulings.on(proposal, text -> table.rule(device.role, text)))
            device.outlet.send(reply);
    }

    private void tell(String id, Device device, DeviceNews.What what) {
        table.changed(new DeviceNews(id, Optional.ofNullable(device.role), device.name, what));
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
     * @param name what its owner calls it
     */
    public record DeviceNews(String device, Optional<DeviceRole> role, String name, What what) {
        public enum What {
            JOINED,
            LEFT,
            /** An observer waits for the referee's word. */
            WAITS,
            /** Its log is not the host's. */
            DIFFERS,
            /** No device in particular: the code has been guessed at too often and lets nobody in any more. */
            CODE_VOID
        }
    }
}
