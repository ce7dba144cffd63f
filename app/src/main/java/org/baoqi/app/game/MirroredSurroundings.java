package org.baoqi.app.game;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.app.clock.Alarm;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.speak.Speaking;
import org.baoqi.speech.mirror.PlayerInput;

/**
 * What a mirrored game needs of the world around it.
 *
 * @param propose tells the referee's phone
 * @param hostTime the referee's clock, in nanoseconds, once it is known
 */
public record MirroredSurroundings(
        Consumer<PlayerInput> propose,
        Supplier<Optional<Long>> hostTime,
        Alarm alarm,
        Speaking speaking,
        Listening listening,
        BooleanSupplier readsFocus,
        Executor main) {}
