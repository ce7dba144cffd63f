/**
 * The clock of a game on a phone: its two times as a record that is drawn and read, and the alarms and the foreground
 * service that keep it running while the screen is off.
 *
 * <p>How time is counted is not here but in {@code org.baoqi.rules.clock}; when it is read out, in {@code
 * org.baoqi.speech.time}. Start with {@link org.baoqi.app.clock.GameAlarms}, which alone starts and stops {@link
 * org.baoqi.app.clock.ClockService}.
 */
package org.baoqi.app.clock;
