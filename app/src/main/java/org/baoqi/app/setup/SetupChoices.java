package org.baoqi.app.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.app.R;
import org.baoqi.app.settings.Choice;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.engine.Level;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.time.Scheme;

/** All that can be chosen for a new game, kept for the next one. */
final class SetupChoices {
    static final Choice<Integer> LEVEL = Choice.number("game.level", 3, 1, Level.HIGHEST);
    static final Choice<Side> COLOR = Choice.of("game.color", Side.class, Side.RED);

    static final BothSides<Choice<Time>> TIME = BothSides.of(
            side -> new Choice<>("game.time." + side, Time.of(Preset.Name.XQEF_RAPID), Time::name, Time::named));

    static final BothSides<Choice<String>> WRITTEN_TIME =
            BothSides.of(side -> Choice.text("game.written." + side, "15m+5s"));

    /** Whether the last game was one between two people. */
    static final Choice<Boolean> FOR_TWO = Choice.flag("game.for-two", false);

    /** Whether Black has a time of his own. */
    static final Choice<Boolean> UNEQUAL = Choice.flag("game.unequal", false);

    static final BothSides<Choice<Sight>> SIGHT =
            BothSides.of(side -> Choice.of("game.sight." + side, Sight.class, Sight.BLIND));
    static final BothSides<Choice<String>> NAME = BothSides.of(side -> Choice.text("game.name." + side, ""));

    static final Choice<RuleBook> BOOK = new Choice<>(
            "game.book", RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new), RuleBook::id, RuleBooks::byId);
    static final Choice<Scheme> SCHEME = Choice.of("game.scheme", Scheme.class, Scheme.BLIND);

    /** The times left that are told, {@code half, 10m, 30s}; empty for those of the annex. */
    static final Choice<String> MARKS = Choice.text("game.marks", "");

    /** Whether words bind and nothing is taken back. */
    static final Choice<Boolean> SERIOUS = Choice.flag("game.serious", false);

    /** Whether persons announce, move and press the clock as at a board, or one of these is enough. */
    static final Choice<Boolean> FULL_PROCEDURE = Choice.flag("game.full-procedure", false);

    /** Where to begin; empty for the initial position. */
    static final Choice<String> FEN = Choice.text("game.fen", "");

    /** A position in words, as far as it has been said or typed. */
    static final Choice<String> DESCRIBED = Choice.text("game.described", "");

    private SetupChoices() {}

    /**
     * A time control to choose: a preset, no clock, or one that the player writes.
     *
     * @param name by which it is kept
     */
    record Time(String name, Optional<Preset.Name> preset) {
        static final Time NO_CLOCK = new Time("NO_CLOCK", Optional.empty());
        static final Time WRITTEN = new Time("WRITTEN", Optional.empty());

        static Time of(Preset.Name preset) {
            return new Time(preset.name(), Optional.of(preset));
        }

        static List<Time> all() {
            List<Time> all = new ArrayList<>();
            all.add(NO_CLOCK);
            Preset.all().forEach(preset -> all.add(of(preset.name())));
            all.add(WRITTEN);
            return all;
        }

        private static Optional<Time> named(String name) {
            return all().stream().filter(time -> time.name.equals(name)).findFirst();
        }
    }

    /** How much a player sees: in 共融賽 the time is told to who is visually impaired. */
    enum Sight {
        BLIND(R.string.sight_blind, Set.of(Need.BLIND)),
        PARTIALLY_SIGHTED(R.string.sight_partial, Set.of(Need.PARTIALLY_SIGHTED)),
        SIGHTED(R.string.sight_sighted, Set.of());

        private final int label;
        private final Set<Need> needs;

        Sight(int label, Set<Need> needs) {
            this.label = label;
            this.needs = needs;
        }

        int label() {
            return label;
        }

        Set<Need> needs() {
            return needs;
        }
    }
}
