package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;

/**
 * A player's or observer's end: a copy of the host's log, and what waits to be ruled on. Survives any number of lost
 * connections. Not safe for several threads; {@link MirrorLink} takes care of that.
 */
public final class Replica {
    private final SharedLog log = new SharedLog();
    private final String start = UUID.randomUUID().toString();
    private final OpenProposals proposals = new OpenProposals();
    private final ClockOffset clock = new ClockOffset();
    private final String name;
    private final Reader reader;
    /** The line that was missed and asked for last. */
    private long askedFor = -1;

    private boolean admitted;
    private boolean differs;
    /** Whether the host was heard of as one that can store nothing. */
    private boolean stands;

    /** Reads the log as it comes. */
    public interface Reader {
        /** New lines, each once and in order. */
        void read(List<String> lines);

        /** The referee's answer to a proposal, for this device alone. */
        void replied(String text);

        void changed(MirrorLink.News news);

        /** The phone of another seat has gone, or is back. */
        void presence(DeviceRole seat, boolean here);
    }

    Replica(String name, Reader reader) {
        this.name = name.replace('\n', ' ');
        this.reader = reader;
    }

    /** Whether everything that was proposed has been ruled on. */
    boolean isSettled() {
        return proposals.isEmpty();
    }

    /** The host's clock. */
    ClockOffset clock() {
        return clock;
    }

    /** The messages to send when a connection stands. */
    List<MirrorMessage> connected() {
        admitted = false;
        return List.of(new MirrorMessage.Join(name, start, log.size(), log.digest()));
    }

    void disconnected() {
        if (admitted) reader.changed(MirrorLink.News.LOST);
        admitted = false;
    }

    /** Something the player said or did. */
    List<MirrorMessage> propose(String text) {
        List<MirrorMessage> next = proposals.add(text.replace('\n', ' '));
        return admitted ? next : List.of();
    }

    /** The messages to send from time to time, so that whatever got lost is noticed. */
    List<MirrorMessage> heartbeat(long nanos) {
        List<MirrorMessage> messages = new ArrayList<>(List.of(new MirrorMessage.Ping(nanos)));
        if (!admitted) return messages;
        messages.add(have());
        messages.addAll(proposals.underWay());
        return messages;
    }

    /** Takes a message and answers it. */
    List<MirrorMessage> received(MirrorMessage message, long nanos) {
        if (message instanceof MirrorMessage.Admitted) return admitted();
        if (message instanceof MirrorMessage.NotAdmitted not) return notAdmitted(not.why());
        if (message instanceof MirrorMessage.Lines lines) return lines(lines.entries());
        if (message instanceof MirrorMessage.Reply reply) return replied(reply);
        if (message instanceof MirrorMessage.Differs) return differs();
        if (message instanceof MirrorMessage.Presence other) reader.presence(other.seat(), other.here());
        if (message instanceof MirrorMessage.Farewell) farewell();
        if (message instanceof MirrorMessage.Pong pong) answered(pong, nanos);
        return List.of();
    }

    /** The connection ends as it should, and nobody need be told that it is lost. */
    private void farewell() {
        reader.changed(MirrorLink.News.CLOSED);
        admitted = false;
    }

    private List<MirrorMessage> admitted() {
        if (!admitted) reader.changed(MirrorLink.News.JOINED);
        admitted = true;
        return proposals.underWay();
    }

    private List<MirrorMessage> notAdmitted(MirrorMessage.Refusal why) {
        admitted = false;
        reader.changed(MirrorLink.News.valueOf(why.name()));
        return List.of();
    }

    /** Lines that are here already are compared; after a gap the missing ones are asked for, once. */
    private List<MirrorMessage> lines(List<SharedLog.NumberedLine> entries) {
        List<String> fresh = new ArrayList<>();
        for (SharedLog.NumberedLine entry : entries) {
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

    private List<MirrorMessage> replied(MirrorMessage.Reply reply) {
        if (!proposals.isWaiting(reply.number())) return List.of();
        if (!reply.text().isEmpty()) reader.replied(reply.text());
        return proposals.answered(reply.number());
    }

    private List<MirrorMessage> differs() {
        if (!differs) reader.changed(MirrorLink.News.DIFFERS);
        differs = true;
        return List.of();
    }

    private void answered(MirrorMessage.Pong pong, long nanos) {
        if (pong.stands()) clock.stands(pong.hostNanos());
        else clock.add(pong.nanos(), pong.hostNanos(), nanos);
        if (!admitted || stands == pong.stands()) return;
        stands = pong.stands();
        reader.changed(stands ? MirrorLink.News.STANDS : MirrorLink.News.GOES_ON);
    }

    private MirrorMessage have() {
        return new MirrorMessage.Have(log.size(), log.digest());
    }

    /** Proposals of a device that the referee has not yet ruled on. So many are sent at once, the next when these are ruled on. */
    private static final class OpenProposals {
        private final TreeMap<Long, MirrorMessage.Proposal> waiting = new TreeMap<>();
        private long last;

        boolean isEmpty() {
            return waiting.isEmpty();
        }

        /** @return what may be sent now */
        List<MirrorMessage> add(String text) {
            waiting.put(++last, new MirrorMessage.Proposal(last, text));
            return last < limit() ? List.of(waiting.get(last)) : List.of();
        }

        /** All that may have been sent already. */
        List<MirrorMessage> underWay() {
            return new ArrayList<>(waiting.headMap(limit()).values());
        }

        boolean isWaiting(long number) {
            return waiting.containsKey(number);
        }

        /** @return what may be sent now */
        List<MirrorMessage> answered(long number) {
            long before = limit();
            waiting.remove(number);
            return new ArrayList<>(
                    waiting.subMap(before, Math.max(before, limit())).values());
        }

        /** The first number that has to wait. */
        private long limit() {
            return waiting.isEmpty() ? last + 1 : waiting.firstKey() + MirrorMessage.Proposal.MOST_UNDER_WAY;
        }
    }
}
