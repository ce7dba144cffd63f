package org.baoqi.speech.lesson;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.speech.hear.Hearing;

/** What a hearing comes down to in a lesson, where nobody is held to his word. */
final class Heard {
    private Heard() {}

    static Optional<Move> move(Hearing heard) {
        if (heard instanceof Hearing.Sure sure) return Optional.of(sure.move());
        return heard instanceof Hearing.Confirm likely ? Optional.of(likely.move()) : Optional.empty();
    }
}
