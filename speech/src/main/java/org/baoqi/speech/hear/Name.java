package org.baoqi.speech.hear;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;

/**
 * One way to say a word.
 *
 * @param written the characters or English words for it, the usual one first
 * @param sounds its syllables, each a reading of its own; none in English
 * @param side whose name it is, where the sides call their pieces differently
 */
record Name(List<String> written, List<Syllable> sounds, Optional<Side> side) {

    boolean isFor(Side speaker) {
        return !side.isPresent() || side.get() == speaker;
    }
}
