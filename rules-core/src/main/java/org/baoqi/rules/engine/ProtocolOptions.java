package org.baoqi.rules.engine;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;

/** The options that a GUI can set, under the names of either protocol. */
final class ProtocolOptions {
    private static final int MOST_MEGABYTES = 1024;
    private static final int MOST_THREADS = 64;

    private int megabytes = Engine.DEFAULT_MEGABYTES;
    private int threads = 1;
    private int level = Level.HIGHEST;
    private RuleBook book = RuleBooks.all().get(0);
    private ChronoUnit unit = ChronoUnit.SECONDS;
    private boolean openingBook;

    /** The lines that tell a GUI of the options. */
    List<String> describe(Protocol dialect) {
        return dialect == Protocol.UCI
                ? List.of(
                        "option name Hash type spin default " + megabytes + " min 1 max " + MOST_MEGABYTES,
                        "option name Threads type spin default 1 min 1 max " + MOST_THREADS,
                        "option name Ponder type check default false",
                        "option name OwnBook type check default false",
                        "option name Level type spin default " + Level.HIGHEST + " min 1 max " + Level.HIGHEST,
                        "option name RuleBook type combo default " + book.id() + books(),
                        "option name UCI_Variant type combo default xiangqi var xiangqi")
                : List.of(
                        "option usemillisec type check default false",
                        "option usebook type check default false",
                        "option hashsize type spin min 1 max " + MOST_MEGABYTES + " default " + megabytes,
                        "option threads type spin min 1 max " + MOST_THREADS + " default 1",
                        "option level type spin min 1 max " + Level.HIGHEST + " default " + Level.HIGHEST,
                        "option rulebook type combo" + books() + " default " + book.id(),
                        "option newgame type button");
    }

    /** Sets an option and says whether the engine has to be built anew. */
    boolean set(String name, String value) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "hash", "hashsize" -> megabytes = number(value, megabytes, MOST_MEGABYTES);
            case "threads" -> threads = number(value, threads, MOST_THREADS);
            case "level" -> level = number(value, level, Level.HIGHEST);
            case "rulebook" -> book = RuleBooks.byId(value).orElse(book);
            case "ownbook", "usebook" -> openingBook = isOn(value);
            case "usemillisec" -> unit = isOn(value) ? ChronoUnit.MILLIS : ChronoUnit.SECONDS;
            default -> {}
        }
        return List.of("hash", "hashsize", "threads").contains(name.toLowerCase(Locale.ROOT));
    }

    private static String books() {
        return RuleBooks.all().stream().map(book -> " var " + book.id()).collect(Collectors.joining());
    }

    private static boolean isOn(String value) {
        return value.equals("true") || value.equals("on");
    }

    private static int number(String value, int otherwise, int most) {
        return value.matches("\\d{1,6}") ? Math.max(1, Math.min(most, Integer.parseInt(value))) : otherwise;
    }

    Engine engine() {
        return new Engine(megabytes, threads);
    }

    Level level() {
        return Level.of(level);
    }

    RuleBook book() {
        return book;
    }

    /** Whether it answers from its own opening book as long as that lasts. */
    boolean usesOpeningBook() {
        return openingBook;
    }

    /** The unit of UCCI's times. */
    ChronoUnit unit() {
        return unit;
    }
}
