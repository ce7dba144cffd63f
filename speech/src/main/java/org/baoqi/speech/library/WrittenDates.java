package org.baoqi.speech.library;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds days, months and years that are written out: 2026-11-16, 2026年11月, 11月16日, 2025. */
record WrittenDates(LocalDate today) {
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
            LocalDate next =
                    day.isPresent() ? first.plusDays(1) : month.isPresent() ? first.plusMonths(1) : first.plusYears(1);
            return Optional.of(new Found(first, next.minusDays(1), place.start(), place.end()));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> number(Matcher place, String group) {
        return Optional.ofNullable(place.group(group)).map(Integer::valueOf);
    }
}
