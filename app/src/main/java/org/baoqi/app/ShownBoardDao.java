package org.baoqi.app;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;

@Dao
interface ShownBoardDao {
    @Query("SELECT * FROM shown_board")
    ShownBoardRow find();

    @Upsert
    void put(ShownBoardRow row);
}
