package org.baoqi.rules.law;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Table;

/**
 * What an event punishes and when fouls lose: the book's numbers, or those it has for a kind of event.
 *
 * @param swallows by kind, the kinds of which nothing more counts in the same turn
 */
public record FoulRules(
        String book,
        Map<Offence, Sanction> sanctions,
        List<FoulLimit> limits,
        Map<FoulKind, Set<FoulKind>> swallows) {

    public FoulRules {
        sanctions = Map.copyOf(sanctions);
        limits = List.copyOf(limits);
        swallows = Map.copyOf(swallows);
    }

    /** The rules of a book (TW113) or of a kind of event for which the book has other numbers (XQEF_U9). */
    public static FoulRules of(String event) {
        List<Table.Row> limits = rows("foul-limits.csv", "event", event);
        String book = limits.get(0).text("book");
        return new FoulRules(
                book,
                rows("fouls.csv", "book", book).stream()
                        .map(Sanction::of)
                        .collect(Collectors.toMap(Sanction::offence, Function.identity())),
                limits.stream().map(FoulLimit::of).collect(Collectors.toList()),
                swallows(rows("turns.csv", "book", book)));
    }

    /** What the book makes of an offence; empty if it is none under this book. */
    public Optional<Sanction> sanction(Offence offence) {
        return Optional.ofNullable(sanctions.get(offence));
    }

    /** The same rules, where these offences are punished by other articles. */
    public FoulRules citing(Map<Offence, Article> articles) {
        Map<Offence, Sanction> cited = new EnumMap<>(sanctions);
        articles.forEach((offence, article) -> cited.computeIfPresent(offence, (o, sanction) -> sanction.by(article)));
        return new FoulRules(book, cited, limits, swallows);
    }

    private static Map<FoulKind, Set<FoulKind>> swallows(List<Table.Row> rows) {
        Map<FoulKind, Set<FoulKind>> swallows = new EnumMap<>(FoulKind.class);
        for (Table.Row row : rows)
            swallows.computeIfAbsent(row.value("kind", FoulKind.class), kind -> EnumSet.noneOf(FoulKind.class))
                    .add(row.value("swallows", FoulKind.class));
        return swallows;
    }

    private static List<Table.Row> rows(String file, String column, String value) {
        return Table.rows(FoulRules.class, file, column, value);
    }
}
