/**
 * A match as values: its setup, its events and what they come to, and the log as text. {@link
 * org.baoqi.speech.match.MatchEvent} is what may happen, {@link org.baoqi.speech.match.MatchState} the fold of it, {@link
 * org.baoqi.speech.match.MatchLog} the one place that knows events as text.
 *
 * <p>Whether something may happen is decided in {@code speech.referee}, and what is said of it in {@code speech.narrate}. Start
 * with {@code MatchState}.
 */
package org.baoqi.speech.match;
