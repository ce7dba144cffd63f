package org.baoqi.speech.library;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.Outcome.Fate;
import org.baoqi.speech.words.NumberReader;
import org.baoqi.speech.words.Words;

/**
 * Understands what a player looks for: 上個月跟許銀川下的和棋, "games I won last week". The phrases are in {@code
 * filters.tsv}; what is neither a phrase nor a date nor an opening is a player's name.
 */
public final class FilterReader {
    private static final List<Phrase> PHRASES = phrases();
    private static final Pattern HAN_DATE = Pattern.compile("[零〇一二三四五六七八九十]+(?=[年月日號号級级])");
    private static final Pattern LEVEL = Pattern.compile("(?:第)?(\\d{1,2})[級级]|\\blevel (\\d{1,2})\\b");

    private final LocalDate today;
    private final OpeningNames openings;
    private GameFilter filter = GameFilter.ALL;

    private FilterReader(Words words, LocalDate today) {
        this.today = today;
        this.openings = new OpeningNames(words);
    }

    public static GameFilter read(String text, Words words, LocalDate today) {
        return new FilterReader(words, today).read(text);
    }

    private record Phrase(String kind, String value, String text) {
        /** One 漢字 in the middle may be a part of a name. */
        private Pattern pattern() {
            if (text.matches("[ -~]+")) return Pattern.compile("\\b" + text + "\\b");
            return Pattern.compile(text.length() > 1 ? text : "(?<!\\S)" + text + "|" + text + "(?!\\S)");
        }
    }

    private static List<Phrase> phrases() {
        List<Phrase> phrases = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.read(FilterReader.class, "filters.tsv"))
            for (String text : row.text("phrases").split("\\|"))
                phrases.add(new Phrase(row.text("kind"), row.text("value"), text));
        phrases.sort((a, b) -> b.text().length() - a.text().length());
        return phrases;
    }

    private GameFilter read(String text) {
        String rest = digits(text.toLowerCase(Locale.ROOT));
        rest = level(rest);
        rest = date(rest);
        rest = opening(rest);
        for (Phrase phrase : PHRASES) rest = take(rest, phrase);
        return filter.player(rest.replaceAll("[\\s，,。.、的]+", " ").trim());
    }

    private static String digits(String text) {
        Matcher numbers = HAN_DATE.matcher(text);
        StringBuffer out = new StringBuffer();
        while (numbers.find()) numbers.appendReplacement(out, NumberReader.withDigits(numbers.group()));
        return numbers.appendTail(out).toString();
    }

    private String level(String text) {
        Matcher found = LEVEL.matcher(text);
        if (!found.find()) return text;
        filter = filter.level(Integer.parseInt(found.group(1) == null ? found.group(2) : found.group(1)));
        return without(text, found.start(), found.end());
    }

    private String date(String text) {
        Optional<WrittenDates.Found> found = new WrittenDates(today).in(text);
        if (!found.isPresent()) return text;
        filter = filter.between(found.get().first(), found.get().last());
        return without(text, found.get().start(), found.get().end());
    }

    private String opening(String text) {
        Optional<OpeningNames.Found> found = openings.in(text);
        if (!found.isPresent()) return text;
        filter = filter.openings(found.get().ids());
        return without(text, found.get().start(), found.get().end());
    }

    private String take(String text, Phrase phrase) {
        Matcher found = phrase.pattern().matcher(text);
        if (!found.find()) return text;
        note(phrase);
        return without(text, found.start(), found.end());
    }

    private void note(Phrase phrase) {
        filter = switch (phrase.kind()) {
            case "OUTCOME" -> filter.outcome(Optional.of(Outcome.valueOf(phrase.value())));
            case "FATE" -> filter.fate(Fate.valueOf(phrase.value()));
            case "ENDING" -> filter.ending(Optional.of(EndingKind.valueOf(phrase.value())));
            case "SIDE" -> filter.side(Side.valueOf(phrase.value()));
            case "PERIOD" -> SpokenDays.valueOf(phrase.value()).in(filter, today);
            case "FAVOURITE" -> filter.favourites(true);
            default -> filter;
        };
    }

    private static String without(String text, int start, int end) {
        return text.substring(0, start) + " " + text.substring(end);
    }

    /** Days as a player speaks of them from today. */
    private enum SpokenDays {
        TODAY,
        YESTERDAY,
        BEFORE_YESTERDAY,
        LAST_DAYS,
        THIS_WEEK,
        LAST_WEEK,
        THIS_MONTH,
        LAST_MONTH,
        THIS_YEAR,
        LAST_YEAR;

        private static final int A_FEW_DAYS = 6;

        GameFilter in(GameFilter filter, LocalDate today) {
            LocalDate monday = today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
            LocalDate month = today.withDayOfMonth(1);
            LocalDate year = today.withDayOfYear(1);
            return switch (this) {
                case TODAY -> filter.between(today, today);
                case YESTERDAY -> filter.between(today.minusDays(1), today.minusDays(1));
                case BEFORE_YESTERDAY -> filter.between(today.minusDays(2), today.minusDays(2));
                case LAST_DAYS -> filter.between(today.minusDays(A_FEW_DAYS), today);
                case THIS_WEEK -> filter.between(monday, today);
                case LAST_WEEK -> filter.between(monday.minusWeeks(1), monday.minusDays(1));
                case THIS_MONTH -> filter.between(month, today);
                case LAST_MONTH -> filter.between(month.minusMonths(1), month.minusDays(1));
                case THIS_YEAR -> filter.between(year, today);
                case LAST_YEAR -> filter.between(year.minusYears(1), year.minusDays(1));
            };
        }
    }

    /** Finds days, months and years that are written out: 2026-11-16, 2026年11月, 11月16日, 2025. */
    private record WrittenDates(LocalDate today) {
        private static final Pattern DATE =
                Pattern.compile("(?:(?<year>\\d{4})(?:[-./年]|$|(?=\\s)))?(?:(?<month>\\d{1,2})(?:[-./]|月)"
                        + "(?:(?<day>\\d{1,2})[日號号]?)?|(?<only>\\d{1,2})(?=\\s|$))?");

        /** A stretch of days, and where in the text it stands. */
        record Found(LocalDate first, LocalDate last, int start, int end) {}

        Optional<Found> in(String text) {
            Matcher places = DATE.matcher(text);
            while (places.find()) {
                boolean dated = places.group("year") != null || places.group("month") != null;
                Optional<Found> found = dated ? read(places) : Optional.empty();
                if (found.isPresent()) return found;
            }
            return Optional.empty();
        }

        private Optional<Found> read(Matcher place) {
            int year = number(place, "year").orElse(today.getYear());
            Optional<Integer> month = number(place, "month");
            if (!month.isPresent()) month = number(place, "only");
            Optional<Integer> day = number(place, "day");
            try {
                LocalDate first = LocalDate.of(year, month.orElse(1), day.orElse(1));
                LocalDate next = day.isPresent()
                        ? first.plusDays(1)
                        : month.isPresent() ? first.plusMonths(1) : first.plusYears(1);
                return Optional.of(new Found(first, next.minusDays(1), place.start(), place.end()));
            } catch (DateTimeException noSuchDay) {
                return Optional.empty();
            }
        }

        private static Optional<Integer> number(Matcher place, String group) {
            return Optional.ofNullable(place.group(group)).map(Integer::valueOf);
        }
    }
}
