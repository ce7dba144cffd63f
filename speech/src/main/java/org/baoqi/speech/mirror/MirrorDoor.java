package org.baoqi.speech.mirror;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.table.PlayerInput;
import org.baoqi.speech.table.Table;

/**
 * The door from a table to the players' phones: what a player does on his own phone is put to the table, and what happens at
 * the table is told to the phones. A player who comes in is waited for no longer.
 */
public final class MirrorDoor implements AutoCloseable {
    private final Table table;
    private final Consumer<Host.DeviceNews> news;
    private final MirrorServer server;

    /**
     * @param lock whoever holds it is alone at the table: everything that is done there holds it
     * @param news hears of phones that come and go, while the lock is held
     */
    public MirrorDoor(Table table, Object lock, InetSocketAddress address, Consumer<Host.DeviceNews> news) {
        this(table, lock, address, news, List.of(), lines -> {});
    }

    /**
     * @param paired the phones that were let in before, as they were kept
     * @param keep takes the lines to keep, again whenever a phone is let in or sent away; they open the seats, so nobody else
     *     may read them
     */
    public MirrorDoor(
            Table table,
            Object lock,
            InetSocketAddress address,
            Consumer<Host.DeviceNews> news,
            List<String> paired,
            Consumer<List<String>> keep) {
        this.table = table;
        this.news = news;
        this.server = new MirrorServer(new Referee(), address, lock, paired, keep);
    }

    /**
     * Opens the door. From now on whatever the table stores has to be told to the phones, too.
     *
     * @param soFar the match up to now
     * @return the port behind which the host is to be found
     */
    public int open(List<? extends MatchEvent> soFar) throws IOException {
        tell(soFar);
        return server.open();
    }

    /** Lets the phones know of events that are stored. */
    public void tell(List<? extends MatchEvent> events) {
        server.append(events.stream().map(MatchLog::line).collect(Collectors.toList()));
    }

    public MirrorServer server() {
        return server;
    }

    @Override
    public void close() {
        server.close();
    }

    private final class Referee implements Host.HostedTable {
        /** Events that are written down are said by the phones themselves; anything else is answered to the one who proposed it. */
        @Override
        public String rule(DeviceRole role, String proposal) {
            int before = server.size();
            List<Announcement> said = role.side()
                    .flatMap(side -> PlayerInput.read(proposal).map(input -> table.rule(side, input)))
                    .orElse(List.of());
            return server.size() > before
                    ? ""
                    : said.stream().map(Announcement::shown).collect(Collectors.joining(" "));
        }

        @Override
        public long nanos() {
            return table.now().toNanos();
        }

        @Override
        public boolean stands() {
            return table.isStuck();
        }

        @Override
        public void changed(Host.DeviceNews what) {
            news.accept(what);
            if (what.what() == Host.DeviceNews.What.JOINED)
                what.role().flatMap(DeviceRole::side).ifPresent(side -> {
                    table.introduce(side, what.name());
                    table.arrived(side);
                });
        }
    }
}
