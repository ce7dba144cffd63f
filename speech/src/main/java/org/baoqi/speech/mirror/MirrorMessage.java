package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.words.PlainText;

/** A message between two phones that trust one another. As text it is a word, then fields, each on a line of its own. */
sealed interface MirrorMessage {
    /** The message as text, which {@link #read} reads. */
    default String written() {
        return Text.write(this);
    }

    /** The message of a text, if it is one: whoever holds the keys may still be of another version. */
    static Optional<MirrorMessage> read(String text) {
        return Text.read(text);
    }

    /**
     * A device wants to take the seat of its key. It has so many lines already, and this is their digest.
     *
     * @param name what its owner calls himself
     * @param start which start of the device's program this is: each numbers its proposals anew
     */
    record Join(String name, String start, long have, String digest) implements MirrorMessage {}

    /** The host's answer to that. */
    record Admitted(DeviceRole role) implements MirrorMessage {}

    /** The referee has yet to allow it, or does not. */
    record NotAdmitted(Refusal why) implements MirrorMessage {}

    /** Lines of the log that follow each other. */
    record Lines(List<SharedLog.NumberedLine> entries) implements MirrorMessage {
        public Lines {
            entries = List.copyOf(entries);
        }
    }

    /** So many lines have come, and this is their digest. */
    record Have(long count, String digest) implements MirrorMessage {}

    /** The two logs are not the same. */
    record Differs(long count) implements MirrorMessage {}

    /** Something that a player said or did; numbered from 1, so that none counts twice. */
    record Proposal(long number, String text) implements MirrorMessage {
        /** So many may be under way at once. */
        static final int MOST_UNDER_WAY = 32;
    }

    /** The host has dealt with a proposal. What it led to stands in the log; this is for the player alone. */
    record Reply(long number, String text) implements MirrorMessage {}

    /** The phone of a seat has gone, or is back. */
    record Presence(DeviceRole seat, boolean here) implements MirrorMessage {}

    /** The host hangs up for good, or until it is opened again. */
    record Farewell() implements MirrorMessage {}

    /** A question for the host's time, with that of the asker. */
    record Ping(long nanos) implements MirrorMessage {}

    /** @param stands whether nothing happens there, for nothing can be stored */
    record Pong(long nanos, long hostNanos, boolean stands) implements MirrorMessage {}

    /** Why a device may not take part. */
    enum Refusal {
        /** The referee has not said yes yet: to an observer, or to another device for a seat that is taken. */
        WAITING,
        /** The referee does not want it. */
        REFUSED
    }

    /** Writes messages and reads them. */
    final class Text {
        private static final char END = '\n';
        private static final int LONGEST_FIELD = 4096;
        private static final int LONGEST_NAME = 40;

        private Text() {}

        private static String write(MirrorMessage message) {
            if (message instanceof Join m) return text("join", m.start(), m.have(), m.digest(), m.name());
            if (message instanceof Admitted m) return text("admitted", m.role());
            if (message instanceof NotAdmitted m) return text("not-admitted", m.why());
            if (message instanceof Lines m) return text("lines", fields(m.entries()));
            if (message instanceof Have m) return text("have", m.count(), m.digest());
            if (message instanceof Differs m) return text("differs", m.count());
            if (message instanceof Proposal m) return text("proposal", m.number(), m.text());
            if (message instanceof Reply m) return text("reply", m.number(), m.text());
            if (message instanceof Presence m) return text("presence", m.seat(), m.here());
            if (message instanceof Farewell) return text("farewell");
            if (message instanceof Ping m) return text("ping", m.nanos());
            Pong m = (Pong) message;
            return text("pong", m.nanos(), m.hostNanos(), m.stands());
        }

        private static String text(String word, Object... fields) {
            StringBuilder text = new StringBuilder(word);
            for (Object field : fields) text.append(END).append(field);
            return text.toString();
        }

        private static Object[] fields(List<SharedLog.NumberedLine> entries) {
            List<Object> fields = new ArrayList<>();
            fields.add(entries.isEmpty() ? 0 : entries.get(0).index());
            for (SharedLog.NumberedLine entry : entries) fields.add(entry.text());
            return fields.toArray();
        }

        private static Optional<MirrorMessage> read(String text) {
            String[] fields = text.split("\n", -1);
            for (String field : fields) if (field.length() > LONGEST_FIELD) return Optional.empty();
            try {
                return Optional.ofNullable(read(fields));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                return Optional.empty();
            }
        }

        private static MirrorMessage read(String[] f) {
            return switch (f[0]) {
                case "join" -> new Join(name(f[4]), f[1], number(f[2]), f[3]);
                case "admitted" -> new Admitted(DeviceRole.valueOf(f[1]));
                case "not-admitted" -> new NotAdmitted(Refusal.valueOf(f[1]));
                case "lines" -> new Lines(entries(f));
                case "have" -> new Have(number(f[1]), f[2]);
                case "differs" -> new Differs(number(f[1]));
                case "proposal" -> new Proposal(number(f[1]), f[2]);
                case "reply" -> new Reply(number(f[1]), PlainText.of(f[2]));
                case "presence" -> new Presence(DeviceRole.valueOf(f[1]), Boolean.parseBoolean(f[2]));
                case "farewell" -> new Farewell();
                case "ping" -> new Ping(Long.parseLong(f[1]));
                case "pong" -> new Pong(Long.parseLong(f[1]), Long.parseLong(f[2]), Boolean.parseBoolean(f[3]));
                default -> null;
            };
        }

        private static String name(String field) {
            String plain = PlainText.line(field).trim();
            return plain.length() > LONGEST_NAME ? plain.substring(0, LONGEST_NAME) : plain;
        }

        private static long number(String field) {
            long number = Long.parseLong(field);
            if (number < 0) throw new IllegalArgumentException(field);
            return number;
        }

        private static List<SharedLog.NumberedLine> entries(String[] f) {
            long first = number(f[1]);
            List<SharedLog.NumberedLine> entries = new ArrayList<>();
            for (int i = 2; i < f.length; i++) entries.add(new SharedLog.NumberedLine(first + i - 2, f[i]));
            return entries;
        }
    }
}
