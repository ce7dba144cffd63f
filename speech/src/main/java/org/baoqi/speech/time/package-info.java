/**
 * The time in words, and when players are told of it: the marks of the annex for blind players (XQEF 附表七 六6, 七7) or
 * marks of their own. {@link org.baoqi.speech.time.TimeReports} finds the marks that a clock comes down to, {@link
 * org.baoqi.speech.time.TimeWords} says times and time controls. The clock itself is {@code GameClock} of the rules.
 */
package org.baoqi.speech.time;
