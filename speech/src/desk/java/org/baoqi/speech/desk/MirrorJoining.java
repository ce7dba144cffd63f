package org.baoqi.speech.desk;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.mirror.JoinedMatch;
import org.baoqi.speech.mirror.LinkNews;
import org.baoqi.speech.mirror.MirrorLink;
import org.baoqi.speech.mirror.PlayerInput;
import org.baoqi.speech.mirror.Replica;
import org.baoqi.speech.mirror.Role;

/** A player's or observer's end at a terminal: shows all that happens; what is typed goes to the referee. */
final class MirrorJoining implements Replica.Reader {
    static final String CODE = "--code";
    static final String SIDE = "--side";
    static final String NAME = "--name";

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Terminal terminal;
    private final JoinedMatch joined;

    private MirrorJoining(Terminal terminal, Role role) {
        this.terminal = terminal;
        joined = new JoinedMatch(role, new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT)), this::say);
    }

    static void run(Arguments arguments, Terminal terminal) throws IOException, InterruptedException {
        if (arguments.rest().size() != 2) throw new UsageException("mirror.address");
        String host = arguments.rest().get(1);
        String address = host.contains(":") ? host : host + ":" + MirrorHosting.USUAL_PORT;
        Role role = role(arguments.option(SIDE).orElse("red"));
        String name = arguments.option(NAME).orElse(role.name());
        String typed = arguments.option(CODE).orElse("");
        JoinCode code = JoinCode.read(typed).orElseThrow(() -> new UsageException("mirror.no-code", typed));
        MirrorJoining joining = new MirrorJoining(terminal, role);
        try (MirrorLink link = new MirrorLink(address, name, code, role, name, joining)) {
            link.open();
            for (String line = terminal.in().readLine();
                    line != null;
                    line = terminal.in().readLine())
                if (!line.trim().isEmpty()) joining.propose(line.trim(), role, link);
            if (!link.settle(LONGEST_WAIT)) joining.show("mirror.unheard");
        }
    }

    private void propose(String line, Role role, MirrorLink link) {
        if (role.side().isPresent()) link.propose(new PlayerInput.Say(line));
        else show("mirror.observes");
    }

    private static Role role(String side) {
        return side.equals("observe")
                ? Role.OBSERVER
                : Role.valueOf(Terminal.side(side).name());
    }

    private void say(List<Announcement> said) {
        for (Announcement announcement : said) terminal.out().println(announcement.shown());
    }

    @Override
    public void read(List<String> lines) {
        if (!joined.read(lines)) show("mirror.link.FOREIGN");
    }

    @Override
    public void replied(String text) {
        terminal.out().println(text);
    }

    @Override
    public void changed(LinkNews news) {
        show("mirror.link." + news);
    }

    private void show(String key) {
        terminal.out().println(terminal.words().say(key));
    }
}
