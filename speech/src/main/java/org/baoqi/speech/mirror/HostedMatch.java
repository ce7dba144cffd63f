package org.baoqi.speech.mirror;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchStore;

/** A match that is played over a {@link MirrorTable} from its beginning, with a clock that looks after itself. */
public final class HostedMatch implements AutoCloseable {
    private static final long LOOK_AT_THE_CLOCK = 50;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Threads::daemon);
    private final MirrorTable table;
    private final MirrorTable.Listener listener;
    private Match match;

    public HostedMatch(InetSocketAddress address, MirrorTable.Listener listener) {
        this.listener = listener;
        table = new MirrorTable(address, listener);
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
            table.append(events);
        });
        listener.said(match.opening());
        clock.scheduleWithFixedDelay(this::tick, LOOK_AT_THE_CLOCK, LOOK_AT_THE_CLOCK, TimeUnit.MILLISECONDS);
        return table.open(match, List.of(), talk.apply(match));
    }

    public MirrorServer server() {
        return table.server();
    }

    public Match match() {
        return match;
    }

    /** What the referee does at the table himself. */
    public void atTable(Function<Match, List<Announcement>> act) {
        table.atTable(() -> listener.said(act.apply(match)));
    }

    private void tick() {
        atTable(Match::tick);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        table.close();
    }
}
