package org.baoqi.speech.desk;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.announce.Verbosity.Detail;
import org.baoqi.speech.match.Charter;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.RuleWords;

/** The options of a command line that set up a match. */
final class MatchOptions {
    static final String TIME = "--time";
    static final String RULES = "--rules";
    static final String SCHEME = "--scheme";

    static final String MARKS = "--marks";
    static final String SAY = "--say";
    /** 七1(1)(b). */
    static final String TIMES_AT_PRESS = "--times-at-press";

    static final String MARKS_ONCE = "--marks-once";

    private MatchOptions() {}

    /** The times at which reports are wanted, {@code half,5m,30s}; none where nobody asked for others than the usual. */
    static List<Mark> marks(Arguments arguments) {
        List<Mark> marks = new ArrayList<>();
        arguments.option(MARKS).ifPresent(text -> {
            for (String part : text.split(",", -1))
                marks.add(Mark.parse(part).orElseThrow(() -> new UsageException("desk.times-mark", part)));
        });
        return marks;
    }

    /** What the event has decided, as far as the options of all matches say it. */
    static Charter charter(Arguments arguments) {
        return Charter.NONE
                .marks(marks(arguments))
                .timesAtPress(arguments.has(TIMES_AT_PRESS))
                .marksOnce(arguments.has(MARKS_ONCE));
    }

    /** How much is said of a move: {@code bare}, or some of {@code capture,check,names,points}. */
    static Verbosity verbosity(Arguments arguments) {
        Optional<String> say = arguments.option(SAY);
        if (!say.isPresent()) return Verbosity.SHORT;
        Set<Detail> details = EnumSet.noneOf(Detail.class);
        if (!say.get().equals("bare")) for (String word : say.get().split(",", -1)) details.add(detail(word));
        return new Verbosity(details);
    }

    private static Detail detail(String word) {
        return switch (word) {
            case "capture" -> Detail.CAPTURE;
            case "check" -> Detail.CHECK;
            case "names" -> Detail.PIECE_NAMES;
            case "points" -> Detail.COORDINATES;
            default -> throw new UsageException("play.say", word);
        };
    }

    static BothSides<TimeControl> time(Arguments arguments, String usual, Terminal terminal) {
        TimeControlText.Reading reading =
                TimeControlText.read(arguments.option(TIME).orElse(usual));
        if (reading instanceof TimeControlText.Reading.Read read) return read.controls();
        TimeControlText.Reading.Refused refused = (TimeControlText.Reading.Refused) reading;
        throw new UsageException("desk.message", new RuleWords(terminal.words()).timeControlError(refused.error()));
    }

    static RuleBook book(Arguments arguments, String usual) {
        String id = arguments.option(RULES).orElse(usual);
        String known = RuleBooks.all().stream()
                .map(book -> book.id().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        return RuleBooks.byId(id).orElseThrow(() -> new UsageException("play.book", id, known));
    }

    static Scheme scheme(Arguments arguments) {
        String id = arguments.option(SCHEME).orElse("blind");
        return Scheme.fromId(id).orElseThrow(() -> new UsageException("play.scheme", id));
    }
}
