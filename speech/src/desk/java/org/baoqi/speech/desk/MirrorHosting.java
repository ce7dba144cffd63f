package org.baoqi.speech.desk;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.FileAlreadyExistsException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.EngineOpponent;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Opponent;
import org.baoqi.speech.mirror.Addresses;
import org.baoqi.speech.mirror.DeviceNews;
import org.baoqi.speech.mirror.HostedMatch;
import org.baoqi.speech.mirror.MirrorTable;
import org.baoqi.speech.referee.RefereeLine;
import org.baoqi.speech.referee.RefereeLines;

/** The referee's end at a terminal: shows the code and all that happens, and takes a few orders. */
final class MirrorHosting {
    static final String PORT = "--port";
    static final int USUAL_PORT = 7171;

    private final Terminal terminal;
    private final HostedMatch hosted;
    private final int port;

    private MirrorHosting(Terminal terminal, int port) {
        this.terminal = terminal;
        this.port = port;
        hosted = new HostedMatch(new InetSocketAddress(port), new Listener());
    }

    static void run(Arguments arguments, Terminal terminal) throws IOException, InterruptedException {
        if (arguments.rest().size() > 1)
            throw new UsageException("desk.too-many-arguments", arguments.rest().get(1));
        GameFiles files = GameKeeper.fresh(arguments);
        MirrorHosting hosting = new MirrorHosting(terminal, port(arguments));
        try (FileStore store = FileStore.create(files.log());
                Opponent adviser = new EngineOpponent()) {
            hosting.host(setup(arguments, terminal), store, adviser);
            GameKeeper.save(hosting.hosted.match(), files, terminal);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("play.exists", files.log());
        }
        terminal.out().println(terminal.words().say("play.saved", files.pgn()));
    }

    private static int port(Arguments arguments) {
        String text = arguments.option(PORT).orElse(String.valueOf(USUAL_PORT));
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65535) throw new UsageException("mirror.port", text);
        return Integer.parseInt(text);
    }

    private static MatchSetup setup(Arguments arguments, Terminal terminal) {
        return new MatchSetup(
                Position.initial(),
                BothSides.same(MatchSetup.Seat.person()),
                MatchOptions.time(arguments, "15m+5s", terminal),
                MatchOptions.book(arguments, "xqef"),
                MatchOptions.scheme(arguments),
                false,
                false,
                LocalDate.now().toString());
    }

    private void host(MatchSetup setup, FileStore store, Opponent adviser) throws IOException, InterruptedException {
        try (HostedMatch open = hosted) {
            int found = open(open, setup, store, adviser);
            show("mirror.open", String.valueOf(found), open.server().code().digits());
            List<String> addresses = Addresses.with(Addresses.own(), found);
            if (!addresses.isEmpty()) show("mirror.addresses", String.join(" ", addresses));
            show("mirror.waiting");
            orders();
        }
    }

    private int open(HostedMatch open, MatchSetup setup, FileStore store, Opponent adviser)
            throws InterruptedException {
        Narrator narrator = new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
        try {
            return open.open(
                    store,
                    kept -> Match.begin(setup, kept, MatchTime.from(Duration.ZERO, TimeSource.system()), narrator),
                    match -> talks(match, adviser));
        } catch (IOException e) {
            throw new UsageException("mirror.taken", String.valueOf(port));
        }
    }

    private Map<Side, Conversation> talks(Match match, Opponent adviser) {
        VoiceParser parser = VoiceParser.in(terminal.spoken());
        Map<Side, Conversation> talks = new EnumMap<>(Side.class);
        for (Side side : Side.values())
            talks.put(side, new Conversation(match, side, parser, adviser, new Conversation.Habits(true, false)));
        return talks;
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
                show("mirror.code", hosted.server().renewCode().digits());
            else if (words[0].equals("admit") && named) hosted.server().admit(words[1]);
            else if (words[0].equals("dismiss") && named) hosted.server().dismiss(words[1]);
            else enter(line);
        }
    }

    /** What the referee sees or decides himself, as at {@code ./baoqi referee}. */
    private void enter(String line) {
        if (RefereeLines.read(line, hosted.match().state().sideToMove()) instanceof RefereeLine.Input input)
            hosted.atTable(match -> match.grant(input.input().judge(match)));
        else show("mirror.orders");
    }

    private void show(String key, Object... values) {
        terminal.out().println(terminal.words().say(key, values));
    }

    private final class Listener implements MirrorTable.Listener {
        @Override
        public void said(List<Announcement> said) {
            for (Announcement announcement : said) terminal.out().println(announcement.shown());
        }

        @Override
        public void changed(DeviceNews news) {
            String role = news.role()
                    .map(r -> terminal.words().say("mirror.role." + r))
                    .orElse("");
            show("mirror.device." + news.what(), news.device(), role);
        }
    }
}
