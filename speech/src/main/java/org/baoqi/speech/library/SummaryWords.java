package org.baoqi.speech.library;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.words.Words;

/** Games of a list in words. */
public record SummaryWords(Words words, LocalDate today) {
    private static final int DAYS_COUNTED = 6;

    /** 紅勝，四十二回合，中炮對屏風馬，昨天. */
    public String brief(GameSummary game) {
        List<String> parts = new ArrayList<>();
        parts.add(words.say("library.outcome." + game.outcome()));
        parts.add(length(game));
        addOpeningAndDay(game, parts);
        return join(parts);
    }

    /** 陳大文對電腦第三級，黑勝，將死，四十二回合，中炮對屏風馬，昨天，最愛. */
    public String full(GameSummary game) {
        List<String> parts = new ArrayList<>();
        parts.add(players(game));
        parts.add(words.say("library.outcome." + game.outcome()));
        game.ending().ifPresent(kind -> parts.add(words.say("library.ending." + kind)));
        parts.add(length(game));
        addOpeningAndDay(game, parts);
        if (game.favourite()) parts.add(words.say("library.favourite"));
        return join(parts);
    }

    /** Red first, and which side was the owner's. */
    public String players(GameSummary game) {
        String red = game.players().red().called(words);
        String black = game.players().black().called(words);
        return game.side()
                .map(side -> words.say("library.players.mine", red, black, words.say("colour." + side)))
                .orElseGet(() -> words.say("library.players", red, black));
    }

    private String length(GameSummary game) {
        return words.say(game.rounds() == 1 ? "library.rounds.one" : "library.rounds", words.count(game.rounds()));
    }

    private void addOpeningAndDay(GameSummary game, List<String> parts) {
        game.opening().ifPresent(id -> parts.add(words.say("opening." + id)));
        game.date().ifPresent(day -> parts.add(day(day)));
    }

    /** How many games a search has found. */
    public String found(int games) {
        return words.say(games == 0 ? "library.found.none" : plural("library.found", games), words.count(games));
    }

    private static String plural(String key, int number) {
        return number == 1 ? key + ".one" : key;
    }

    private String join(List<String> parts) {
        return String.join(words.say("library.join"), parts);
    }

    /** A day as people speak of it: 今天, 昨天, 前天, 三天前, 十一月三日. */
    public String day(LocalDate day) {
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
