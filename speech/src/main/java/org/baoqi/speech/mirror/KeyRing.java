package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The keys of the devices that were let in. A device is its key, and its key has the seat whose code it proved: nothing that
 * it says of itself changes that. Devices are numbered for the referee as they come. Safe for several threads.
 */
final class KeyRing {
    /** Observers' phones, most of them. */
    static final int MOST = 40;

    private static final String GAP = " ";

    private final Map<String, Key> keys = new LinkedHashMap<>();
    private final Consumer<List<String>> kept;
    private int last;

    /** @param device its number, for people */
    record Key(String device, DeviceRole seat, byte[] secret, boolean admitted) {}

    /**
     * @param before lines that were kept; others are left out
     * @param kept takes the lines to keep, again with each change
     */
    KeyRing(List<String> before, Consumer<List<String>> kept) {
        this.kept = kept;
        for (String line : before) read(line).ifPresent(this::put);
    }

    private static Optional<Key> read(String line) {
        String[] fields = line.split(GAP, -1);
        if (fields.length != 3 || !fields[0].matches("[1-9]\\d{0,5}")) return Optional.empty();
        try {
            DeviceRole seat = DeviceRole.valueOf(fields[1]);
            return Bytes.fromHex(fields[2]).map(secret -> new Key(fields[0], seat, secret, true));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private void put(Key key) {
        keys.put(key.device(), key);
        last = Math.max(last, Integer.parseInt(key.device()));
    }

    /** The devices that were let in before, each with its seat. */
    synchronized List<Key> all() {
        return new ArrayList<>(keys.values());
    }

    /** Adds a device that has proved the code of a seat. */
    synchronized String add(DeviceRole seat, byte[] secret) {
        Key key = new Key(String.valueOf(last + 1), seat, secret, false);
        put(key);
        return key.device();
    }

    /** The device that has to go before another comes: of those that nobody has let in yet, the eldest. */
    synchronized Optional<String> tooMany() {
        if (keys.size() < MOST) return Optional.empty();
        return keys.values().stream()
                .filter(key -> !key.admitted())
                .map(Key::device)
                .findFirst();
    }

    synchronized boolean has(String device) {
        return keys.containsKey(device);
    }

    synchronized boolean isFull() {
        return keys.size() >= MOST;
    }

    /** Only the key of a device that has a seat is kept. */
    synchronized void admit(String device) {
        Key key = keys.get(device);
        if (key == null || key.admitted()) return;
        keys.put(device, new Key(device, key.seat(), key.secret(), true));
        keep();
    }

    synchronized void remove(String device) {
        Key gone = keys.remove(device);
        if (gone != null && gone.admitted()) keep();
    }

    private void keep() {
        List<String> lines = new ArrayList<>();
        for (Key key : keys.values())
            if (key.admitted())
                lines.add(String.join(GAP, key.device(), key.seat().name(), Bytes.hex(key.secret())));
        kept.accept(lines);
    }

    /** The key under which a device's first text is tagged. */
    synchronized Optional<Key> find(String share, String tag) {
        return keys.values().stream()
                .filter(key -> ResumeKeys.isTag(tag, key.secret(), Handshake.RESUME, share))
                .findFirst();
    }
}
