package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.HostAddress;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.mirror.JoinedMatch;
import org.baoqi.speech.mirror.MirrorLink;
import org.baoqi.speech.mirror.Replica;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.words.PlainText;

/** A player's or observer's end at a terminal: shows all that happens; what is typed goes to the referee. */
final class MirrorJoining implements Replica.Reader {
    static final String CODE = "--code";
    static final String SIDE = "--side";
    static final String NAME = "--name";

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Terminal terminal;
    private final DeviceRole role;
    private final Keyboard keyboard;
    private final JoinedMatch joined;
    private final MirrorLink link;
    /** Lines that were typed before the match had come. */
    private final Deque<String> early = new ArrayDeque<>();

    private boolean answered;
    private Optional<MirrorLink.News> end = Optional.empty();

    private MirrorJoining(Terminal terminal, DeviceRole role, String address, String name, JoinCode code) {
        this.terminal = terminal;
        this.role = role;
        keyboard = Keyboard.on(terminal.in());
        link = new MirrorLink(address, code, role, name, this, TimeSource.system());
        joined = new JoinedMatch(
                role,
                new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT)),
                new Ear.Habits(true, false),
                link::propose,
                link::hostTime,
                this::say);
    }

    static void run(Arguments arguments, Terminal terminal) throws InterruptedException {
        DeviceRole role = role(arguments.option(SIDE).orElse("red"));
        String typed = arguments.option(CODE).orElse("");
        JoinCode code = JoinCode.read(typed).orElseThrow(() -> new UsageException("mirror.no-code", typed));
        String address = address(arguments, terminal);
        MirrorJoining joining = new MirrorJoining(
                terminal, role, address, arguments.option(NAME).orElse(""), code);
        try (MirrorLink open = joining.link) {
            open.open();
            joining.talk();
            joining.waitForTheMatch();
            if (!joining.hasEnded() && !open.settle(LONGEST_WAIT)) joining.show("mirror.unheard");
        }
        joining.end.filter(why -> why != MirrorLink.News.FINISHED).ifPresent(why -> {
            throw new UsageException("mirror.link." + why);
        });
    }

    /** Where the host is: at an address that was typed, or where one of that name is found. */
    private static String address(Arguments arguments, Terminal terminal) {
        String where = arguments.only().orElse("");
        if (where.contains(":"))
            return HostAddress.read(where)
                    .map(HostAddress::toString)
                    .orElseThrow(() -> new UsageException("mirror.join.no-address", where));
        if (where.contains(".") || where.equals("localhost")) return where + ":" + MirrorHosting.USUAL_PORT;
        terminal.out().println(terminal.words().say("mirror.looking"));
        terminal.out().flush();
        List<HostFinder.Found> found = HostFinder.look(arguments.option(MirrorCommand.ON)).stream()
                .filter(host -> host.name().contains(where))
                .collect(Collectors.toList());
        if (found.isEmpty()) throw new UsageException("mirror.nobody");
        String names = found.stream().map(HostFinder.Found::name).collect(Collectors.joining("\n"));
        if (found.size() > 1) throw new UsageException("mirror.several", PlainText.of(names));
        terminal.out().println(terminal.words().say("mirror.found", found.get(0).name()));
        return found.get(0).address();
    }

    /** Takes what is typed until the input ends, or nothing more can come of it. */
    private void talk() {
        while (!hasEnded()) {
            DeskThread.Item item = keyboard.next(Optional.empty());
            if (item instanceof DeskThread.Item.Closed) return;
            if (item instanceof DeskThread.Item.Typed typed
                    && !typed.line().trim().isEmpty()) take(typed.line().trim());
        }
    }

    private synchronized boolean hasEnded() {
        return end.isPresent();
    }

    /** Lines are typed on one thread and the log comes on another. */
    private synchronized void take(String line) {
        boolean waits = !role.side().isPresent() && !joined.state().isPresent();
        if (waits) {
            show("match.refused.OBSERVES");
            return;
        }
        early.add(line);
        takeEarly();
    }

    private void takeEarly() {
        while (joined.state().isPresent() && !early.isEmpty()) put(early.poll());
        notifyAll();
    }

    /** Whoever has said all he wants to say still hears what comes of it. */
    private synchronized void waitForTheMatch() throws InterruptedException {
        long last = System.nanoTime() + LONGEST_WAIT.toNanos();
        while (!end.isPresent() && (!answered || !early.isEmpty()) && System.nanoTime() < last) wait(100);
    }

    private void put(String line) {
        Player player = joined.player();
        Optional<Request> request = Keyboard.Shortcuts.request(line);
        say(request.isPresent() ? player.ask(VoiceCommand.of(request.get())) : player.read(line));
    }

    private static DeviceRole role(String side) {
        return side.equals("observe")
                ? DeviceRole.OBSERVER
                : DeviceRole.valueOf(Terminal.side(side).name());
    }

    private void say(List<Announcement> said) {
        for (Announcement announcement : said) terminal.out().println(announcement.shown());
        terminal.out().flush();
    }

    @Override
    public synchronized void read(List<String> lines) {
        if (!joined.read(lines)) show("mirror.link.FOREIGN");
        takeEarly();
    }

    @Override
    public void replied(String text) {
        terminal.out().println(text);
        terminal.out().flush();
    }

    @Override
    public synchronized void changed(MirrorLink.News what) {
        MirrorLink.News news = joined.meaning(what);
        answered |= news == MirrorLink.News.JOINED || news == MirrorLink.News.WAITING;
        if (!news.isEnd() || news == MirrorLink.News.FINISHED) show("mirror.link." + news);
        if (news.isEnd()) {
            end = Optional.of(news);
            link.close();
            keyboard.put(new DeskThread.Item.Nothing());
        }
        notifyAll();
    }

    @Override
    public synchronized void presence(DeviceRole seat, boolean here) {
        joined.presence(seat, here).ifPresent(said -> say(List.of(said)));
    }

    private void show(String key) {
        terminal.out().println(terminal.words().say(key));
        terminal.out().flush();
    }
}
