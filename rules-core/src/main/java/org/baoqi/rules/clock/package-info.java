/**
 * The game clock: time controls, how people write them, and the clock that runs by them.
 *
 * <p>Start with {@code TimeControl} and {@code GameClock}. Time comes from a {@code TimeSource} that is passed in.
 */
package org.baoqi.rules.clock;
