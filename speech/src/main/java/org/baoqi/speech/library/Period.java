package org.baoqi.speech.library;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/** Days as a player speaks of them from today. */
enum Period {
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
