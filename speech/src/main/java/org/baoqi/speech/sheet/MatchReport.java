package org.baoqi.speech.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Verdict;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.narrate.DutyWords;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.Endings;
import org.baoqi.speech.referee.LedgerWords;
import org.baoqi.speech.sheet.ArbiterReport.Block;
import org.baoqi.speech.sheet.ArbiterReport.Part;
import org.baoqi.speech.sheet.ArbiterReport.Section;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.VerdictWords;
import org.baoqi.speech.words.Words;

/**
 * Draws up the report of a match from its log: players and needs, times and what was given or taken, fouls, disputes and
 * rulings, warned repetitions with their moves, who confirmed how, and the record sheet. An entry that was taken back is
 * listed as such and nowhere else.
 */
public final class MatchReport {
    private final Narrator narrator;
    private final Words words;
    private final MatchState state;
    private final List<Line> times = new ArrayList<>();
    private final List<Line> rulings = new ArrayList<>();
    private final List<Line> recording = new ArrayList<>();
    private final List<Line> repetitions = new ArrayList<>();
    private final List<String> takenBack = new ArrayList<>();

    /** @param at the moment of the match, which is its entry's */
    private record Line(Duration at, String text) {}

    private MatchReport(List<MatchEvent> log, Announcer announcer) {
        this.narrator = new Narrator(announcer);
        this.words = narrator.words();
        MatchState now = MatchState.begin((TableEvent.Begun) log.get(0));
        for (MatchEvent event : log.subList(1, log.size())) {
            Change change = new Change(now, event, now.after(event));
            note(change);
            now = change.after();
        }
        this.state = now;
    }

    /** The report of one match or, of several, of their round. */
    public static ArbiterReport of(List<List<MatchEvent>> logs, Announcer announcer) {
        List<MatchReport> matches = logs.stream()
                .map(log -> new MatchReport(log, announcer))
                .sorted(Comparator.comparing(match -> match.fixture().table()))
                .collect(Collectors.toList());
        Words words = matches.get(0).words;
        if (matches.size() == 1)
            return new ArbiterReport(
                    words.say("report.title"), List.of(matches.get(0).part()));
        List<Part> parts = new ArrayList<>(List.of(sum(matches, words)));
        matches.forEach(match -> parts.add(match.part()));
        return new ArbiterReport(words.say("report.title.round"), parts);
    }

    /** 裁判報分: the results of a round, as the referees hand them in (六7, 七8). */
    private static Part sum(List<MatchReport> matches, Words words) {
        List<String> lines =
                matches.stream().map(match -> match.title() + match.outcome()).collect(Collectors.toList());
        return new Part(
                words.say("report.sum"),
                List.of(new Section(words.say("report.results"), List.of(new Block.Lines(lines)))));
    }

    private MatchSetup.Fixture fixture() {
        return state.setup().fixture();
    }

    /** 第3枱，王小明對李四. */
    private String title() {
        return words.say(
                "report.match",
                fixture().table().isEmpty()
                        ? words.say("report.unknown")
                        : fixture().table(),
                name(Side.RED),
                name(Side.BLACK));
    }

    private String name(Side side) {
        return state.setup().seats().get(side).called(words);
    }

    private String outcome() {
        SheetData sheet = sheet();
        String result = words.say("review.result." + sheet.result());
        return sheet.reason().isEmpty()
                ? words.say("report.outcome", result)
                : words.say("report.outcome.reason", result, sheet.reason());
    }

    private SheetData sheet() {
        return SheetData.of(MatchRecord.of(state, words), words.language().notation());
    }

    private Part part() {
        List<Section> sections = new ArrayList<>();
        sections.add(section("report.match-data", new Block.Items(data())));
        sections.add(section("report.players", new Block.Items(players()), lines(duties())));
        if (state.setup().charter().supervised())
            sections.add(section("report.checks", lines(new DutyWords(words).checks(state))));
        if (!recording.isEmpty()) sections.add(section("report.recording", said(recording)));
        sections.add(section("report.times", new Block.Items(left()), adjustments()));
        sections.add(section("report.fouls", fouls()));
        sections.add(section("report.rulings", said(rulings)));
        sections.add(section("report.repetitions", said(repetitions)));
        sections.add(section("report.taken-back", lines(takenBack)));
        sections.add(section("report.confirmation", new Block.Items(confirmation())));
        for (ContinuationSheet paper : ContinuationSheet.of(state))
            sections.add(section("continuation.title", new Block.Items(paper.items(words))));
        sections.add(section("sheet.title", new Block.Moves(sheet())));
        return new Part(title(), sections);
    }

    private Section section(String key, Block... blocks) {
        return new Section(words.say(key), List.of(blocks));
    }

    /** Where there is nothing to report, that is said. */
    private Block lines(List<String> lines) {
        return new Block.Lines(lines.isEmpty() ? List.of(words.say("report.nothing")) : lines);
    }

    private Block said(List<Line> lines) {
        return lines(lines.stream().map(Line::text).collect(Collectors.toList()));
    }

