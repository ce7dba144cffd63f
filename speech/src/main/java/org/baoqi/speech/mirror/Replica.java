package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * A player's or observer's end: a copy of the host's log, and what waits to be ruled on. Survives any number of lost
 * connections. Not safe for several threads; {@link MirrorLink} takes care of that.
 */
public final class Replica {
    private final SharedLog log = new SharedLog();
    private final String start = UUID.randomUUID().toString();
    private final Outbox outbox = new Outbox();
    private final ClockOffset clock = new ClockOffset();
    private final Role role;
    private final String name;
    private final Reader reader;
    /** The line that was missed and asked for last. */
    private long askedFor = -1;

    private boolean admitted;
    private boolean differs;

    /** Who reads the log as it comes. */
    public interface Reader {
        /** New lines, each once and in order. */
        void read(List<String> lines);

        /** The referee's answer to a proposal, for this device alone. */
        void replied(String text);

        void changed(LinkNews news);
    }

    public Replica(Role role, String name, Reader reader) {
        this.role = role;
        this.name = name.replace('\n', ' ');
        this.reader = reader;
    }

    public List<String> lines() {
        return log.lines();
    }

    /** Whether everything that was proposed has been ruled on. */
    public boolean isSettled() {
        return outbox.isEmpty();
    }

    /** The host's clock. */
    public ClockOffset clock() {
        return clock;
    }

    /** What to send when a connection stands. */
    List<Message> connected() {
        admitted = false;
        return List.of(new Message.Join(role, name, start, log.size(), log.digest()));
    }

    void disconnected() {
        if (admitted) reader.changed(LinkNews.LOST);
        admitted = false;
    }

    /** Something the player said or did. */
    List<Message> propose(String text) {
        List<Message> next = outbox.add(text.replace('\n', ' '));
        return admitted ? next : List.of();
    }

    /** What to say from time to time, so that whatever got lost is noticed. */
    List<Message> heartbeat(long nanos) {
        List<Message> messages = new ArrayList<>(List.of(new Message.Ping(nanos)));
        if (!admitted) return messages;
        messages.add(have());
        messages.addAll(outbox.underWay());
        return messages;
    }

    /** Takes a message and answers it. */
    List<Message> received(Message message, long nanos) {
        if (message instanceof Message.Admitted) return admitted();
        if (message instanceof Message.NotAdmitted not) return notAdmitted(not.why());
        if (message instanceof Message.Lines lines) return lines(lines.entries());
        if (message instanceof Message.Reply reply) return replied(reply);
        if (message instanceof Message.Differs) return differs();
        if (message instanceof Message.Pong pong) clock.add(pong.nanos(), pong.hostNanos(), nanos);
        return List.of();
    }

    private List<Message> admitted() {
        if (!admitted) reader.changed(LinkNews.JOINED);
        admitted = true;
        return outbox.underWay();
    }

    private List<Message> notAdmitted(Message.Refusal why) {
        admitted = false;
        reader.changed(LinkNews.valueOf(why.name()));
        return List.of();
    }

    /** Lines that are here already are compared; after a gap the missing ones are asked for, once. */
    private List<Message> lines(List<Entry> entries) {
        List<String> fresh = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.index() > log.size()) break;
            if (entry.index() == log.size()) fresh.add(append(entry.text()));
            else if (!log.line(entry.index()).equals(entry.text())) return differs();
        }
        if (!fresh.isEmpty()) reader.read(fresh);
        boolean gap = !entries.isEmpty() && entries.get(entries.size() - 1).index() >= log.size();
        if (!gap || askedFor == log.size()) return List.of();
        askedFor = log.size();
        return List.of(have());
    }

    private String append(String line) {
        log.append(line);
        return line;
    }

    private List<Message> replied(Message.Reply reply) {
        if (!outbox.isWaiting(reply.number())) return List.of();
        if (!reply.text().isEmpty()) reader.replied(reply.text());
        return outbox.answered(reply.number());
    }

    private List<Message> differs() {
        if (!differs) reader.changed(LinkNews.DIFFERS);
        differs = true;
        return List.of();
    }

    private Message have() {
        return new Message.Have(log.size(), log.digest());
    }
}
