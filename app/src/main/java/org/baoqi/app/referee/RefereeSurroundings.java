package org.baoqi.app.referee;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.app.clock.Alarm;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;

/**
 * What a refereed match needs of the world around it.
 *
 * @param folder where matches and the event are kept
 * @param disk runs the match, one thing after the other
 * @param main the thread of the screen and the voices
 * @param mouth says what is to be heard at the table
 */
public record RefereeSurroundings(
        Supplier<Path> folder,
        Executor disk,
        Executor main,
        Alarm alarm,
        TimeSource time,
        Consumer<List<Announcement>> mouth) {}
