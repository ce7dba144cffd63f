package org.baoqi.rules.law;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch.Manner;
import org.baoqi.rules.law.TouchRuling.Obligation;

/** A book's table of what touched pieces oblige to, and of what excuses a touch. */
public record TouchRules(String book, Map<Touched, List<Demand>> demands, Map<Manner, Article> excuses) {
    public TouchRules {
        demands = Map.copyOf(demands);
        excuses = Map.copyOf(excuses);
    }

    /** What has been touched, and in which order. */
    public enum Touched {
        OWN,
        ENEMY,
        OWN_THEN_ENEMY,
        ENEMY_THEN_OWN,
        AT_ONCE
    }

    /** One line of the table. The first that can be done must be done. */
    public record Demand(Obligation obligation, boolean foul, Article article) {}

    public static TouchRules of(String book) {
        Map<Manner, Article> excuses = new EnumMap<>(Manner.class);
        for (CsvTable.Row row : rows("excuses.csv", book))
            excuses.put(row.value("manner", Manner.class), row.article("article"));
        return new TouchRules(book, demands(book), excuses);
    }

    /** What the player to move must play after these touches of his. */
    public TouchRuling judge(Position position, List<Touch> touches) {
        return new TouchJudge(this, position, touches).judge();
    }

    /** Adjusting is excused only on the player's own time, an accident at any time. */
    boolean excuses(Touch touch) {
        return excuses.containsKey(touch.manner()) && (touch.ownTurn() || touch.manner() == Manner.ACCIDENT);
    }

    private static Map<Touched, List<Demand>> demands(String book) {
        return rows("touch.csv", book).stream()
                .collect(Collectors.groupingBy(
                        row -> row.value("touched", Touched.class),
                        Collectors.mapping(TouchRules::demand, Collectors.toList())));
    }

    private static Demand demand(CsvTable.Row row) {
        return new Demand(row.value("obligation", Obligation.class), row.yes("foul"), row.article("article"));
    }

    private static List<CsvTable.Row> rows(String file, String book) {
        return CsvTable.rows(TouchRules.class, file, "book", book);
    }
}
