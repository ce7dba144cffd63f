package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;

/**
 * The door from a match at the referee's table to the players' phones. What a player does on his own phone counts as if he
 * had done it at the table.
 */
public final class MirrorTable implements AutoCloseable {
    private final Listener listener;
    private final MirrorServer server;
    private Map<Side, Conversation> talks = Map.of();
    private Match match;

    /** Who stands by at the table. He is told on any thread, but while nobody else is at the table. */
    public interface Listener {
        /** Something came of what a player did. */
        void said(List<Announcement> said);

        void changed(DeviceNews news);
    }

    public MirrorTable(InetSocketAddress address, Listener listener) {
        this.listener = listener;
        server = new MirrorServer(new Table(), address);
    }

    /**
     * Opens the door. From now on the match is only to be touched {@link #atTable}, and its store has to {@link #append}.
     *
     * @param soFar what has happened and was not appended yet
     * @return the port behind which the host is to be found
     */
    public int open(Match opened, List<? extends MatchEvent> soFar, Map<Side, Conversation> talk)
            throws IOException, InterruptedException {
        match = opened;
        talks = talk;
        append(soFar);
        return server.open();
    }

    /** Lets the phones know of events that are kept. */
    public void append(List<? extends MatchEvent> events) {
        server.append(events.stream().map(MatchLog::line).collect(Collectors.toList()));
    }

    public MirrorServer server() {
        return server;
    }

    /** Does something at the table while nobody else is there. */
    public void atTable(Runnable work) {
        server.atTable(work);
    }

    @Override
    public void close() {
        server.close();
    }

    private final class Table implements Host.Table {
        /** What is written down, the phones say by themselves; only what is not needs an answer. */
        @Override
        public String rule(Role role, String proposal) {
            int before = server.size();
            List<Announcement> said = role.side()
                    .flatMap(side -> PlayerInput.read(proposal).map(input -> input.at(match, side, talks.get(side))))
                    .orElse(List.of());
            listener.said(said);
            return server.size() > before
                    ? ""
                    : said.stream().map(Announcement::shown).collect(Collectors.joining(" "));
        }

        @Override
        public long nanos() {
            return match.now().toNanos();
        }

        @Override
        public void changed(DeviceNews news) {
            listener.changed(news);
        }
    }
}
