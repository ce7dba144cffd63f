package org.baoqi.rules.record.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;

/**
 * A node in the tree of moves of a file, not yet checked on a board. The root has no move; nor has one that is off the
 * board.
 */
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

    /** Builds the tree of a file that has each move before those that follow it, and its alternatives after those. */
    static final class TreeBuilder {
        private final MoveNode root = MoveNode.root();
        private final Deque<MoveNode> waiting = new ArrayDeque<>();
        private MoveNode parent = root;
        private boolean complete;
        private final ReadingBudget budget;

        TreeBuilder(ReadingBudget budget) {
            this.budget = budget;
        }

        MoveNode root() {
            return root;
        }

        /** Whether no more moves come, or none may be read. */
        boolean isComplete() {
            return complete || budget.isSpent();
        }

        MoveNode add(Optional<Move> move, boolean hasNext, boolean hasAlternative) {
            MoveNode node = parent.add(move);
            budget.move();
            if (hasAlternative) waiting.push(parent);
            if (hasNext) parent = node;
            else if (waiting.isEmpty()) complete = true;
            else parent = waiting.pop();
            return node;
        }

        /** The point so many files from Red's left and ranks from Red's edge, if it is on the board. */
        static Optional<Point> point(int x, int y) {
            boolean onBoard = x >= 0 && x < Point.FILES && y >= 0 && y < Point.RANKS;
            return onBoard ? Optional.of(new Point(Point.FILES - x, y)) : Optional.empty();
        }

        static Optional<Move> move(Optional<Point> from, Optional<Point> to) {
            return from.flatMap(f -> to.filter(t -> !t.equals(f)).map(t -> new Move(f, t)));
        }
    }
}
