package org.baoqi.app.setup;

import java.util.Set;
import org.baoqi.speech.match.Need;

/** How much a player sees: in 共融賽 the time is told to who is visually impaired. */
enum Sight {
    BLIND(Set.of(Need.BLIND)),
    PARTIALLY_SIGHTED(Set.of(Need.PARTIALLY_SIGHTED)),
    SIGHTED(Set.of());

    private final Set<Need> needs;

    Sight(Set<Need> needs) {
        this.needs = needs;
    }

    Set<Need> needs() {
        return needs;
    }
}
