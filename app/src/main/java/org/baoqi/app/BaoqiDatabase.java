package org.baoqi.app;

import android.content.Context;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import java.util.Optional;

@Database(
        entities = {ShownBoardRow.class},
        version = 1)
public abstract class BaoqiDatabase extends RoomDatabase {
    private static final String FILE = "baoqi.db";

    static BaoqiDatabase open(Context context) {
        return Room.databaseBuilder(context, BaoqiDatabase.class, FILE).build();
    }

    abstract ShownBoardDao shownBoards();

    ShownBoardStore shownBoardStore() {
        return new ShownBoardStore() {
            @Override
            public Optional<ShownBoard> load() {
                return Optional.ofNullable(shownBoards().find()).map(ShownBoardRow::toModel);
            }

            @Override
            public void save(ShownBoard shown) {
                shownBoards().put(ShownBoardRow.of(shown));
            }
        };
    }
}
