package org.baoqi.rules.record.io;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.record.GameRecord;

/** The games of a file, up to the damage if there is one. */
public record PgnReading(List<GameRecord> games, Optional<PgnDamage> damage) {
    public PgnReading {
        games = List.copyOf(games);
    }
}
