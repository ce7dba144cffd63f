package org.baoqi.app;

import java.util.Optional;

/** Keeps what the board shows while the app is not running. Both calls wait for the disk. */
public interface ShownBoardStore {
    Optional<ShownBoard> load();

    void save(ShownBoard shown);
}
