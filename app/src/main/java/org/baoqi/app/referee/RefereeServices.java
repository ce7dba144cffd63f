package org.baoqi.app.referee;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.table.Alarm;

/**
 * What a refereed match uses.
 *
 * @param folder where the event is kept
 * @param matches where the matches are kept, to be asked on {@code disk} alone
 * @param disk runs the match, one thing after the other
 * @param main the thread of the screen and the voices
 * @param say says what is to be heard at the table
 */
public record RefereeServices(
        Supplier<Path> folder,
        Supplier<GameStore> matches,
        Executor disk,
        Executor main,
        Alarm alarm,
        TimeSource time,
        Consumer<List<Announcement>> say) {}
