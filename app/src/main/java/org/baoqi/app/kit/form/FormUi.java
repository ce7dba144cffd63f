package org.baoqi.app.kit.form;

import java.util.List;
import java.util.Optional;

/**
 * A screen of rows, in the order in which they are read.
 *
 * @param title its pane title and its one heading
 */
public record FormUi(String title, List<Row> rows) {
    public FormUi {
        rows = List.copyOf(rows);
    }

    public Optional<Row> row(String id) {
        return rows.stream().filter(row -> row.id().equals(id)).findFirst();
    }
}
