package org.baoqi.speech.mirror;

import java.util.Optional;

/**
 * Something the referee should know about a device.
 *
 * @param name what its owner calls it
 */
public record DeviceNews(String device, Optional<Role> role, String name, What what) {
    public enum What {
        JOINED,
        LEFT,
        /** An observer waits for the referee's word. */
        WAITS,
        /** Its log is not the host's. */
        DIFFERS,
        /** No device in particular: the code has been guessed at too often and lets nobody in any more. */
        CODE_VOID
    }
}
