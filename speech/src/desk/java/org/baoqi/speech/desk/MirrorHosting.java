package org.baoqi.speech.desk;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.mirror.Host;
import org.baoqi.speech.mirror.MirrorDoor;
import org.baoqi.speech.mirror.MirrorServer;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeLines;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;

/** The referee's end at a terminal: shows the code and all that happens, and takes a few orders. */
final class MirrorHosting {
    static final String PORT = "--port";
    static final int USUAL_PORT = 7171;

    private final Terminal terminal;
    /** Whoever holds it is alone at the table. */
    private final Object lock = new Object();

    private final ScheduledExecutorService timers;
    private final Match match;
    private final Table table;
    private final MirrorDoor door;

    private MirrorHosting(MatchSetup setup, FileStore store, int port, GameFiles files, Terminal terminal)
            throws IOException {
        this.terminal = terminal;
        timers = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "clock");
            thread.setDaemon(true);
            return thread;
        });
        Narrator narrator = new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
        MatchTime time = MatchTime.from(Duration.ZERO, TimeSource.system());
        match = GameKeeper.begin(
                () -> Match.begin(setup, (events, after) -> keep(events, after, store), time, narrator),
                files,
                terminal);
        table = new Table(
                match,
                Opponent.NONE,
                new Table.Threads(this::alone, timers, new Alarm.OnTimer(timers)),
                new DeskOutput.Printed(terminal.out())::say);
        door = new MirrorDoor(table, lock, new InetSocketAddress(port), this::heardOf);
    }

    /** The phones hear of nothing that is not stored. */
    private void keep(List<? extends MatchEvent> events, MatchState after, FileStore store) {
        store.append(events, after);
        if (door != null) door.tell(events);
    }

    private void alone(Runnable work) {
        synchronized (lock) {
            work.run();
        }
    }

    static void run(Arguments arguments, Terminal terminal) throws IOException, InterruptedException {
        if (arguments.rest().size() > 1)
            throw new UsageException("desk.too-many-arguments", arguments.rest().get(1));
        int port = port(arguments);
        MatchSetup setup = setup(arguments, terminal);
        GameFiles files = GameKeeper.fresh(arguments, terminal);
        try (FileStore store = GameKeeper.create(files, List.of(), terminal)) {
            MirrorHosting hosting = new MirrorHosting(setup, store, port, files, terminal);
            hosting.host(files, port);
            new GameKeeper.RecordSaver(hosting.match, files, terminal).finish();
        }
        terminal.out().println(terminal.words().say("play.saved", files.pgn()));
    }

    private static int port(Arguments arguments) {
        String text = arguments.option(PORT).orElse(String.valueOf(USUAL_PORT));
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65535) throw new UsageException("mirror.port", text);
        return Integer.parseInt(text);
    }

    private static MatchSetup setup(Arguments arguments, Terminal terminal) {
        return MatchSetup.of(
                        BothSides.same(MatchSetup.Seat.person()),
                        MatchOptions.time(arguments, "15m+5s", terminal),
                        MatchOptions.book(arguments, "xqef"))
                .in(MatchOptions.scheme(arguments))
                .on(LocalDate.now())
                .under(MatchOptions.charter(arguments));
    }

    private void host(GameFiles files, int port) throws IOException, InterruptedException {
        try (MirrorDoor open = door) {
            int found = open(files, port);
            alone(() -> {
                table.open();
                table.waitFor(EnumSet.allOf(Side.class));
            });
            show("mirror.open", String.valueOf(found), open.server().code().digits());
            List<String> addresses = MirrorServer.addresses(found);
            if (!addresses.isEmpty()) show("mirror.addresses", String.join(" ", addresses));
            show("mirror.waiting");
            orders();
        } finally {
            alone(table::close);
            timers.shutdownNow();
        }
    }

    private int open(GameFiles files, int port) throws IOException, InterruptedException {
        List<MatchEvent> soFar = files.read() instanceof MatchLog.Reading.Read read ? read.events() : List.of();
        try {
            return door.open(soFar);
        } catch (IOException taken) {
            throw new UsageException("mirror.taken", String.valueOf(port));
        }
    }

    /** Until the end of the input. */
    private void orders() throws IOException {
        for (String line = terminal.in().readLine();
                line != null;
                line = terminal.in().readLine()) {
            String[] words = line.trim().split("\\s+", 2);
            boolean named = words.length == 2;
            if (words[0].equals("quit")) return;
            if (words[0].equals("code"))
                show("mirror.code", door.server().renewCode().digits());
            else if (words[0].equals("admit") && named) door.server().admit(words[1]);
            else if (words[0].equals("dismiss") && named) door.server().dismiss(words[1]);
            else enter(line);
        }
    }

    /** Enters a line of the referee, who sees or decides something himself, as at {@code ./baoqi referee}. */
    private void enter(String line) {
        if (RefereeLines.read(line, table.state().sideToMove()) instanceof RefereeLines.Line.Input input)
            alone(() -> table.enter(input.input()));
        else show("mirror.orders");
    }

    private void show(String key, Object... values) {
        terminal.out().println(terminal.words().say(key, values));
    }

    private void heardOf(Host.DeviceNews news) {
        String role =
                news.role().map(r -> terminal.words().say("mirror.role." + r)).orElse("");
        show("mirror.device." + news.what(), news.device(), role);
    }
}
