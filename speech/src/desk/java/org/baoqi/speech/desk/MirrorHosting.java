package org.baoqi.speech.desk;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.Host;
import org.baoqi.speech.mirror.MirrorDoor;
import org.baoqi.speech.mirror.MirrorServer;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;

/** The referee's end at a terminal: all that {@code ./baoqi referee} has, with a door for the players' phones. */
final class MirrorHosting implements GameKeeper.Supervised {
    static final String PORT = "--port";
    static final String RED = "--red";
    static final String BLACK = "--black";
    static final int USUAL_PORT = 7171;

    private final Arguments arguments;
    private final Terminal terminal;
    private final int port;
    private final Optional<String> on;
    /** Whoever holds it is alone at the table. */
    private final Object lock = new Object();

    private final List<MatchEvent> soFar = new ArrayList<>();
    private Path keys;
    private MirrorDoor door;
    private int foundPort;

    private MirrorHosting(Arguments arguments, Terminal terminal) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.port = port(arguments);
        this.on = arguments.option(MirrorCommand.ON);
    }

    static void run(Arguments arguments, Terminal terminal) throws IOException {
        new GameKeeper(arguments, terminal, TimeSource.system()).run(new MirrorHosting(arguments, terminal));
    }

    private static int port(Arguments arguments) {
        String text = arguments.option(PORT).orElse(String.valueOf(USUAL_PORT));
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65535) throw new UsageException("mirror.port", text);
        return Integer.parseInt(text);
    }

    @Override
    public MatchSetup setup() {
        return MatchSetup.of(
                        new BothSides<>(seat(RED), seat(BLACK)),
                        MatchOptions.time(arguments, "15m+5s", terminal),
                        MatchOptions.book(arguments, "xqef"))
                .in(MatchOptions.scheme(arguments))
                .on(LocalDate.now())
                .under(MatchOptions.charter(arguments));
    }

    private Seat seat(String name) {
        return new Seat(
                Procedure.REFEREE_MOVES,
                Set.of(Need.BLIND),
                Optional.empty(),
                arguments.option(name).orElse(""));
    }

    @Override
    public Terminal terminal() {
        return terminal;
    }

    @Override
    public String kept() {
        return "mirror.kept";
    }

    /** The phones hear of nothing that is not stored. */
    @Override
    public MatchStore told(GameFiles files, List<MatchEvent> before, MatchStore store) {
        keys = files.phones();
        soFar.addAll(before);
        return (events, after) -> {
            store.append(events, after);
            if (door == null) soFar.addAll(events);
            else door.tell(events);
        };
    }

    private void alone(Runnable work) {
        synchronized (lock) {
            work.run();
        }
    }

    @Override
    public void run(Match match, Consumer<Table> open, Runnable save) {
        ScheduledExecutorService timers = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "clock");
            thread.setDaemon(true);
            return thread;
        });
        DeskThread thread = new DeskThread(Keyboard.on(terminal.in()), TimeSource.system());
        DeskOutput output = new DeskOutput.Printed(terminal.out());
        Table.Audience saving = output.saving(save);
        Table table = new Table(
                match, Opponent.NONE, new Table.Threads(this::alone, timers, new Alarm.OnTimer(timers)), said -> {
                    saving.hear(said);
                    // The end may come from a player's phone.
                    thread.execute(() -> {});
                });
        open(table);
        HostFinder.Announced announced = HostFinder.announce(on, name(match), foundPort);
        try {
            alone(() -> {
                open.accept(table);
                if (!table.state().isOver()) table.waitFor(EnumSet.allOf(Side.class));
            });
            tellTheWay();
            new Refereeing(table, thread, terminal.out(), terminal.words(), this::alone, this::isOrder).run(false);
            alone(save);
        } finally {
            announced.close();
            door.close();
            timers.shutdownNow();
        }
        if (match.state().isClosed()) forget();
    }

    private void open(Table table) {
        InetSocketAddress address =
                on.map(here -> new InetSocketAddress(here, port)).orElseGet(() -> new InetSocketAddress(port));
        if (address.isUnresolved()) throw new UsageException("mirror.on", on.orElse(""));
        MirrorDoor made = new MirrorDoor(table, lock, address, this::heardOf, paired(), this::keep);
        try {
            foundPort = made.open(soFar);
            door = made;
        } catch (IOException taken) {
            made.close();
            throw new UsageException("mirror.taken", String.valueOf(port));
        }
    }

    private void tellTheWay() {
        show(
                "mirror.open",
                String.valueOf(foundPort),
                code(DeviceRole.RED),
                code(DeviceRole.BLACK),
                code(DeviceRole.OBSERVER));
        List<String> addresses =
                on.map(here -> List.of(here + ":" + foundPort)).orElseGet(() -> MirrorServer.addresses(foundPort));
        if (!addresses.isEmpty()) show("mirror.addresses", String.join(" ", addresses));
        show("mirror.orders");
        show("mirror.waiting");
    }

    private String code(DeviceRole seat) {
        return door.server().code(seat).digits();
    }

    /** By what players find it. */
    private String name(Match match) {
        BothSides<Seat> seats = match.state().setup().seats();
        return terminal.words()
                .say(
                        "mirror.host.name",
                        match.state().setup().fixture().table(),
                        seats.red().called(terminal.words()),
                        seats.black().called(terminal.words()))
                .replaceAll("\\s+", " ");
    }

    /** Whether a line is for the door, not for the table. */
    private boolean isOrder(String line) {
        String[] words = line.split("\\s+", 2);
        switch (words[0]) {
            case "code" -> {
                door.server().renewCodes();
                show("mirror.code", code(DeviceRole.RED), code(DeviceRole.BLACK), code(DeviceRole.OBSERVER));
            }
            case "admit" -> answer(words, door.server().admit(words[words.length - 1]));
            case "dismiss" -> answer(words, door.server().dismiss(words[words.length - 1]));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void answer(String[] words, boolean done) {
        if (!done) show("mirror.unknown", words.length == 2 ? words[1] : "");
    }

    private void show(String key, Object... values) {
        terminal.out().println(terminal.words().say(key, values));
        terminal.out().flush();
    }

    private void heardOf(Host.DeviceNews news) {
        String role =
                news.role().map(r -> terminal.words().say("mirror.role." + r)).orElse("");
        String name = news.name().isEmpty() ? terminal.words().say("mirror.nameless") : news.name();
        show("mirror.device." + news.what(), news.device(), role, name);
    }

    /** The keys of the phones that are in, so that they come back after {@code --resume}; only their owner may read them. */
    private void keep(List<String> lines) {
        try {
            Path part = Files.createTempFile(keys.toAbsolutePath().getParent(), "keys", ".part", owners());
            try {
                Files.write(part, lines, StandardCharsets.UTF_8);
                Files.move(part, keys, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException full) {
            show("mirror.not-kept");
        }
    }

    private FileAttribute<?>[] owners() {
        boolean posix = keys.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    private List<String> paired() {
        try {
            return arguments.has(GameKeeper.RESUME) && Files.exists(keys)
                    ? Files.readAllLines(keys, StandardCharsets.UTF_8)
                    : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Nobody comes back to a match that is closed. */
    private void forget() {
        try {
            Files.deleteIfExists(keys);
        } catch (IOException left) {
            show("mirror.not-kept");
        }
    }
}
