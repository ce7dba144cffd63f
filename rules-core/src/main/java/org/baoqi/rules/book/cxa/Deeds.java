package org.baoqi.rules.book.cxa;

import java.util.LinkedHashMap;
import java.util.Map;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;

/** The moves judged last: a cycle is looked at again each time it comes round. */
final class Deeds {
    private static final int MOST = 512;

    private final Map<Made, Deed> deeds = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Made, Deed> eldest) {
            return size() > MOST;
        }
    };

    private record Made(long position, Point arrived, Move move) {}

    synchronized Deed of(Position before, Point arrived, Move move, int positions) {
        Made key = new Made(before.key(), arrived, move);
        return deeds.computeIfAbsent(key, made -> Deed.of(before, arrived, move, positions));
    }
}
