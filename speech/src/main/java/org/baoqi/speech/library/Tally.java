package org.baoqi.speech.library;

import org.baoqi.speech.library.Outcome.Fate;

/** Games won, drawn and lost. */
public record Tally(int won, int drawn, int lost) {
    public static final Tally NONE = new Tally(0, 0, 0);

    Tally plus(Fate fate) {
        return switch (fate) {
            case WON -> new Tally(won + 1, drawn, lost);
            case DRAWN -> new Tally(won, drawn + 1, lost);
            case LOST -> new Tally(won, drawn, lost + 1);
        };
    }

    public int games() {
        return won + drawn + lost;
    }
}
