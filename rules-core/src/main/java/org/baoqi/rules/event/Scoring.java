package org.baoqi.rules.event;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.event.EventGame.Manner;
import org.baoqi.rules.law.Result;

/**
 * 計分方法: how many points each result brings.
 *
 * @param walkover 不戰而勝
 * @param forcedDraw 強制和, for either side
 * @param absent for who does not come
 */
public record Scoring(
        String id,
        Points win,
        Points walkover,
        Points blackDraw,
        Points forcedDraw,
        Points redDraw,
        Points loss,
        Points absent) {

    public static List<Scoring> all() {
        return CsvTable.read(Scoring.class, "scorings.csv").stream()
                .map(Scoring::of)
                .collect(Collectors.toList());
    }

    /** By the name in the table; an exception if there is none. */
    public static Scoring of(String id) {
        return all().stream()
                .filter(scoring -> scoring.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no scoring " + id));
    }

    private static Scoring of(CsvTable.Row row) {
        return new Scoring(
                row.text("id"),
                Points.parse(row.text("win")),
                Points.parse(row.text("walkover")),
                Points.parse(row.text("black draw")),
                Points.parse(row.text("forced draw")),
                Points.parse(row.text("red draw")),
                Points.parse(row.text("loss")),
                Points.parse(row.text("absent")));
    }

    /** The points of a side for a game. */
    public Points of(EventGame game, Side side) {
        if (game.result() == Result.DRAW) return draw(game, side);
        boolean won = game.result() == Result.winOf(side);
        if (game.manner() == Manner.WALKOVER) return won ? walkover : absent;
        return won ? win : loss;
    }

    private Points draw(EventGame game, Side side) {
        if (game.manner() == Manner.FORCED) return forcedDraw;
        return side == Side.RED ? redDraw : blackDraw;
    }

    /** 積分, in quarters of a point, so that half of half a point can be told. */
    public record Points(int quarters) implements Comparable<Points> {
        public static final Points NONE = new Points(0);
        private static final int WHOLE = 4;

        /** Reads {@code 2} or {@code 0.5}. */
        static Points parse(String text) {
            return new Points((int) Math.round(Double.parseDouble(text) * WHOLE));
        }

        Points plus(Points other) {
            return new Points(quarters + other.quarters);
        }

        /** Half of them. */
        Points half() {
            return new Points(quarters / 2);
        }

        @Override
        public int compareTo(Points other) {
            return Integer.compare(quarters, other.quarters);
        }

        /** {@code 7}, {@code 6.5}. */
        @Override
        public String toString() {
            String[] parts = {"", ".25", ".5", ".75"};
            return quarters / WHOLE + parts[quarters % WHOLE];
        }
    }
}
