package org.baoqi.speech.library;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.Outcome.Fate;

/**
 * What a list of games tells of one of them.
 *
 * @param opening the id of the opening that our book finds in the moves
 * @param side whose side the owner of the library played; empty if both sides were persons, or machines
 */
public record GameSummary(
        BothSides<Player> players,
        Optional<LocalDate> date,
        Optional<String> opening,
        Outcome outcome,
        Optional<EndingKind> ending,
        int plies,
        boolean favourite,
        Optional<Side> side) {
    public GameSummary {
        Objects.requireNonNull(players);
        Objects.requireNonNull(date);
        Objects.requireNonNull(opening);
        Objects.requireNonNull(outcome);
        Objects.requireNonNull(ending);
        Objects.requireNonNull(side);
        if (plies < 0) throw new IllegalArgumentException("plies: " + plies);
    }

    /** 回合. */
    public int rounds() {
        return (plies + 1) / 2;
    }

    /** How strong the machine was that the owner played against. */
    public Optional<Integer> level() {
        return side.flatMap(mine -> players.get(mine.opposite()).level());
    }

    /** How the owner of the library fared. */
    public Optional<Fate> fate() {
        return side.flatMap(outcome::fateOf);
    }

    public GameSummary favourite(boolean is) {
        return new GameSummary(players, date, opening, outcome, ending, plies, is, side);
    }
}
