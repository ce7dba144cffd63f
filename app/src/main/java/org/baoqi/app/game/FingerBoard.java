package org.baoqi.app.game;

import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.app.PointMark;
import org.baoqi.app.PointUi;
import org.baoqi.app.voice.ExploredBoard;
import org.baoqi.app.voice.FingerEvent.Cell;
import org.baoqi.app.voice.Haptics.Touch;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;

/** The game's board under a finger, where no screen reader stands between them. */
final class FingerBoard implements ExploredBoard {
    private final Supplier<Optional<GameUi>> ui;
    private final GameEvents events;

    FingerBoard(Supplier<Optional<GameUi>> ui, GameEvents events) {
        this.ui = ui;
        this.events = events;
    }

    private Optional<PointUi> point(Cell cell) {
        return ui.get()
                .flatMap(game -> game.points().stream()
                        .filter(point -> point.column() == cell.column() && point.row() == cell.row())
                        .findFirst());
    }

    @Override
    public String label(Cell cell) {
        return point(cell).map(PointUi::spoken).orElse("");
    }

    @Override
    public Touch content(Cell cell) {
        Optional<Side> side = point(cell).flatMap(PointUi::piece).map(Piece::side);
        if (!side.isPresent()) return Touch.EMPTY;
        return side.equals(ui.get().map(GameUi::player)) ? Touch.OWN : Touch.ENEMY;
    }

    @Override
    public boolean canPickUp(Cell cell) {
        return point(cell).filter(point -> !point.actions().isEmpty()).isPresent();
    }

    @Override
    public void pickUp(Cell cell) {
        point(cell).filter(point -> !point.marks().contains(PointMark.PICKED)).ifPresent(events::tap);
    }

    @Override
    public void drop(Cell from, Cell to) {
        point(from).ifPresent(start -> point(to).ifPresent(end -> events.play(new Move(start.at(), end.at()))));
    }

    @Override
    public void putBack() {
        events.cancel();
    }
}
