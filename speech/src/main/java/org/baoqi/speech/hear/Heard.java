package org.baoqi.speech.hear;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.baoqi.rules.notation.MoveWord;

/**
 * One syllable of a text, or one English word.
 *
 * @param written as it stands in the text
 * @param sounds what it may sound like, nothing if it is unknown
 * @param meanings the words of a move that it is as written
 */
record Heard(String written, List<Syllable> sounds, Set<Word> meanings) {

    /** Whether it is, as written, a word of this role. */
    boolean isWritten(Role role) {
        return meanings.stream().anyMatch(word -> word.role() == role);
    }

    boolean meansTheSame(Heard other) {
        return !Collections.disjoint(meanings, other.meanings);
    }

    /** Whether the other is the same word, or sounds like it. */
    boolean mayBe(Heard other) {
        return written.equals(other.written) || meansTheSame(other) || !Collections.disjoint(sounds, other.sounds);
    }

    boolean isUnknown() {
        return sounds.isEmpty() && meanings.isEmpty();
    }

    /** The words of a spoken move that it is as written. A letter is none: those stand for requests. */
    Set<MoveWord> moveWords() {
        Set<MoveWord> words = new LinkedHashSet<>();
        boolean letter = written.length() == 1 && Character.isLetter(written.charAt(0));
        if (!letter) for (Word meaning : meanings) meaning.moveWord().ifPresent(words::add);
        return words;
    }

    /** Whether it is, as written, a word of this role other than this word. */
    boolean meansAnother(Word word) {
        for (Word meaning : meanings) if (meaning.role() == word.role() && !meaning.equals(word)) return true;
        return false;
    }
}
