package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Point;

/** Which of the pieces of one kind a move names. Several may fit: the board decides between them. */
sealed interface Subject {

    List<Point> in(Columns columns);

    /** 炮平五: a piece without its file. */
    record Any() implements Subject {
        @Override
        public List<Point> in(Columns columns) {
            return columns.all();
        }
    }

    /** 炮二. */
    record OnFile(int file) implements Subject {
        @Override
        public List<Point> in(Columns columns) {
            return columns.on(file);
        }
    }

    /**
     * P3 of the WXF: the pawn in the middle, where three or five stand on the file and the others have signs of their own
     * (WXF 1997, special cases I-III).
     */
    record LetterOnFile(int file) implements Subject {
        @Override
        public List<Point> in(Columns columns) {
            List<Point> column = columns.on(file);
            boolean hasMiddle = column.size() > 2 && column.size() % 2 == 1;
            return hasMiddle ? List.of(column.get(column.size() / 2)) : column;
        }
    }

    /** 前炮, 前三 with its file, 前前 with two places (附表六 第一部份 1(2)-(4)(a)). */
    record Placed(List<FilePlace> places, Optional<Integer> file, boolean signs) implements Subject {
        @Override
        public List<Point> in(Columns columns) {
            List<List<Point>> named = file.map(f -> List.of(columns.on(f))).orElseGet(columns::stacked);
            List<Point> found = new ArrayList<>();
            for (List<Point> column : named) if (column.size() > 1) pick(column).ifPresent(found::add);
            return found;
        }

        private Optional<Point> pick(List<Point> column) {
            int index = places.size() == 1 ? single(column.size()) : pair(column.size());
            return index < 0 ? Optional.empty() : Optional.of(column.get(index));
        }

        /** P+ among four or five is the second, because the first is ++ (WXF 1997, special cases II and III). */
        private int single(int size) {
            int outer = signs && size > 3 ? 1 : 0;
            return switch (places.get(0)) {
                case FRONT -> outer;
                case MIDDLE -> size % 2 == 1 ? size / 2 : -1;
                case REAR -> size - 1 - outer;
            };
        }

        /** 前前, 前後, 後前, 後後: four pawns or five on one file. */
        private int pair(int size) {
            if (size < 4 || places.contains(FilePlace.MIDDLE)) return -1;
            int inner = places.get(0) == places.get(1) ? 0 : 1;
            return places.get(0) == FilePlace.FRONT ? inner : size - 1 - inner;
        }
    }

    /**
     * 一兵, or 一三 with its file: numbered from the front (附表六 第一部份 1(3)(b), (4)(b)). Where pawns are doubled on two
     * files and none is named, they are numbered through, from the player's right.
     */
    record Numbered(int number, Optional<Integer> file) implements Subject {
        @Override
        public List<Point> in(Columns columns) {
            List<Point> counted = file.map(columns::on).orElseGet(() -> through(columns));
            return number <= counted.size() ? List.of(counted.get(number - 1)) : List.of();
        }

        private static List<Point> through(Columns columns) {
            List<Point> all = new ArrayList<>();
            columns.stacked().forEach(all::addAll);
            return all;
        }
    }
}
