package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;

/**
 * 賽果爭議: what a book does with a result that a player does not accept. A referee hears both and rules; his ruling is
 * appealed against, or is the last word.
 *
 * @param ruling by which a referee rules
 * @param appeal how a player appeals against the ruling
 * @param times how many appeals there are at most; empty where they go on to the last instance
 * @param appealArticle by which he appeals or, where there is no appeal, has to obey
 */
public record DisputeRules(Article ruling, Appeal appeal, Optional<Integer> times, Article appealArticle) {

    /** 上訴. */
    public enum Appeal {
        /** At once and by word of mouth, to the next higher referee (XQEF 134(2), 137(1)). */
        AT_ONCE,
        /** In writing, to the committee, within two hours of the end of the game (TW113 3章8節四). */
        WRITTEN,
        NONE
    }

    public static DisputeRules of(String book) {
        CsvTable.Row row =
                CsvTable.rows(DisputeRules.class, "disputes.csv", "book", book).get(0);
        return new DisputeRules(
                row.article("ruling"),
                row.value("appeal", Appeal.class),
                row.optionalNumber("times"),
                row.article("appeal article"));
    }

    /** Whether one more appeal is possible after so many. */
    public boolean allows(int appeals) {
        return times.map(most -> appeals < most).orElse(true);
    }
}
