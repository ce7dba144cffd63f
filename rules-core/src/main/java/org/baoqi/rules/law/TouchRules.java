package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch.Manner;
import org.baoqi.rules.law.TouchRuling.Obligation;

/** 摸子: how a book binds a player to the pieces that he touches, and which touches it excuses. */
public record TouchRules(Map<Touched, List<Demand>> demands, Set<Manner> excuses) {
    public TouchRules {
        demands = Map.copyOf(demands);
        excuses = Set.copyOf(excuses);
    }

    /** Whose pieces have been touched, and in which order. */
    public enum Touched {
        OWN,
        ENEMY,
        OWN_THEN_ENEMY,
        ENEMY_THEN_OWN,
        AT_ONCE
    }

    /** One row of the table. Of the rows for what was touched, the first that can be done must be done. */
    public record Demand(Obligation obligation, boolean foul) {}

    public static TouchRules of(String book) {
        Set<Manner> excuses = EnumSet.noneOf(Manner.class);
        for (CsvTable.Row row : rows("excuses.csv", book)) excuses.add(row.value("manner", Manner.class));
        return new TouchRules(demands(book), excuses);
    }

    /** The obligation of the player to move after these touches. */
    public TouchRuling judge(Position position, List<Touch> touches) {
        return new TouchJudge(this, position, touches).judge();
    }

    /** Adjusting is excused only on the player's own time, an accident at any time. */
    boolean excuses(Touch touch) {
        return excuses.contains(touch.manner()) && (touch.ownTurn() || touch.manner() == Manner.ACCIDENT);
    }

    private static Map<Touched, List<Demand>> demands(String book) {
        return rows("touch.csv", book).stream()
                .collect(Collectors.groupingBy(
                        row -> row.value("touched", Touched.class),
                        Collectors.mapping(TouchRules::demand, Collectors.toList())));
    }

    private static Demand demand(CsvTable.Row row) {
        return new Demand(row.value("obligation", Obligation.class), row.yes("foul"));
    }

    private static List<CsvTable.Row> rows(String file, String book) {
        return CsvTable.rows(TouchRules.class, file, "book", book);
    }

    /**
     * Judges the touches of one turn. Of each side's pieces the first that can be moved, or taken, binds (XQEF 31); if
     * none can, the first touched stands for them.
     */
    private static final class TouchJudge {
        private final TouchRules rules;
        private final List<Touch> touches;
        private final List<Move> legal;
        private final List<TouchedPieces> own;
        private final List<TouchedPieces> enemy;
        private final Optional<TouchedPieces> mover;
        private final Optional<TouchedPieces> captive;

        /** One touch as far as it concerns one side's pieces: when it happened, all of them, and those that can bind. */
        private record TouchedPieces(int when, List<Point> points, List<Point> live) {}

        TouchJudge(TouchRules rules, Position position, List<Touch> touches) {
            this.rules = rules;
            this.touches = touches;
            this.legal = position.legalMoves();
            Side side = position.sideToMove();
            this.own = hands(point -> isOf(side, position, point), Move::from);
            this.enemy = hands(point -> isOf(side.opposite(), position, point), Move::to);
            this.mover = binding(own);
            this.captive = binding(enemy);
        }

        TouchRuling judge() {
            if (!mover.isPresent() && !captive.isPresent())
                return new TouchRuling(Obligation.NOTHING, legal, Optional.empty());
            List<Demand> demands = rules.demands().get(touched());
            return ruling(demands.stream()
                    .filter(demand -> !moves(demand.obligation()).isEmpty())
                    .findFirst()
                    .orElse(demands.get(demands.size() - 1)));
        }

        private TouchRuling ruling(Demand demand) {
            return new TouchRuling(
                    opponentChooses(demand.obligation()) ? Obligation.OPPONENT_CHOOSES : demand.obligation(),
                    moves(demand.obligation()),
                    demand.foul() || anyDead() ? Optional.of(Offence.TOUCH) : Optional.empty());
        }

        private Touched touched() {
            if (!captive.isPresent()) return Touched.OWN;
            if (!mover.isPresent()) return Touched.ENEMY;
            int order = Integer.compare(mover.get().when, captive.get().when);
            if (order == 0) return Touched.AT_ONCE;
            return order < 0 ? Touched.OWN_THEN_ENEMY : Touched.ENEMY_THEN_OWN;
        }

        private List<Move> moves(Obligation obligation) {
            return switch (obligation) {
                case TAKE_WITH_TOUCHED -> legal(move -> binds(mover, move.from()) && binds(captive, move.to()));
                case MOVE_TOUCHED -> legal(move -> binds(mover, move.from()));
                case TAKE_TOUCHED -> legal(move -> binds(captive, move.to()));
                case ANY_MOVE, NOTHING, OPPONENT_CHOOSES -> legal;
            };
        }

        /** Whether the player's hand was on several pieces of a side at once, so that the opponent says which binds. */
        private boolean opponentChooses(Obligation obligation) {
            return switch (obligation) {
                case TAKE_WITH_TOUCHED -> isSeveral(mover) || isSeveral(captive);
                case MOVE_TOUCHED -> isSeveral(mover);
                case TAKE_TOUCHED -> isSeveral(captive);
                case ANY_MOVE, NOTHING, OPPONENT_CHOOSES -> false;
            };
        }

        private static boolean isSeveral(Optional<TouchedPieces> hand) {
            return hand.filter(h -> h.live.size() > 1).isPresent();
        }

        private boolean anyDead() {
            return Stream.concat(own.stream(), enemy.stream()).anyMatch(hand -> hand.live.size() < hand.points.size());
        }

        private List<Move> legal(Predicate<Move> wanted) {
            return legal.stream().filter(wanted).collect(Collectors.toList());
        }

        private List<TouchedPieces> hands(Predicate<Point> ours, Function<Move, Point> end) {
            List<TouchedPieces> hands = new ArrayList<>();
            for (int i = 0; i < touches.size(); i++) {
                if (rules.excuses(touches.get(i))) continue;
                List<Point> points = only(touches.get(i).points(), ours);
                List<Point> live = only(
                        points,
                        p -> legal.stream().anyMatch(move -> end.apply(move).equals(p)));
                if (!points.isEmpty()) hands.add(new TouchedPieces(i, points, live));
            }
            return hands;
        }

        private static Optional<TouchedPieces> binding(List<TouchedPieces> hands) {
            Optional<TouchedPieces> live =
                    hands.stream().filter(hand -> !hand.live.isEmpty()).findFirst();
            return live.isPresent() ? live : hands.stream().findFirst();
        }

        private static boolean binds(Optional<TouchedPieces> hand, Point point) {
            return hand.map(h -> h.live.contains(point)).orElse(false);
        }

        private static List<Point> only(List<Point> points, Predicate<Point> wanted) {
            return points.stream().filter(wanted).collect(Collectors.toList());
        }

        private static boolean isOf(Side side, Position position, Point point) {
            return position.pieceAt(point).map(Piece::side).equals(Optional.of(side));
        }
    }
}
