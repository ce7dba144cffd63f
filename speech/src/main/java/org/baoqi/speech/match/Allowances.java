package org.baoqi.speech.match;

import org.baoqi.rules.BothSides;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.match.MatchSetup.Seat;

/**
 * 用時調適: how much time an event gives to whom: the blind most, then the partially sighted, then the sighted. A visually
 * impaired player whom an agent helps gets less. Rule: XQEF 附表七 七2, 七4(2)(g)(iii).
 */
public record Allowances(
        TimeControl blind, TimeControl partiallySighted, TimeControl sighted, TimeControl impairedWithAgent) {

    public BothSides<TimeControl> of(BothSides<Seat> seats) {
        return seats.map(this::of);
    }

    public TimeControl of(Seat seat) {
        if (!seat.impaired()) return sighted;
        if (seat.needs().contains(Need.AGENT)) return impairedWithAgent;
        return seat.countsAsBlind() ? blind : partiallySighted;
    }
}
