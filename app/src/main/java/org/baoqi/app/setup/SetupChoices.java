package org.baoqi.app.setup;

import org.baoqi.app.settings.Choice;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.engine.Level;
import org.baoqi.speech.time.Scheme;

/** What is chosen for a new game, kept for the next one. */
final class SetupChoices {
    /** The times that are not a preset's: none, and one that the player writes. */
    static final String NO_CLOCK = "NO_CLOCK";

    static final String WRITTEN = "WRITTEN";

    static final Choice<Integer> LEVEL = Choice.number("game.level", 3, 1, Level.HIGHEST);
    static final Choice<Side> COLOR = Choice.of("game.color", Side.class, Side.RED);

    /** A {@link Preset.Name}, {@link #NO_CLOCK} or {@link #WRITTEN}. */
    static final BothSides<Choice<String>> TIME =
            BothSides.of(side -> Choice.text("game.time." + side, Preset.Name.XQEF_RAPID.name()));

    static final BothSides<Choice<String>> WRITTEN_TIME =
            BothSides.of(side -> Choice.text("game.written." + side, "15m+5s"));

    /** Whether Black has a time of his own. */
    static final Choice<Boolean> UNEQUAL = Choice.flag("game.unequal", false);

    static final BothSides<Choice<Sight>> SIGHT =
            BothSides.of(side -> Choice.of("game.sight." + side, Sight.class, Sight.BLIND));
    static final BothSides<Choice<String>> NAME = BothSides.of(side -> Choice.text("game.name." + side, ""));

    static final Choice<String> BOOK = Choice.text("game.book", "XQEF");
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
}
