package org.baoqi.speech.library;

import java.util.Objects;
import java.util.Optional;
import org.baoqi.speech.words.Words;

/**
 * Who played a side.
 *
 * @param name empty if nobody gave one
 * @param level the strength of a machine; empty for a person
 */
public record Player(String name, Optional<Integer> level) {
    public Player {
        Objects.requireNonNull(name);
        Objects.requireNonNull(level);
    }

    public static Player person(String name) {
        return new Player(name, Optional.empty());
    }

    public static Player machine(int level) {
        return new Player("", Optional.of(level));
    }

    public boolean isMachine() {
        return level.isPresent();
    }

    /** The name, or what somebody without one is called. */
    public String called(Words words) {
        if (!name.isEmpty()) return name;
        return level.map(number -> words.say("match.machine", number)).orElseGet(() -> words.say("match.person"));
    }
}
