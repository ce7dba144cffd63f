package org.baoqi.app.board;

import java.util.List;
import org.baoqi.rules.notation.MoveWord;

/**
 * 報棋鍵盤 at one of its four steps: only what a legal move has next can be pressed.
 *
 * @param title which step it is
 * @param soFar the words before it; empty at the first step
 * @param erasable whether the last word can be taken back
 */
public record KeypadUi(String title, String soFar, List<BlockUi> blocks, boolean erasable) {
    public KeypadUi {
        blocks = List.copyOf(blocks);
    }

    /** Keys that lie together. Each has its place whether it can be pressed or not, so that a thumb finds it again. */
    public record BlockUi(List<KeyUi> keys) {
        public BlockUi {
            keys = List.copyOf(keys);
        }
    }

    /** @param open whether it can be pressed now */
    public record KeyUi(MoveWord word, String label, boolean open) {}
}
