package org.baoqi.app;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** The one row of what the board shows. */
@Entity(tableName = "shown_board")
public final class ShownBoardRow {
    private static final int ONLY = 1;

    @PrimaryKey
    public final int id;

    @NonNull
    public final String fen;

    @NonNull
    public final Side viewer;

    public ShownBoardRow(int id, @NonNull String fen, @NonNull Side viewer) {
        this.id = id;
        this.fen = fen;
        this.viewer = viewer;
    }

    static ShownBoardRow of(ShownBoard shown) {
        return new ShownBoardRow(ONLY, shown.position().fen(), shown.viewer());
    }

    ShownBoard toModel() {
        return new ShownBoard(Position.parse(fen), viewer);
    }
}
