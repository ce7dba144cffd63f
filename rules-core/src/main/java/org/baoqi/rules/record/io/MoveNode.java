package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** A move of a file's tree before any board has seen it. The root has no move; nor has one that is off the board. */
public final class MoveNode {
    private final Optional<Move> move;
    private final List<MoveNode> next = new ArrayList<>();
    private String remark = "";

    private MoveNode(Optional<Move> move) {
        this.move = move;
    }

    public static MoveNode root() {
        return new MoveNode(Optional.empty());
    }

    /** One more move that can follow this one: the first is the line's own, the others its alternatives. */
    public MoveNode add(Optional<Move> following) {
        MoveNode node = new MoveNode(following);
        next.add(node);
        return node;
    }

    public void remark(String text) {
        remark = text.trim();
    }

    public Optional<Move> move() {
        return move;
    }

    public String remark() {
        return remark;
    }

    public List<MoveNode> next() {
        return Collections.unmodifiableList(next);
    }
}
