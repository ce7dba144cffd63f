package org.baoqi.speech.desk;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Fixture;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.referee.RefereeSession;

/** A referee at a table of two people. */
final class RefereeSitting implements GameKeeper.Sitting {
    private final Arguments arguments;
    private final Terminal terminal;

    RefereeSitting(Arguments arguments, Terminal terminal) {
        this.arguments = arguments;
        this.terminal = terminal;
    }

    @Override
    public MatchSetup setup() {
        return new MatchSetup(
                Position.initial(),
                new BothSides<>(
                        seat(RefereeingCommand.RED, RefereeingCommand.RED_NEEDS, RefereeingCommand.BLACK_NEEDS),
                        seat(RefereeingCommand.BLACK, RefereeingCommand.BLACK_NEEDS, RefereeingCommand.RED_NEEDS)),
                MatchOptions.time(arguments, "30m+10s", terminal),
                MatchOptions.book(arguments, "xqef"),
                MatchOptions.scheme(arguments),
                false,
                arguments.has(RefereeingCommand.TWO_BOARDS),
                LocalDate.now().toString(),
                fixture(),
                MatchOptions.marks(arguments));
    }

    private Fixture fixture() {
        return new Fixture(
                arguments.option(RefereeingCommand.EVENT).orElse(""),
                arguments.option(RefereeingCommand.ROUND).orElse(""),
                arguments.option(RefereeingCommand.TABLE).orElse(""),
                arguments.option(RefereeingCommand.PLACE).orElse(""),
                arguments.option(RefereeingCommand.OFFICIAL).orElse(""),
                arguments.has(RefereeingCommand.RECORD),
                arguments.has(RefereeingCommand.SPEAKING_CLOCK));
    }

    private Seat seat(String name, String needs, String opponents) {
        return Seat.at(arguments.option(name).orElse(""), needs(needs), needs(opponents));
    }

    private Set<Need> needs(String option) {
        String text = arguments.option(option).orElse("blind");
        Set<Need> needs = EnumSet.noneOf(Need.class);
        if (!text.equals("none")) for (String word : text.split(",")) needs.add(need(word));
        return needs;
    }

    private static Need need(String word) {
        String known = Arrays.stream(Need.values()).map(RefereeSitting::id).collect(Collectors.joining(", "));
        return Arrays.stream(Need.values())
                .filter(need -> id(need).equals(word))
                .findFirst()
                .orElseThrow(() -> new UsageException("referee.need", word, known));
    }

    private static String id(Need need) {
        return need.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Narrator narrator() {
        return new Narrator(new Announcer(terminal.spoken(), Verbosity.SHORT));
    }

    @Override
    public boolean fits(MatchSetup kept) {
        return !kept.seats().red().level().isPresent()
                && !kept.seats().black().level().isPresent();
    }

    @Override
    public String kept() {
        return "referee.kept";
    }

    @Override
    public void run(Match match, List<Announcement> opening, Runnable save) {
        RefereeSession session = new RefereeSession(match, VoiceParser.in(terminal.spoken()));
        try (Mouth mouth = Mouths.of(arguments.has(RefereeingCommand.VOICE), terminal)) {
            Inbox inbox = Keyboard.on(terminal.in());
            new Refereeing(session, inbox, mouth, terminal.out(), terminal.words(), save).run(opening);
        }
    }
}
