package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.Words;

/**
 * One report as {@code ./baoqi times} prints it.
 *
 * @param played the time played up to the report
 * @param mark seconds, or a word
 * @param order the sides as they are said
 */
record TimesLine(Duration played, Side side, Object mark, List<Side> order, String text) {
    private static final double MILLIS = 1000;

    static TimesLine of(TimeReport report, TimeWords words) {
        return new TimesLine(
                report.at().since(TimesGame.START),
                report.side(),
                report.mark().left().map(TimesLine::seconds).orElse("half"),
                report.times().order(),
                words.report(report));
    }

    /** Both times after a press. */
    static TimesLine press(Duration played, Side presser, TimesLeft times, TimeWords words) {
        return new TimesLine(played, presser, "press", times.order(), words.both(times));
    }

    String plain(Words words) {
        return words.say("desk.times-line", new TimeWords(words).span(played), text);
    }

    String json() {
        List<String> names = order.stream().map(TimesLine::name).collect(Collectors.toList());
        return Json.object("at", played.toMillis(), "side", name(side), "mark", mark, "order", names, "text", text);
    }

    private static Object seconds(Duration time) {
        return time.toMillis() % MILLIS == 0 ? (Object) time.getSeconds() : (Object) (time.toMillis() / MILLIS);
    }

    private static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
