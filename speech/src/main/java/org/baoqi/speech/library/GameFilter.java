package org.baoqi.speech.library;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.Outcome.Fate;

/**
 * Which games of a library are looked for: those that fit all that is given.
 *
 * @param player a part of a player's name, or empty for any
 * @param openings ids of openings, or none for any
 * @param fate how the owner of the library fared
 * @param side whose side the owner played
 * @param favourites whether only favourites are wanted
 */
public record GameFilter(
        String player,
        Optional<LocalDate> from,
        Optional<LocalDate> to,
        Set<String> openings,
        Optional<Outcome> outcome,
        Optional<Fate> fate,
        Optional<EndingKind> ending,
        Optional<Side> side,
        Optional<Integer> level,
        boolean favourites) {
    public static final GameFilter ALL = new GameFilter(
            "",
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            false);

    public GameFilter {
        Objects.requireNonNull(player);
        openings = Set.copyOf(openings);
    }

    public GameFilter player(String name) {
        return new GameFilter(name, from, to, openings, outcome, fate, ending, side, level, favourites);
    }

    /** From one day to another, both included. */
    public GameFilter between(Optional<LocalDate> first, Optional<LocalDate> last) {
        return new GameFilter(player, first, last, openings, outcome, fate, ending, side, level, favourites);
    }

    public GameFilter between(LocalDate first, LocalDate last) {
        return between(Optional.of(first), Optional.of(last));
    }

    public GameFilter openings(Set<String> ids) {
        return new GameFilter(player, from, to, ids, outcome, fate, ending, side, level, favourites);
    }

    public GameFilter outcome(Optional<Outcome> wanted) {
        return new GameFilter(player, from, to, openings, wanted, fate, ending, side, level, favourites);
    }

    public GameFilter fate(Fate wanted) {
        return new GameFilter(
                player, from, to, openings, outcome, Optional.of(wanted), ending, side, level, favourites);
    }

    public GameFilter ending(Optional<EndingKind> wanted) {
        return new GameFilter(player, from, to, openings, outcome, fate, wanted, side, level, favourites);
    }

    public GameFilter side(Side wanted) {
        return new GameFilter(
                player, from, to, openings, outcome, fate, ending, Optional.of(wanted), level, favourites);
    }

    public GameFilter level(int wanted) {
        return new GameFilter(player, from, to, openings, outcome, fate, ending, side, Optional.of(wanted), favourites);
    }

    /** Whether only favourites are wanted. */
    public GameFilter favourites(boolean only) {
        return new GameFilter(player, from, to, openings, outcome, fate, ending, side, level, only);
    }
}
