package org.baoqi.speech.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Result;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.time.Mark;

/** An event as a line of a log: the milliseconds, the event's word and its fields, with tabs between. */
final class EventText {
    private static final String SPECIAL = "\\\t\n\r";
    private static final String LETTERS = "\\tnr";
    static final String NONE = "-";
    private static final String TAB = "\t";
    private static final Map<String, Function<Line, MatchEvent>> READERS = new HashMap<>();

    static {
        READERS.put("said", l -> new TurnEvent.Said(l.at, l.side(), l.value(1, MoveWord.class)));
        READERS.put("corrected", l -> new TurnEvent.Corrected(l.at, l.side(), l.value(1, MoveWord.class)));
        READERS.put("called", l -> new TurnEvent.Called(l.at, l.side(), l.move(1)));
        READERS.put("made", l -> new TurnEvent.Made(l.at, l.side(), Move.iccs(l.text(1))));
        READERS.put("took", l -> new TurnEvent.Took(l.at, l.side(), l.value(1, Procedure.Act.class)));
        READERS.put(
                "repeated",
                l -> new TurnEvent.Repeated(l.at, l.side(), l.value(1, Procedure.Act.class), l.moveWords(2)));
        READERS.put("rested", l -> new RefereeEvent.Rested(l.at, l.side()));
        READERS.put("checked", l -> new TurnEvent.Checked(l.at, l.side(), l.value(1, CallCheck.Answer.class)));
        READERS.put("pressed", l -> new TurnEvent.Pressed(l.at, l.side()));
        READERS.put("begun", l -> new TableEvent.Begun(l.at, SetupText.read(l.fields)));
        READERS.put("named", l -> new TableEvent.Named(l.at, l.side(), l.words(1)));
        READERS.put("time", l -> new TableEvent.TimeReported(l.at, l.side(), l.mark(1)));
        READERS.put("asked", l -> new TableEvent.Asked(l.at, l.side(), l.query()));
        READERS.put("advised", l -> new TableEvent.Advised(l.at, l.side(), l.move(1), l.number(2), l.number(3)));
        READERS.put("offered", l -> new TableEvent.DrawOffered(l.at, l.side()));
        READERS.put(
                "answered",
                l -> new TableEvent.DrawAnswered(l.at, l.side(), l.text(1).equals("yes")));
        READERS.put("fouled", l -> new TableEvent.Fouled(l.at, l.side(), l.value(1, Offence.class)));
        READERS.put("warned", l -> new TableEvent.Warned(l.at, l.side(), l.warning(1)));
        READERS.put("back", l -> new TableEvent.TakenBack(l.at, l.side(), l.number(1)));
        READERS.put("clock", l -> new TableEvent.ClockRead(l.at));
        READERS.put("sealed", l -> new TableEvent.Sealed(l.at, l.side(), Move.iccs(l.text(1))));
        READERS.put(
                "verified",
                l -> new TableEvent.Verified(l.at, l.side(), l.text(1).equals("yes")));
        READERS.put("adjourned", l -> new TableEvent.Adjourned(l.at));
        READERS.put("resumed", l -> new TableEvent.Resumed(l.at));
        READERS.put(
                "touched", l -> new RefereeEvent.Touched(l.at, l.side(), l.points(2), l.value(1, Touch.Manner.class)));
        READERS.put("unbound", l -> new RefereeEvent.Unbound(l.at, l.side()));
        READERS.put("copied", l -> new RefereeEvent.Copied(l.at, l.side(), Move.iccs(l.text(1))));
        READERS.put("shifted", l -> new RefereeEvent.Shifted(l.at, l.side(), Move.iccs(l.text(1))));
        READERS.put("levelled", l -> new RefereeEvent.Levelled(l.at));
        READERS.put("withdrawn", l -> new RefereeEvent.Withdrawn(l.at, l.number(0), l.words(1)));
        READERS.put(
                "adjusted", l -> new RefereeEvent.Adjusted(l.at, l.side(), Duration.ofMillis(l.number(1)), l.words(2)));
        READERS.put(
                "put-right",
                l -> new RefereeEvent.PutRight(l.at, l.side(), l.value(1, Breach.class), l.number(2), l.points(3)));
        READERS.put("reopened", l -> new RefereeEvent.Reopened(l.at, l.words(0)));
        READERS.put("ruled", l -> new RefereeEvent.Ruled(l.at, l.words(0)));
        READERS.put("appealed", l -> new RefereeEvent.Appealed(l.at, l.side(), l.words(1)));
        READERS.put("undone", l -> new RefereeEvent.Undone(l.at, l.words(0)));
        READERS.put(
                "audited",
                l -> new RefereeEvent.Audited(l.at, l.text(0).equals(NONE) ? Optional.empty() : Optional.of(l.side())));
        READERS.put("limit", l -> new RefereeEvent.LimitDeclared(l.at, l.side(), l.number(1)));
        READERS.put("recording-asked", l -> new RefereeEvent.RecordingAsked(l.at));
        READERS.put(
                "recording-answered",
                l -> new RefereeEvent.RecordingAnswered(
                        l.at, l.side(), l.text(1).equals("yes")));
        READERS.put("recording-stopped", l -> new RefereeEvent.RecordingStopped(l.at));
        READERS.put(
                "ticked",
                l -> new RefereeEvent.Ticked(
                        l.at, l.value(0, CheckList.Check.class), l.text(1).equals("yes")));
        READERS.put("explained", l -> new RefereeEvent.Explained(l.at));
        READERS.put(
                "ended",
                l -> new TableEvent.Ended(l.at, l.value(0, Result.class), l.cause(1), Article.parse(l.text(2))));
    }

