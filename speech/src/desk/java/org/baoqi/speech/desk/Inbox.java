package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.Optional;

/** Where messages arrive, from the keyboard and from the machine. */
interface Inbox {
    /** The next message; {@link Message.Nothing} if none comes in time. */
    Message next(Optional<Duration> patience);

    /** Takes a message, from any thread. */
    void put(Message message);
}
