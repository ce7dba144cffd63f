package org.baoqi.speech.desk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.Allowances;
import org.baoqi.speech.match.Charter;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Matches.FakeTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * A refereed game as a text that a referee can review: lines with # set it up, those with > are typed, those with @ pass
 * time, and all others are what is said or shown.
 */
final class RefereeTranscript {
    private final List<String> lines;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    final List<MatchEvent> log = new ArrayList<>();
    final List<Announcement> said = new ArrayList<>();
    final Narrator narrator;
    Table table;

    private RefereeTranscript(List<String> lines) {
        this.lines = lines;
        this.narrator = new Narrator(new Announcer(language(), Verbosity.SHORT));
    }

    static RefereeTranscript of(String file) throws IOException {
        try (InputStream in = RefereeTranscript.class.getResourceAsStream(file)) {
            return new RefereeTranscript(
                    Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")));
        }
    }

    /**
     * Writes the games anew with what is said now, for a reader to compare: {@code referee/blind.txt play/clock.txt …} in a
     * folder.
     */
    public static void main(String[] arguments) throws IOException {
        for (String file : Arrays.asList(arguments).subList(1, arguments.length)) {
            String played = file.startsWith("play/") ? Transcript.of(file).played() : of(file).played();
            Files.writeString(Path.of(arguments[0], file), played);
        }
    }

    String expected() {
        return String.join("\n", lines) + "\n";
    }

    /** The same text, with what is said now. */
    String played() {
        for (String line : lines) if (line.startsWith("#")) print.println(line);
        FakeTime time = new FakeTime();
        Match match =
                Match.begin(setup(), (more, after) -> log.addAll(more), MatchTime.from(Duration.ZERO, time), narrator);
        DeskOutput printed = new DeskOutput.Printed(print);
        DeskThread thread = new DeskThread(new ScriptQueue(script(), time, print::println), time);
        table = new Table(
                match,
                Opponent.NONE,
                new Table.Threads(thread, Runnable::run, thread),
                heard(printed).saving(() -> {}));
        table.open();
        new Refereeing(table, thread, print, Words.in(language()))
                .run(option("check", "no").equals("yes"));
        return out.toString(StandardCharsets.UTF_8);
    }

    private DeskOutput heard(DeskOutput printed) {
        return new DeskOutput() {
            @Override
            public void say(List<Announcement> announcements) {
                said.addAll(announcements);
                printed.say(announcements);
            }

            @Override
            public void stop() {
                printed.stop();
            }

            @Override
            public void close() {
                printed.close();
            }
        };
    }

    private List<String> script() {
        List<String> script = new ArrayList<>(lines);
        script.removeIf(line -> !line.startsWith(ScriptQueue.TYPED) && !line.startsWith("@"));
        return script;
    }

    private SpokenLanguage language() {
        return SpokenLanguage.fromTag(option("lang", "zh-TW")).orElseThrow();
    }

    private MatchSetup setup() {
        TimeControlText.Reading reading = TimeControlText.read(option("time", "40m"));
        Scheme scheme = Scheme.fromId(option("scheme", "blind")).orElseThrow();
        boolean twoBoards = option("boards", "one").equals("two");
        BothSides<Seat> seats = Seat.facing(
                new BothSides<>(option("red", ""), option("black", "")),
                new BothSides<>(needs(option("red needs", "blind")), needs(option("black needs", "blind"))),
                scheme,
                twoBoards);
        Charter charter = Charter.NONE
                .supervised(true)
                .timesAtPress(option("times-at-press", "no").equals("yes"))
                .marksOnce(option("marks-once", "no").equals("yes"));
        Optional<Allowances.Answer.Times> byNeed = byNeed(seats);
        return MatchSetup.of(
                        seats,
                        byNeed.map(Allowances.Answer.Times::times)
                                .orElse(((TimeControlText.Reading.Read) reading).controls()),
                        RuleBooks.byId(option("rules", "XQEF")).orElseThrow())
                .from(option("fen", "").isEmpty() ? Position.initial() : Position.parse(option("fen", "")))
                .in(scheme)
                .twoBoards(twoBoards)
                .on(LocalDate.parse("2026-11-16"))
                .at(new MatchSetup.Fixture(
                                "社區盲棋賽",
                                "2",
                                "3",
                                "活動中心",
                                "陳裁判",
                                option("record", "no").equals("yes"),
                                option("speaking clock", "no").equals("yes"))
                        .numbered(new BothSides<>(option("red number", ""), option("black number", ""))))
                .under(byNeed.map(times -> charter.byNeed(times.event())).orElse(charter));
    }

    private Optional<Allowances.Answer.Times> byNeed(BothSides<Seat> seats) {
        String text = option("time by need", "");
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of((Allowances.Answer.Times) Allowances.of(Allowances.parts(text), seats));
    }

    private static Set<Need> needs(String text) {
        Set<Need> needs = EnumSet.noneOf(Need.class);
        if (!text.equals("none"))
            for (String word : text.split(" ")) needs.add(Need.valueOf(word.toUpperCase(Locale.ROOT)));
        return needs;
    }

    private String option(String name, String otherwise) {
        String prefix = "# " + name + ": ";
        return lines.stream()
                .filter(line -> line.startsWith(prefix))
                .map(line -> line.substring(prefix.length()))
                .findFirst()
                .orElse(otherwise);
    }
}
