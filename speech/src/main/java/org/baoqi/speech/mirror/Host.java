package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The referee's end: keeps the log, hands it out, and asks the referee about everything that is proposed. Not safe for
 * several threads; {@link MirrorServer} takes care of that.
 */
public final class Host {
    private static final int LINES_AT_ONCE = 100;

    private final SharedLog log = new SharedLog();
    private final Map<String, Device> devices = new LinkedHashMap<>();
    private final Table table;

    /** Who sits at the host's table and decides. */
    public interface Table {
        /**
         * Rules on what a player said or did. The lines that come of it are {@link Host#append appended} by the one who
         * rules.
         *
         * @return what only he is told; empty if the log says it all
         */
        String rule(Role role, String proposal);

        /** The host's time. */
        long nanos();

        /** A device has come or gone, waits to be admitted, or has another log than the host. */
        void changed(DeviceNews news);
    }

    /** Where messages for one device go. */
    interface Outlet {
        void send(Message message);
    }

    /** What the host knows of a device, also while it is away. */
    private static final class Device {
        private Role role;
        private boolean admitted;
        private boolean joined;
        private String start = "";
        private Rulings rulings = new Rulings();
        private Outlet outlet;
    }

    public Host(Table table) {
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
        if (device.outlet != null) device.outlet.send(new Message.NotAdmitted(Message.Refusal.REFUSED));
        tell(id, device, DeviceNews.What.LEFT);
    }

    /** The devices that take part, by what they are. */
    public Map<String, Role> present() {
        return devices.entrySet().stream()
                .filter(e -> e.getValue().joined && e.getValue().outlet != null)
                .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().role));
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

    void received(String id, Message message) {
        Device device = devices.get(id);
        if (message instanceof Message.Join join) join(id, device, join);
        else if (message instanceof Message.Ping ping)
            device.outlet.send(new Message.Pong(ping.nanos(), table.nanos()));
        else if (device.joined && message instanceof Message.Have have) compare(id, device, have);
        else if (device.joined && message instanceof Message.Proposal proposal) propose(device, proposal);
    }

    private void join(String id, Device device, Message.Join join) {
        Optional<Message.Refusal> refusal = refusal(id, device, join.role());
        device.role = join.role();
        if (!join.start().equals(device.start)) device.rulings = new Rulings();
        device.start = join.start();
        if (refusal.isPresent()) {
            device.outlet.send(new Message.NotAdmitted(refusal.get()));
            if (refusal.get() == Message.Refusal.WAITING) tell(id, device, join.name(), DeviceNews.What.WAITS);
            return;
        }
        device.admitted = true;
        if (!log.beginsWith(join.have(), join.digest())) differs(id, device, join.have());
        else welcome(id, device, join.have());
    }

    /** A player's phone has the code from the referee; an observer's needs his word besides. */
    private Optional<Message.Refusal> refusal(String id, Device device, Role role) {
        boolean taken = role != Role.OBSERVER
                && devices.entrySet().stream()
                        .anyMatch(e -> !e.getKey().equals(id) && e.getValue().admitted && e.getValue().role == role);
        if (taken) return Optional.of(Message.Refusal.TAKEN);
        boolean known = device.admitted && device.role == role;
        return role == Role.OBSERVER && !known ? Optional.of(Message.Refusal.WAITING) : Optional.empty();
    }

    private void welcome(String id, Device device, long have) {
        device.joined = true;
        device.outlet.send(new Message.Admitted(device.role));
        sendFrom(device, have);
        tell(id, device, DeviceNews.What.JOINED);
    }

    private void sendFrom(Device device, long first) {
        for (long from = first; from < log.size(); from += LINES_AT_ONCE)
            device.outlet.send(new Message.Lines(log.from(from, LINES_AT_ONCE)));
    }

    private void compare(String id, Device device, Message.Have have) {
        if (!log.beginsWith(have.count(), have.digest())) differs(id, device, have.count());
        else if (have.count() < log.size())
            device.outlet.send(new Message.Lines(log.from(have.count(), LINES_AT_ONCE)));
    }

    private void differs(String id, Device device, long count) {
        device.outlet.send(new Message.Differs(count));
        tell(id, device, DeviceNews.What.DIFFERS);
    }

    private void propose(Device device, Message.Proposal proposal) {
        if (device.role == Role.OBSERVER) return;
        for (Message.Reply reply : device.rulings.on(proposal, text -> table.rule(device.role, text)))
            device.outlet.send(reply);
    }

    private void tell(String id, Device device, DeviceNews.What what) {
        tell(id, device, "", what);
    }

    private void tell(String id, Device device, String name, DeviceNews.What what) {
        table.changed(new DeviceNews(id, Optional.ofNullable(device.role), name, what));
    }

    /** All devices that were ever there. */
    List<String> known() {
        return new ArrayList<>(devices.keySet());
    }
}
