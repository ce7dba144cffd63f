package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Point;
import org.baoqi.rules.notation.MoveWord;

/**
 * What a player has begun and may still leave: nothing of it binds him.
 *
 * @param picked the point whose piece he has picked up
 * @param draft the words he has keyed in practice
 */
record Hand(Optional<Point> picked, List<MoveWord> draft) {
    static final Hand EMPTY = new Hand(Optional.empty(), List.of());

    Hand {
        draft = List.copyOf(draft);
    }

    static Hand holding(Point point) {
        return new Hand(Optional.of(point), List.of());
    }

    Hand key(MoveWord word) {
        List<MoveWord> more = new ArrayList<>(draft);
        more.add(word);
        return new Hand(Optional.empty(), more);
    }

    /** Without the last word. */
    Hand erase() {
        return new Hand(picked, draft.subList(0, draft.size() - 1));
    }

    boolean isEmpty() {
        return equals(EMPTY);
    }
}
