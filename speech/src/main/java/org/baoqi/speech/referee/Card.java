package org.baoqi.speech.referee;

import org.baoqi.rules.Side;
import org.baoqi.speech.match.MatchState;

/**
 * 卡牌: by which a player says without words that he offers a draw or resigns. Each side has one of either, and hands it to
 * the other. Rule: XQEF 附表七 七1(2).
 */
public record Card(Side side, Kind kind) {
    public enum Kind {
        /** 提和卡牌. */
        DRAW,
        /** 認負卡牌. */
        RESIGNATION
    }

    /** The card is given to the opponent: a resignation holds at once. */
    public RefereeInput handedOver() {
        return kind == Kind.RESIGNATION ? new RefereeInput.Resign(side) : new RefereeInput.Offer(side);
    }

    /** The opponent gives his own card for it, and accepts; or gives it back, and does not. */
    public RefereeInput answered(boolean exchanged) {
        return new RefereeInput.Answer(side.opposite(), exchanged);
    }

    /** Whether it lies in the opponent's hand and waits for his answer. */
    public boolean isPending(MatchState state) {
        return kind == Kind.DRAW
                && !state.isOver()
                && state.offers().pending().filter(side::equals).isPresent()
                && new TableReferee(state, side.opposite(), state.at()).isAnswerable();
    }
}
