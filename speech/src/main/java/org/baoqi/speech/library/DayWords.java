package org.baoqi.speech.library;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.baoqi.speech.words.Words;

/** Days as people speak of them: 今天, 昨天, 前天, 三天前, 十一月三日. */
public record DayWords(Words words, LocalDate today) {
    private static final int DAYS_COUNTED = 6;

    public String of(LocalDate day) {
        long ago = ChronoUnit.DAYS.between(day, today);
        if (ago >= 0 && ago <= 2) return words.say("library.day." + ago);
        if (ago > 2 && ago <= DAYS_COUNTED) return words.say("library.days-ago", (int) ago);
        return date(day);
    }

    private String date(LocalDate day) {
        String month = words.say("library.month." + day.getMonthValue());
        return day.getYear() == today.getYear()
                ? words.say("library.date", month, day.getDayOfMonth())
                : words.say("library.date.year", month, day.getDayOfMonth(), String.valueOf(day.getYear()));
    }
}
