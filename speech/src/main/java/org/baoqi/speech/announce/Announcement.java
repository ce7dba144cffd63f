package org.baoqi.speech.announce;

import java.util.Objects;
import java.util.Optional;
import org.baoqi.speech.words.PlainText;

/**
 * 報: something to say. What is shown and what a voice is given are two strings.
 *
 * @param shown for the eye and for braille: 車二進六
 * @param spoken for the ear: 居二進六
 */
public record Announcement(String shown, String spoken, Priority priority, Optional<Earcon> earcon) {
    public Announcement {
        shown = PlainText.of(shown);
        spoken = PlainText.of(spoken);
        Objects.requireNonNull(priority);
        Objects.requireNonNull(earcon);
    }

    /** The same, said in passing. */
    public Announcement inPassing() {
        return new Announcement(shown, spoken, Priority.PASSING, earcon);
    }
}
