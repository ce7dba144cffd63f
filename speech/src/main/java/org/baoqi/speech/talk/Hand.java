package org.baoqi.speech.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Point;
import org.baoqi.rules.notation.MoveWord;

/**
 * The fingers of one person: a piece or words that he has begun with and may still leave. Nothing of it binds him.
 *
 * @param picked the point whose piece he has picked up
 * @param draft the words he has keyed in practice
 */
public record Hand(Optional<Point> picked, List<MoveWord> draft) {
    public static final Hand EMPTY = new Hand(Optional.empty(), List.of());

    public Hand {
        draft = List.copyOf(draft);
    }

    public static Hand holding(Point point) {
        return new Hand(Optional.of(point), List.of());
    }

    public Hand key(MoveWord word) {
        List<MoveWord> more = new ArrayList<>(draft);
        more.add(word);
        return new Hand(Optional.empty(), more);
    }

    /** Without the last word. */
    public Hand erase() {
        return new Hand(picked, draft.subList(0, draft.size() - 1));
    }

    public boolean isEmpty() {
        return equals(EMPTY);
    }
}
