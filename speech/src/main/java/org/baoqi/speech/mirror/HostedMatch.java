package org.baoqi.speech.mirror;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchStore;

/**
 * A match on the referee's phone that the players' phones follow. What a player says or types on his own phone is heard as
 * if he had said it at the table.
 */
public final class HostedMatch implements AutoCloseable {
    private static final long LOOK_AT_THE_CLOCK = 50;

    private final Map<Side, Conversation> talks = new EnumMap<>(Side.class);
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Threads::daemon);
    private final MirrorServer server;
    private final Listener listener;
    private Match match;

    /** Who stands by at the host, on any thread. */
    public interface Listener {
        void said(List<Announcement> said);

        void changed(DeviceNews news);
    }

    public HostedMatch(InetSocketAddress address, Listener listener) {
        this.listener = listener;
        server = new MirrorServer(new Table(), address);
    }

    /**
     * Begins the match and opens the door to the players' phones.
     *
     * @param store where the host keeps its events; no phone hears of one before it is there
     * @param begin makes the match, with the store that it is given
     * @return the port behind which the host is to be found
     */
    public int open(MatchStore store, Function<MatchStore, Match> begin, Function<Match, Map<Side, Conversation>> talk)
            throws InterruptedException {
        match = begin.apply(events -> {
            store.append(events);
            server.append(lines(events));
        });
        talks.putAll(talk.apply(match));
        listener.said(match.opening());
        clock.scheduleWithFixedDelay(this::tick, LOOK_AT_THE_CLOCK, LOOK_AT_THE_CLOCK, TimeUnit.MILLISECONDS);
        return server.open();
    }

    private static List<String> lines(List<? extends MatchEvent> events) {
        List<String> lines = new ArrayList<>();
        for (MatchEvent event : events) lines.add(MatchLog.line(event));
        return lines;
    }

    public MirrorServer server() {
        return server;
    }

    public Match match() {
        return match;
    }

    /** What the referee does at the table himself. */
    public void atTable(Function<Match, List<Announcement>> act) {
        server.atTable(() -> listener.said(act.apply(match)));
    }

    private void tick() {
        atTable(Match::tick);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        server.close();
    }

    private final class Table implements Host.Table {
        /** What is written down, the phones say by themselves; only what is not needs an answer. */
        @Override
        public String rule(Role role, String proposal) {
            int before = server.lines().size();
            List<Announcement> said = role.side()
                    .map(side -> talks.get(side).hear(List.of(proposal)))
                    .orElse(List.of());
            listener.said(said);
            return server.lines().size() > before
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
