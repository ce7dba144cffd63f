package org.baoqi.speech.time;

import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;

/**
 * 主動報時: at a moment the time of {@code side} came down to a mark. Its time is said first, then the other's (XQEF 附表七
 * 六6(3), 七7(3)).
 */
public record TimeReport(Moment at, Side side, Mark mark, TimesLeft times) {}
