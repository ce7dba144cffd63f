package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Messages as text: a word, then fields, each on a line of its own. */
final class MessageText {
    private static final char END = '\n';
    private static final int LONGEST_FIELD = 4096;

    private MessageText() {}

    static String write(Message message) {
        if (message instanceof Message.Join m) return text("join", m.role(), m.start(), m.have(), m.digest(), m.name());
        if (message instanceof Message.Admitted m) return text("admitted", m.role());
        if (message instanceof Message.NotAdmitted m) return text("not-admitted", m.why());
        if (message instanceof Message.Lines m) return text("lines", fields(m.entries()));
        if (message instanceof Message.Have m) return text("have", m.count(), m.digest());
        if (message instanceof Message.Differs m) return text("differs", m.count());
        if (message instanceof Message.Proposal m) return text("proposal", m.number(), m.text());
        if (message instanceof Message.Reply m) return text("reply", m.number(), m.text());
        if (message instanceof Message.Ping m) return text("ping", m.nanos());
        Message.Pong m = (Message.Pong) message;
        return text("pong", m.nanos(), m.hostNanos());
    }

    private static String text(String word, Object... fields) {
        StringBuilder text = new StringBuilder(word);
        for (Object field : fields) text.append(END).append(field);
        return text.toString();
    }

    private static Object[] fields(List<Entry> entries) {
        List<Object> fields = new ArrayList<>();
        fields.add(entries.isEmpty() ? 0 : entries.get(0).index());
        for (Entry entry : entries) fields.add(entry.text());
        return fields.toArray();
    }

    /** The message, if it is one: whoever holds the keys may still be of another version. */
    static Optional<Message> read(String text) {
        String[] fields = text.split("\n", -1);
        for (String field : fields) if (field.length() > LONGEST_FIELD) return Optional.empty();
        try {
            return Optional.ofNullable(read(fields));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private static Message read(String[] f) {
        return switch (f[0]) {
            case "join" -> new Message.Join(Role.valueOf(f[1]), f[5], f[2], number(f[3]), f[4]);
            case "admitted" -> new Message.Admitted(Role.valueOf(f[1]));
            case "not-admitted" -> new Message.NotAdmitted(Message.Refusal.valueOf(f[1]));
            case "lines" -> new Message.Lines(entries(f));
            case "have" -> new Message.Have(number(f[1]), f[2]);
            case "differs" -> new Message.Differs(number(f[1]));
            case "proposal" -> new Message.Proposal(number(f[1]), f[2]);
            case "reply" -> new Message.Reply(number(f[1]), f[2]);
            case "ping" -> new Message.Ping(Long.parseLong(f[1]));
            case "pong" -> new Message.Pong(Long.parseLong(f[1]), Long.parseLong(f[2]));
            default -> null;
        };
    }

    private static long number(String field) {
        long number = Long.parseLong(field);
        if (number < 0) throw new IllegalArgumentException(field);
        return number;
    }

    private static List<Entry> entries(String[] f) {
        long first = number(f[1]);
        List<Entry> entries = new ArrayList<>();
        for (int i = 2; i < f.length; i++) entries.add(new Entry(first + i - 2, f[i]));
        return entries;
    }
}
