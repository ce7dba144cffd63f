package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Table;

/**
 * 漏記: what moves missing in a player's record bring.
 *
 * @param free so many bring nothing
 * @param each so many more bring a foul; empty where they bring none
 * @param lose so many lose the game; empty where fouls are all
 */
public record RecordRule(int free, Optional<Integer> each, Optional<Integer> lose, Article article) {

    static RecordRule of(Table.Row row) {
        return new RecordRule(
                row.number("free"), row.optionalNumber("each"), row.optionalNumber("lose"), row.article("article"));
    }

    public int fouls(int missing) {
        return each.map(number -> Math.max(0, missing - free) / number).orElse(0);
    }

    public boolean loses(int missing) {
        return lose.map(number -> missing >= number).orElse(false);
    }
}
