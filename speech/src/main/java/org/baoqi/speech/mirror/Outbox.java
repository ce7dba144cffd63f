package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What a device has proposed and the referee not yet ruled on. So many are sent at once, the next when these are ruled on. */
final class Outbox {
    private final TreeMap<Long, Message.Proposal> waiting = new TreeMap<>();
    private long last;

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** @return what may be sent now */
    List<Message> add(String text) {
        waiting.put(++last, new Message.Proposal(last, text));
        return last < limit() ? List.of(waiting.get(last)) : List.of();
    }

    /** All that may have been sent already. */
    List<Message> underWay() {
        return new ArrayList<>(waiting.headMap(limit()).values());
    }

    boolean isWaiting(long number) {
        return waiting.containsKey(number);
    }

    /** @return what may be sent now */
    List<Message> answered(long number) {
        long before = limit();
        waiting.remove(number);
        return new ArrayList<>(waiting.subMap(before, Math.max(before, limit())).values());
    }

    /** The first number that has to wait. */
    private long limit() {
        return waiting.isEmpty() ? last + 1 : waiting.firstKey() + Message.Proposal.MOST_UNDER_WAY;
    }
}
