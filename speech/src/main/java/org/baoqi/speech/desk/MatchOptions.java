package org.baoqi.speech.desk;

import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.RuleWords;
import org.baoqi.speech.time.Scheme;

/** How a match is asked for on a command line. */
final class MatchOptions {
    static final String TIME = "--time";
    static final String RULES = "--rules";
    static final String SCHEME = "--scheme";

    private MatchOptions() {}

    static BothSides<TimeControl> time(Arguments arguments, String usual, Terminal terminal) {
        TimeControlText.Reading reading =
                TimeControlText.read(arguments.option(TIME).orElse(usual));
        if (reading instanceof TimeControlText.Reading.Read read) return read.controls();
        TimeControlText.Reading.Refused refused = (TimeControlText.Reading.Refused) reading;
        throw new UsageException("desk.message", new RuleWords(terminal.words()).timeControlError(refused.error()));
    }

    static String book(Arguments arguments, String usual) {
        String id = arguments.option(RULES).orElse(usual);
        String known = RuleBooks.all().stream()
                .map(book -> book.id().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        return RuleBooks.byId(id)
                .orElseThrow(() -> new UsageException("play.book", id, known))
                .id();
    }

    static Scheme scheme(Arguments arguments) {
        String id = arguments.option(SCHEME).orElse("blind");
        return Scheme.fromId(id).orElseThrow(() -> new UsageException("play.scheme", id));
    }
}
