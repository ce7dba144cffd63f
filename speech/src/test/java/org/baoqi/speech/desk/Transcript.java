package org.baoqi.speech.desk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Charter;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Matches.FakeTime;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * A game as a text that a referee can review. Lines with # set it up, those with > are typed, those with @ pass time, a ! is
 * the moment at which a slow machine has its move, and all others are what is answered.
 */
final class Transcript {
    private final List<String> lines;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);

    private Transcript(List<String> lines) {
        this.lines = lines;
    }

    static Transcript of(String file) throws IOException {
        try (InputStream in = Transcript.class.getResourceAsStream(file)) {
            return new Transcript(Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")));
        }
    }

    String expected() {
        return String.join("\n", lines) + "\n";
    }

    /** The same text, with the answers that are given now. */
    String played() {
        for (String line : lines) if (line.startsWith("#")) print.println(line);
        FakeTime time = new FakeTime();
        MatchTime matchTime = MatchTime.from(Duration.ZERO, time);
        SpokenLanguage language =
                SpokenLanguage.fromTag(option("lang", "zh-TW")).orElseThrow();
        Narrator narrator = new Narrator(new Announcer(language, Verbosity.SHORT));
        Match match = Match.begin(setup(), (events, after) -> {}, matchTime, narrator);
        ScriptedOpponent machine = new ScriptedOpponent(words(option("replies", "")));
        boolean spoken = option("read-back", "no").equals("yes");
        ScriptQueue queue = new ScriptQueue(
                script(), time, print::println, option("slow", "no").equals("yes"));
        DeskThread thread = new DeskThread(queue, time);
        DeskOutput output = new DeskOutput.Printed(print);
        Table table =
                new Table(match, machine, new Table.Threads(thread, Runnable::run, thread), output.saving(() -> {}));
        table.seat(
                VoiceParser.in(language), new Ear.Habits(option("strict", "no").equals("yes"), spoken));
        table.open();
        new Play(table, thread, output, spoken ? (player, line) -> player.hear(List.of(line)) : Player::read).run();
        return out.toString(StandardCharsets.UTF_8);
    }

    private List<String> script() {
        List<String> script = new ArrayList<>(lines);
        script.removeIf(line ->
                !line.startsWith(ScriptQueue.TYPED) && !line.startsWith("@") && !line.equals(ScriptQueue.MOVES));
        return script;
    }

    private MatchSetup setup() {
        MatchSetup.Seat machine = MatchSetup.Seat.machine(3);
        TimeControlText.Reading reading = TimeControlText.read(option("time", "15m+5s"));
        return MatchSetup.of(
                        BothSides.same(machine).with(side(), MatchSetup.Seat.person()),
                        ((TimeControlText.Reading.Read) reading).controls(),
                        RuleBooks.byId(option("rules", "XQEF")).orElseThrow())
                .from(option("fen", "").isEmpty() ? Position.initial() : Position.parse(option("fen", "")))
                .in(Scheme.fromId(option("scheme", "blind")).orElseThrow())
                .practice(option("practice", "yes").equals("yes"))
                .on(LocalDate.parse("2026-11-16"))
                .under(Charter.NONE
                        .marks(marks(option("marks", "")))
                        .timesAtPress(option("times-at-press", "no").equals("yes"))
                        .marksOnce(option("marks-once", "no").equals("yes")));
    }

    private static List<Mark> marks(String text) {
        return Arrays.stream(text.split(","))
                .flatMap(mark -> Mark.parse(mark).stream())
                .collect(Collectors.toList());
    }

    private Side side() {
        return Terminal.side(option("side", "red"));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(" "));
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
