package org.baoqi.rules.event;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;

/** 名次區分: what puts one of two with the same points before the other. */
public enum TieBreak {
    /** 小分: all the points of those whom he beat, half of those with whom he drew. */
    OPPONENTS_POINTS,
    /** 對賽勝者, 直勝: the points of the games between those who are level. */
    BETWEEN_THEM,
    /** 勝局. */
    WINS,
    /** 後手勝局. */
    WINS_WITH_BLACK,
    /** 後手賽局, 後走局數. */
    GAMES_WITH_BLACK,
    /** 對賽時執後手. */
    BLACK_BETWEEN_THEM,
    FEWER_FOULS,
    /** 正常完成對賽: fewer games won or lost without play. */
    GAMES_PLAYED;

    /** LIONS and AXF have no tie-breaks. */
    private static final String WHERE_SILENT = "TW113";

    /** The tie-breaks of a book for a single round-robin, in their order. */
    public static List<TieBreak> of(String book) {
        return rows(book).stream()
                .map(row -> row.value("tie-break", TieBreak.class))
                .collect(Collectors.toList());
    }

    /** Where the book says so. */
    public static Article article(String book) {
        return rows(book).get(0).article("article");
    }

    private static List<CsvTable.Row> rows(String book) {
        List<CsvTable.Row> own = CsvTable.rows(TieBreak.class, "tie-breaks.csv", "book", book);
        return own.isEmpty() ? CsvTable.rows(TieBreak.class, "tie-breaks.csv", "book", WHERE_SILENT) : own;
    }
}
