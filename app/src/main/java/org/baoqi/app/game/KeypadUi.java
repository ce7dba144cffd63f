package org.baoqi.app.game;

import java.util.List;
import org.baoqi.rules.notation.MoveWord;

/**
 * 報棋鍵盤 at one of its four steps: only what a legal move has next can be pressed.
 *
 * @param title which step it is
 * @param soFar the words before it; empty at the first step
 * @param erasable whether the last word can be taken back
 */
public record KeypadUi(String title, String soFar, List<KeyUi> keys, boolean erasable) {
    /** Keys in a row. */
    public static final int ACROSS = 3;

    public KeypadUi {
        keys = List.copyOf(keys);
    }

    /** @param slot its place, counted by rows: the same word is always in the same place */
    public record KeyUi(MoveWord word, String label, int slot) {}
}
