package org.baoqi.app.store;

import androidx.sqlite.db.SimpleSQLiteQuery;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.library.GameFilter;

/** A {@link GameFilter} as SQL, the newest games first. A page goes on behind the last game of the one before. */
final class FilterSql {
    private static final String COLUMNS = "g.id, g.uid, g.added_at, g.favourite, g.day, g.red_player, g.black_player, "
            + "g.red_level, g.black_level, g.opening, g.outcome, g.ending, g.plies, g.side, g.fate, g.level, g.over, "
            + "g.digest, red.name AS red_name, black.name AS black_name";
    private static final String FROM = " FROM games g LEFT JOIN players red ON red.id = g.red_player "
            + "LEFT JOIN players black ON black.id = g.black_player WHERE ";
    private static final String NAMED = " IN (SELECT id FROM players WHERE name LIKE ? ESCAPE '!')";

    private final StringBuilder where = new StringBuilder("g.deleted_at IS NULL");
    private final List<Object> values = new ArrayList<>();

    private FilterSql(GameFilter filter) {
        if (!filter.player().isEmpty()) player("%" + filter.player().replaceAll("[!%_]", "!$0") + "%");
        filter.from().ifPresent(day -> and("g.day >= ?", day.toString()));
        filter.to().ifPresent(day -> and("g.day <= ?", day.toString()));
        if (!filter.openings().isEmpty())
            and(
                    "g.opening IN (" + marks(filter.openings().size()) + ")",
                    filter.openings().toArray());
        filter.outcome().ifPresent(outcome -> and("g.outcome = ?", outcome.name()));
        filter.fate().ifPresent(fate -> and("g.fate = ?", fate.name()));
        filter.ending().ifPresent(ending -> and("g.ending = ?", ending.name()));
        filter.side().ifPresent(side -> and("g.side = ?", side.name()));
        filter.level().ifPresent(level -> and("g.level = ?", level));
        if (filter.favourites()) and("g.favourite = 1");
    }

    static SimpleSQLiteQuery page(GameFilter filter, Optional<ListedGame> after, int size) {
        FilterSql sql = new FilterSql(filter);
        after.ifPresent(last -> sql.and("(g.added_at, g.id) < (?, ?)", last.addedAt(), last.row()));
        return sql.query("SELECT " + COLUMNS + FROM, " ORDER BY g.added_at DESC, g.id DESC LIMIT " + size);
    }

    static SimpleSQLiteQuery one(String id) {
        return new SimpleSQLiteQuery("SELECT " + COLUMNS + FROM + "g.uid = ?", new Object[] {id});
    }

    static SimpleSQLiteQuery count(GameFilter filter) {
        return new FilterSql(filter).query("SELECT count(*) FROM games g WHERE ", "");
    }

    private void player(String name) {
        and("(g.red_player" + NAMED + " OR g.black_player" + NAMED + ")", name, name);
    }

    private void and(String condition, Object... more) {
        where.append(" AND ").append(condition);
        Collections.addAll(values, more);
    }

    private static String marks(int count) {
        return String.join(", ", Collections.nCopies(count, "?"));
    }

    private SimpleSQLiteQuery query(String before, String after) {
        return new SimpleSQLiteQuery(before + where + after, values.toArray());
    }
}
