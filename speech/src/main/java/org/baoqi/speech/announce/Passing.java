package org.baoqi.speech.announce;

import org.baoqi.rules.clock.Moment;

/**
 * What is said in passing: the point under a finger that moves on. Whatever comes next takes its place, even in mid-word:
 * another point, or the answer to a tap, which names the point again.
 */
public record Passing(Announcement said) implements Wording {
    @Override
    public Announcement at(Moment now) {
        return said;
    }

    @Override
    public Priority priority() {
        return said.priority();
    }

    @Override
    public boolean replaces(Wording earlier) {
        return earlier instanceof Passing;
    }
}
