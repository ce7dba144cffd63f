package org.baoqi.app.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cell;
import org.baoqi.app.board.FingerReader.ExploredBoard;
import org.baoqi.app.board.PointUi.PointMark;
import org.baoqi.app.speak.Haptics.Touch;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;

/** A board under a finger, where no screen reader stands between them. */
public final class FingerBoard implements ExploredBoard {
    private final Supplier<List<PointUi>> points;
    private final Supplier<Optional<Side>> player;
    private final Fingers fingers;

    /** Does with pieces what fingers ask for. */
    public interface Fingers {
        /** A double tap, Enter, or a finger that stays: picks up or puts down. */
        void tap(PointUi point);

        /** A move from a piece's list, or one that was drawn. */
        void play(Move move);

        /** Leaves what was begun. */
        void cancel();
    }

    /** @param player whose own pieces feel like his */
    public FingerBoard(Supplier<List<PointUi>> points, Supplier<Optional<Side>> player, Fingers fingers) {
        this.points = points;
        this.player = player;
        this.fingers = fingers;
    }

    private Optional<PointUi> point(Cell cell) {
        return points.get().stream()
                .filter(point -> point.column() == cell.column() && point.row() == cell.row())
                .findFirst();
    }

    @Override
    public String label(Cell cell) {
        return point(cell).map(PointUi::heard).orElse("");
    }

    @Override
    public Touch content(Cell cell) {
        Optional<Side> side = point(cell).flatMap(PointUi::piece).map(Piece::side);
        if (!side.isPresent()) return Touch.EMPTY;
        return side.equals(player.get()) ? Touch.OWN : Touch.ENEMY;
    }

    @Override
    public boolean canPickUp(Cell cell) {
        return point(cell).filter(point -> !point.actions().isEmpty()).isPresent();
    }

    @Override
    public void pickUp(Cell cell) {
        point(cell).filter(point -> !point.marks().contains(PointMark.PICKED)).ifPresent(fingers::tap);
    }

    @Override
    public void drop(Cell from, Cell to) {
        point(from).ifPresent(start -> point(to).ifPresent(end -> fingers.play(new Move(start.at(), end.at()))));
    }

    @Override
    public void putBack() {
        fingers.cancel();
    }
}
