package org.baoqi.app.game;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.baoqi.app.clock.Alarm;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.speak.Speaking;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.match.Opponent;

/**
 * What a game needs of the world around it.
 *
 * @param machines makes the engine, which takes its time
 * @param readsFocus whether a screen reader says what has the focus, so that nobody else need
 * @param thinkers ask the engine, which takes its time
 * @param table runs the match, one thing after the other
 * @param main the thread of the screen and the voices
 */
public record Surroundings(
        GameStore store,
        Supplier<Opponent> machines,
        TimeSource time,
        Alarm alarm,
        Speaking speaking,
        Listening listening,
        BooleanSupplier readsFocus,
        Executor thinkers,
        Executor table,
        Executor main) {}
