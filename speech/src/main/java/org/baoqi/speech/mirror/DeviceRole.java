package org.baoqi.speech.mirror;

import java.util.Optional;
import org.baoqi.rules.Side;

/** The part of a phone in a match. An observer reads only, and only when the referee allows it. */
public enum DeviceRole {
    RED,
    BLACK,
    OBSERVER;

    /** The side whose words and moves the phone may propose. */
    public Optional<Side> side() {
        return this == OBSERVER ? Optional.empty() : Optional.of(Side.valueOf(name()));
    }
}
