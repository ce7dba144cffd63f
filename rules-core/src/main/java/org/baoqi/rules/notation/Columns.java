package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** The pieces of one kind and side by file, as their player counts: files from his right, on each the foremost first. */
final class Columns {
    private final Side side;
    private final List<Point> all;

    Columns(Position position, Piece piece) {
        this.side = piece.side();
        this.all = new ArrayList<>(position.points(piece));
        all.sort(Comparator.comparingInt(point -> point.fileFor(side) * Point.RANKS - point.rankFor(side)));
    }

    List<Point> all() {
        return all;
    }

    List<Point> on(int file) {
        List<Point> column = new ArrayList<>();
        for (Point point : all) if (point.fileFor(side) == file) column.add(point);
        return column;
    }

    /** The files with more than one of them. */
    List<List<Point>> stacked() {
        List<List<Point>> stacked = new ArrayList<>();
        for (int file = 1; file <= Point.FILES; file++) {
            List<Point> column = on(file);
            if (column.size() > 1) stacked.add(column);
        }
        return stacked;
    }
}
