package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchStore;

/**
 * A match that is played over a {@link MirrorTable} from its beginning, with a clock that looks after itself: it stands until
 * both players have come in, or the referee lets it run.
 */
public final class HostedMatch implements AutoCloseable {
    private static final long LOOK_AT_THE_CLOCK = 50;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Threads::daemon);
    private final MirrorTable table;
    private final MirrorTable.Listener listener;
    private final Set<Side> present = EnumSet.noneOf(Side.class);
    private boolean waiting = true;
    private Match match;

    public HostedMatch(InetSocketAddress address, MirrorTable.Listener listener) {
        this.listener = listener;
        table = new MirrorTable(address, new Doorkeeper());
    }

    /**
     * Begins the match and opens the door to the players' phones.
     *
     * @param store where the host keeps its events; no phone hears of one before it is there
     * @param begin makes the match, with the store that it is given
     * @return the port behind which the host is to be found
     */
    public int open(MatchStore store, Function<MatchStore, Match> begin, Function<Match, Map<Side, Conversation>> talk)
            throws IOException, InterruptedException {
        match = begin.apply(events -> {
            store.append(events);
            table.append(events);
        });
        listener.said(match.opening());
        listener.said(match.grant(match.bench().pause()));
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
        atTable(now -> isTimeToBegin() ? now.grant(now.bench().resume()) : now.tick());
    }

    private boolean isTimeToBegin() {
        if (match.state().clock().running().isPresent()) waiting = false;
        boolean begins = waiting
                && present.size() == Side.values().length
                && !match.state().isOver();
        waiting &= !begins;
        return begins;
    }

    /** Knows which players have come in. */
    private final class Doorkeeper implements MirrorTable.Listener {
        @Override
        public void said(List<Announcement> said) {
            listener.said(said);
        }

        @Override
        public void changed(DeviceNews news) {
            if (news.what() == DeviceNews.What.JOINED)
                news.role().flatMap(Role::side).ifPresent(present::add);
            listener.changed(news);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        table.close();
    }
}
