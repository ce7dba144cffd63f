package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Position;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.FileStore;
import org.baoqi.speech.match.Fixture;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.referee.RefereeSession;
import org.baoqi.speech.voice.VoiceParser;

/** 監局 at a terminal: a referee enters what is said and played at a table. */
final class RefereeingCommand implements Command {
    private static final String RED = "--red";
    private static final String BLACK = "--black";
    private static final String RED_NEEDS = "--red-needs";
    private static final String BLACK_NEEDS = "--black-needs";
    private static final String TIME = "--time";
    private static final String RULES = "--rules";
    private static final String SCHEME = "--scheme";
    private static final String EVENT = "--event";
    private static final String ROUND = "--round";
    private static final String TABLE = "--table";
    private static final String PLACE = "--place";
    private static final String OFFICIAL = "--official";
    private static final String SAVE = "--save";
    private static final String RECORD = "--record";
    private static final String SPEAKING_CLOCK = "--speaking-clock";
    private static final String TWO_BOARDS = "--two-boards";
    private static final String VOICE = "--voice";
    private static final String RESUME = "--resume";

    private final TimeSource time;

    RefereeingCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public String name() {
        return "referee";
    }

    @Override
    public String usage() {
        return "[--red NAME] [--black NAME] [--red-needs blind,agent] [--black-needs deaf_or_mute] [--time"
            + " 60m+30s:30m+10s] [--rules xqef] [--scheme blind|inclusive] [--event NAME] [--round 1] [--table 1]"
            + " [--place NAME] [--official NAME] [--record] [--speaking-clock] [--two-boards] [--voice] [--save FILE]"
            + " [--resume]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                RED, BLACK, RED_NEEDS, BLACK_NEEDS, TIME, RULES, SCHEME, EVENT, ROUND, TABLE, PLACE, OFFICIAL, SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(RECORD, SPEAKING_CLOCK, TWO_BOARDS, VOICE, RESUME);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        arguments.only().ifPresent(extra -> {
            throw new UsageException("desk.too-many-arguments", extra);
        });
        if (arguments.has(RESUME)) resume(arguments, terminal);
        else begin(arguments, terminal);
    }

    private void begin(Arguments arguments, Terminal terminal) throws IOException {
        MatchSetup setup = setup(arguments, terminal);
        GameFiles files = PlayCommand.freshFiles(arguments);
        try (FileStore store = FileStore.create(files.log())) {
            Match match = Match.begin(setup, store, MatchTime.from(Duration.ZERO, time), narrator(terminal));
            watch(match, match.opening(), files, arguments, terminal);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("play.exists", files.log());
        }
    }

    private void resume(Arguments arguments, Terminal terminal) throws IOException {
        GameFiles files = PlayCommand.files(arguments).orElseThrow(() -> new UsageException("play.nothing"));
        if (!(files.read() instanceof MatchLog.Reading.Read log)) throw new UsageException("play.nothing");
        MatchState state = MatchState.of(log.events());
        try (FileStore store = FileStore.append(files.log(), log.length())) {
            Match match = Match.resume(state, store, MatchTime.from(state.at(), time), narrator(terminal));
            watch(match, match.goOn(), files, arguments, terminal);
        } catch (FileStore.InUseException e) {
            throw new UsageException("play.in-use", files.log());
        }
    }

    private static void watch(
            Match match, List<Announcement> opening, GameFiles files, Arguments arguments, Terminal terminal) {
        RefereeSession session = new RefereeSession(match, VoiceParser.in(terminal.spoken()));
        try (Mouth mouth = Mouths.of(arguments.has(VOICE), terminal)) {
            Runnable save = () -> PlayCommand.save(match, files, terminal);
            Inbox inbox = Keyboard.on(terminal.in());
            new Refereeing(session, inbox, mouth, terminal.out(), terminal.words(), save).run(opening);
        }
        String done = match.state().isClosed() ? "play.saved" : "referee.kept";
        terminal.out().println(terminal.words().say(done, files.pgn()));
    }

    private static Narrator narrator(Terminal terminal) {
        return new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
    }

    private static MatchSetup setup(Arguments arguments, Terminal terminal) {
        return new MatchSetup(
                Position.initial(),
                new BothSides<>(seat(arguments, RED, RED_NEEDS), seat(arguments, BLACK, BLACK_NEEDS)),
                PlayCommand.time(arguments.option(TIME).orElse("30m+10s"), terminal),
                PlayCommand.book(arguments.option(RULES).orElse("xqef")),
                PlayCommand.scheme(arguments.option(SCHEME).orElse("blind")),
                false,
                arguments.has(TWO_BOARDS),
                LocalDate.now().toString(),
                fixture(arguments));
    }

    private static Fixture fixture(Arguments arguments) {
        return new Fixture(
                arguments.option(EVENT).orElse(""),
                arguments.option(ROUND).orElse(""),
                arguments.option(TABLE).orElse(""),
                arguments.option(PLACE).orElse(""),
                arguments.option(OFFICIAL).orElse(""),
                arguments.has(RECORD),
                arguments.has(SPEAKING_CLOCK));
    }

    private static Seat seat(Arguments arguments, String name, String needs) {
        return Seat.at(
                arguments.option(name).orElse(""), needs(arguments.option(needs).orElse("blind")));
    }

    private static Set<Need> needs(String text) {
        Set<Need> needs = EnumSet.noneOf(Need.class);
        if (!text.equals("none")) for (String word : text.split(",")) needs.add(need(word));
        return needs;
    }

    private static Need need(String word) {
        String known = Arrays.stream(Need.values()).map(RefereeingCommand::id).collect(Collectors.joining(", "));
        return Arrays.stream(Need.values())
                .filter(need -> id(need).equals(word))
                .findFirst()
                .orElseThrow(() -> new UsageException("referee.need", word, known));
    }

    private static String id(Need need) {
        return need.name().toLowerCase(Locale.ROOT);
    }
}