    private Block adjustments() {
        return times.isEmpty() ? new Block.Lines(List.of(words.say("report.not-adjusted"))) : said(times);
    }

    private Map<String, String> data() {
        SheetData sheet = sheet();
        Map<String, String> items = new LinkedHashMap<>(new SheetPage.Items(words).heading(sheet));
        items.put(words.say("sheet.referee"), fixture().referee());
        items.put(
                words.say("report.book"),
                words.say("book." + state.setup().book().id()));
        items.put(
                words.say("report.scheme"), words.say("scheme." + state.setup().scheme()));
        items.put(words.say("sheet.result"), words.say("review.result." + sheet.result()));
        items.put(words.say("sheet.reason"), sheet.reason());
        items.values().removeIf(String::isEmpty);
        return items;
    }

    private Map<String, String> players() {
        Map<String, String> items = new LinkedHashMap<>();
        for (Side side : Side.values())
            items.put(
                    words.say("report.player", side),
                    words.say(
                                    "report.player.needs",
                                    (fixture().numbers().get(side) + " " + name(side)).trim(),
                                    new DutyWords(words)
                                            .needs(state.setup().seats().get(side)))
                            .trim());
        return items;
    }

    private List<String> duties() {
        return state.setup().charter().supervised() ? new DutyWords(words).sentences(state.setup()) : List.of();
    }

    private Map<String, String> left() {
        Map<String, String> items = new LinkedHashMap<>();
        items.put(
                words.say("report.control"),
                new TimeWords(words).controls(state.setup().time()));
        for (Side side : Side.values())
            if (state.setup().time().get(side).isTimed())
                items.put(words.say("continuation.left", side), SheetPage.Items.clock(state.left(side, state.at())));
        return items;
    }

    private Block fouls() {
        LedgerWords ledger = new LedgerWords(words);
        List<String> lines = new ArrayList<>(ledger.lines(state.fouls()));
        if (lines.isEmpty()) return lines(lines);
        for (Side side : Side.values()) lines.addAll(ledger.counts(state.fouls(), side));
        return new Block.Lines(lines);
    }

    /** Who confirmed the result, how and when (六8, 七9), and the referee's own line. */
    private Map<String, String> confirmation() {
        Map<String, String> items = new LinkedHashMap<>(new SheetPage.Items(words).ending(sheet()));
        items.remove(words.say("sheet.result"));
        items.remove(words.say("sheet.reason"));
        return items;
    }

    private void note(Change change) {
        MatchEvent event = change.event();
        if (event instanceof RefereeEvent.Undone undone) takeBack(undone, change);
        else if (event instanceof RefereeEvent.Adjusted) times.add(line(change));
        else if (event instanceof TableEvent.Warned) repetition(change);
        else if (isRecording(event)) recording.add(line(change));
        else if (isRuling(event)) rulings.add(line(change));
    }

    /** What a referee decides, and who does not agree with it; not what only belongs to a move. */
    private static boolean isRuling(MatchEvent event) {
        if (event instanceof TableEvent.Verified verified) return !verified.right();
        boolean ofAMove = event instanceof RefereeEvent.Copied
                || event instanceof RefereeEvent.Rested
                || event instanceof RefereeEvent.Ticked
                || event instanceof RefereeEvent.Explained;
        return event instanceof RefereeEvent && !ofAMove;
    }

    /** 錄音: who was asked, and who agreed (六1(4), 七1(1)(c)). */
    private static boolean isRecording(MatchEvent event) {
        return event instanceof RefereeEvent.RecordingAsked
                || event instanceof RefereeEvent.RecordingAnswered
                || event instanceof RefereeEvent.RecordingStopped;
    }

    private Line line(Change change) {
        String said = narrator.say(List.of(change)).stream()
                .map(Announcement::shown)
                .collect(Collectors.joining(words.say("time.join")));
        return new Line(change.event().at(), stamped(change, said));
    }

    private String stamped(Change change, String said) {
        return words.say(
                "report.line",
                SheetPage.Items.clock(change.event().at()),
                change.before().position().moveNumber(),
                said);
    }

    /** The warning, then what each move of the repetition does and what each side does throughout. */
    private void repetition(Change change) {
        repetitions.add(line(change));
        Verdict verdict = Endings.verdict(change.before());
        verdict.repetition().ifPresent(repetition -> {
            VerdictWords explains = new VerdictWords(words);
            List<String> lines = new ArrayList<>(explains.moves(repetition.lastCycle()));
            lines.addAll(explains.offences(repetition));
            lines.forEach(text -> repetitions.add(new Line(change.event().at(), text)));
        });
    }

    /** Whatever came of the entry is not reported. */
    private void takeBack(RefereeEvent.Undone undone, Change change) {
        change.before().entries().last().ifPresent(entry -> {
            Duration at = entry.events().get(0).at();
            for (List<Line> lines : List.of(times, rulings, recording, repetitions))
                lines.removeIf(line -> line.at().equals(at));
        });
        String said = line(change).text();
        takenBack.add(undone.reason().isEmpty() ? said : words.say("report.reason", said, undone.reason()));
    }
}
