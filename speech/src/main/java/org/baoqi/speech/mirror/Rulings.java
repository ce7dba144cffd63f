package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What the host made of one device's proposals. Each is ruled on once, in the order of their numbers; one that overtook
 * others waits for them, and one that comes again is only answered again.
 */
final class Rulings {
    private final Map<Long, Message.Proposal> early = new HashMap<>();
    private final TreeMap<Long, Message.Reply> given = new TreeMap<>();
    private long handled;

    /** What to answer to a proposal. */
    List<Message.Reply> on(Message.Proposal proposal, UnaryOperator<String> rule) {
        if (proposal.number() <= handled) return again(proposal.number());
        if (proposal.number() > handled + Message.Proposal.MOST_UNDER_WAY) return List.of();
        early.put(proposal.number(), proposal);
        List<Message.Reply> replies = new ArrayList<>();
        for (Message.Proposal next = early.remove(handled + 1); next != null; next = early.remove(handled + 1))
            replies.add(give(next, rule));
        return replies;
    }

    private List<Message.Reply> again(long number) {
        return Optional.ofNullable(given.get(number)).map(List::of).orElse(List.of());
    }

    private Message.Reply give(Message.Proposal proposal, UnaryOperator<String> rule) {
        Message.Reply reply = new Message.Reply(++handled, rule.apply(proposal.text()));
        given.put(reply.number(), reply);
        if (given.size() > Message.Proposal.MOST_UNDER_WAY) given.pollFirstEntry();
        return reply;
    }
}
