package org.baoqi.rules.record.io;

import java.util.List;
import org.baoqi.rules.record.GameRecord;

/** The games of a file, as far as they can be read, and what could not. */
public record GameReading(GameFormat format, List<GameRecord> games, List<Trouble> troubles) {
    public GameReading {
        games = List.copyOf(games);
        troubles = List.copyOf(troubles);
    }

    static GameReading nothing(Trouble trouble) {
        return new GameReading(GameFormat.UNKNOWN, List.of(), List.of(trouble));
    }
}
