package org.baoqi.speech.desk;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.mirror.JoinedMatch;
import org.baoqi.speech.mirror.MirrorLink;
import org.baoqi.speech.mirror.Replica;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.talk.Ear;

/** A player's or observer's end at a terminal: shows all that happens; what is typed goes to the referee. */
final class MirrorJoining implements Replica.Reader {
    static final String CODE = "--code";
    static final String SIDE = "--side";
    static final String NAME = "--name";

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Terminal terminal;
    private final DeviceRole role;
    private final JoinedMatch joined;
    private final MirrorLink link;
    /** Lines that were typed before the match had come. */
    private final Deque<String> early = new ArrayDeque<>();

    private MirrorJoining(Terminal terminal, DeviceRole role, String address, String name, JoinCode code) {
        this.terminal = terminal;
        this.role = role;
        link = new MirrorLink(address, name, code, role, name, this, TimeSource.system());
        joined = new JoinedMatch(
                role,
                new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT)),
                new Ear.Habits(true, false),
                link::propose,
                link::hostTime,
                this::say);
    }

    static void run(Arguments arguments, Terminal terminal) throws IOException, InterruptedException {
        if (arguments.rest().size() != 2) throw new UsageException("mirror.address");
        String host = arguments.rest().get(1);
        String address = host.contains(":") ? host : host + ":" + MirrorHosting.USUAL_PORT;
        DeviceRole role = role(arguments.option(SIDE).orElse("red"));
        String name = arguments.option(NAME).orElse(role.name());
        String typed = arguments.option(CODE).orElse("");
        JoinCode code = JoinCode.read(typed).orElseThrow(() -> new UsageException("mirror.no-code", typed));
        MirrorJoining joining = new MirrorJoining(terminal, role, address, name, code);
        try (MirrorLink open = joining.link) {
            open.open();
            for (String line = terminal.in().readLine();
                    line != null;
                    line = terminal.in().readLine()) if (!line.trim().isEmpty()) joining.take(line.trim());
            joining.waitForTheMatch();
            if (!open.settle(LONGEST_WAIT)) joining.show("mirror.unheard");
        }
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

    private synchronized void waitForTheMatch() throws InterruptedException {
        if (!early.isEmpty()) wait(LONGEST_WAIT.toMillis());
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
    }

    @Override
    public synchronized void read(List<String> lines) {
        if (!joined.read(lines)) show("mirror.link.FOREIGN");
        takeEarly();
    }

    @Override
    public void replied(String text) {
        terminal.out().println(text);
    }

    @Override
    public void changed(MirrorLink.News news) {
        show("mirror.link." + news);
    }

    private void show(String key) {
        terminal.out().println(terminal.words().say(key));
    }
}
