/**
 * The game clock: time controls, how people write them, and the clock that runs by them.
 *
 * <p>Start with {@code TimeControl} and {@code GameClock}. Time comes from a {@code TimeSource} that is passed in. What a
 * fallen flag means is not here but in {@code EndingRules} of {@link org.baoqi.rules.law}, and when the time is read out is
 * decided by the module that speaks.
 */
package org.baoqi.rules.clock;
