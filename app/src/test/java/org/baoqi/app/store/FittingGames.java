package org.baoqi.app.store;

import java.util.Locale;
import java.util.Optional;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.GameSummary;

/** Compares games with a filter one by one, so that what the database finds can be held against it. */
final class FittingGames {
    private FittingGames() {}

    static boolean fits(GameFilter filter, GameSummary game) {
        return fitsPlayer(filter, game)
                && fitsDate(filter, game)
                && (filter.openings().isEmpty()
                        || game.opening().filter(filter.openings()::contains).isPresent())
                && fits(filter.outcome(), Optional.of(game.outcome()))
                && fits(filter.fate(), game.fate())
                && fits(filter.ending(), game.ending())
                && fits(filter.side(), game.side())
                && fits(filter.level(), game.level())
                && (!filter.favourites() || game.favourite());
    }

    private static boolean fitsPlayer(GameFilter filter, GameSummary game) {
        String wanted = filter.player().toLowerCase(Locale.ROOT);
        return game.players().red().name().toLowerCase(Locale.ROOT).contains(wanted)
                || game.players().black().name().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private static boolean fitsDate(GameFilter filter, GameSummary game) {
        if (!filter.from().isPresent() && !filter.to().isPresent()) return true;
        return game.date()
                .filter(day -> !filter.from().isPresent()
                        || !day.isBefore(filter.from().get()))
                .filter(day ->
                        !filter.to().isPresent() || !day.isAfter(filter.to().get()))
                .isPresent();
    }

    private static <T> boolean fits(Optional<T> wanted, Optional<T> found) {
        return !wanted.isPresent() || wanted.equals(found);
    }
}