    private EventText() {}

    static String write(MatchEvent event) {
        StringBuilder line =
                new StringBuilder().append(event.at().toMillis()).append(TAB).append(event.name());
        for (String field : event.fields()) line.append(TAB).append(field);
        return line.toString();
    }

    /** The event of a line; empty if the line is none, or not a whole one. */
    static Optional<MatchEvent> read(String line) {
        List<String> parts = Arrays.asList(line.split(TAB, -1));
        if (parts.size() < 2 || !parts.get(0).matches("\\d{1,15}")) return Optional.empty();
        Duration at = Duration.ofMillis(Long.parseLong(parts.get(0)));
        Function<Line, MatchEvent> reader = READERS.get(parts.get(1));
        try {
            return Optional.ofNullable(reader).map(r -> r.apply(new Line(at, parts.subList(2, parts.size()))));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private record Line(Duration at, List<String> fields) {
        Side side() {
            return value(0, Side.class);
        }

        String text(int index) {
            return fields.get(index);
        }

        int number(int index) {
            return Integer.parseInt(text(index));
        }

        <E extends Enum<E>> E value(int index, Class<E> type) {
            return Enum.valueOf(type, text(index));
        }

        Optional<Move> move(int index) {
            return text(index).equals(NONE) ? Optional.empty() : Optional.of(Move.iccs(text(index)));
        }

        Mark mark(int index) {
            return Mark.parse(text(index)).orElseThrow(() -> new IllegalArgumentException(text(index)));
        }

        Reason warning(int index) {
            return Reason.valueOf(after(Cause.VERDICT, text(index)));
        }

        Cause cause(int index) {
            String phrase = text(index);
            if (phrase.startsWith(Cause.ENDING))
                return new Cause.ByEnding(EndingReason.valueOf(after(Cause.ENDING, phrase)));
            String verdict = after(Cause.VERDICT, phrase);
            if (!verdict.endsWith(Cause.DECIDED)) throw new IllegalArgumentException(phrase);
            return new Cause.ByVerdict(Reason.valueOf(verdict.substring(0, verdict.length() - Cause.DECIDED.length())));
        }

        private static String after(String prefix, String text) {
            if (!text.startsWith(prefix)) throw new IllegalArgumentException(text);
            return text.substring(prefix.length());
        }

        /** A text that somebody wrote. */
        String words(int index) {
            return unescape(text(index));
        }

        /** The words of a move from a field on. */
        List<MoveWord> moveWords(int from) {
            return fields.subList(from, fields.size()).stream()
                    .map(MoveWord::valueOf)
                    .collect(Collectors.toList());
        }

        /** The points from a field on. */
        List<Point> points(int from) {
            return fields.subList(from, fields.size()).stream()
                    .map(text -> Point.fromIccs(text).orElseThrow(IllegalArgumentException::new))
                    .collect(Collectors.toList());
        }

        VoiceCommand query() {
            return QueryText.read(fields.subList(1, fields.size()));
        }
    }

    /** A text that somebody wrote, as a field: tabs and line ends, which part fields and events, are written as {@code \t}. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            int special = SPECIAL.indexOf(c);
            if (special >= 0) escaped.append('\\').append(LETTERS.charAt(special));
            else escaped.append(c);
        }
        return escaped.toString();
    }

    /** The text again; an exception where it is none of ours. */
    static String unescape(String field) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            boolean escape = field.charAt(i) == '\\';
            if (escape) i++;
            text.append(escape ? SPECIAL.charAt(LETTERS.indexOf(field.charAt(i))) : field.charAt(i));
        }
        return text.toString();
    }
}
