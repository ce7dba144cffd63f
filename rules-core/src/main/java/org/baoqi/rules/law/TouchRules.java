package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch.Manner;
import org.baoqi.rules.law.TouchRules.Demand;
import org.baoqi.rules.law.TouchRules.Touched;
import org.baoqi.rules.law.TouchRuling.Obligation;

/** A book's table of what touched pieces oblige to, and of what excuses a touch. */
public record TouchRules(String book, Map<Touched, List<Demand>> demands, Map<Manner, Article> excuses) {
    public TouchRules {
        demands = Map.copyOf(demands);
        excuses = Map.copyOf(excuses);
    }

    /** What has been touched, and in which order. */
    public enum Touched {
        OWN,
        ENEMY,
        OWN_THEN_ENEMY,
        ENEMY_THEN_OWN,
        AT_ONCE
    }

    /** One line of the table. The first that can be done must be done. */
    public record Demand(Obligation obligation, boolean foul, Article article) {}

    public static TouchRules of(String book) {
        Map<Manner, Article> excuses = new EnumMap<>(Manner.class);
        for (CsvTable.Row row : rows("excuses.csv", book))
            excuses.put(row.value("manner", Manner.class), row.article("article"));
        return new TouchRules(book, demands(book), excuses);
    }

    /** What the player to move must play after these touches of his. */
    public TouchRuling judge(Position position, List<Touch> touches) {
        return new TouchJudge(this, position, touches).judge();
    }

    /** Adjusting is excused only on the player's own time, an accident at any time. */
    boolean excuses(Touch touch) {
        return excuses.containsKey(touch.manner()) && (touch.ownTurn() || touch.manner() == Manner.ACCIDENT);
    }

    private static Map<Touched, List<Demand>> demands(String book) {
        return rows("touch.csv", book).stream()
                .collect(Collectors.groupingBy(
                        row -> row.value("touched", Touched.class),
                        Collectors.mapping(TouchRules::demand, Collectors.toList())));
    }

    private static Demand demand(CsvTable.Row row) {
        return new Demand(row.value("obligation", Obligation.class), row.yes("foul"), row.article("article"));
    }

    private static List<CsvTable.Row> rows(String file, String book) {
        return CsvTable.rows(TouchRules.class, file, "book", book);
    }

    /**
     * One turn's touches under one book. Of each side's pieces the first that can be moved, or taken, binds (XQEF 31); if
     * none can, the first touched stands for them.
     */
    static final class TouchJudge {
        private final TouchRules rules;
        private final List<Touch> touches;
        private final List<Move> legal;
        private final List<Hand> own;
        private final List<Hand> enemy;
        private final Optional<Hand> mover;
        private final Optional<Hand> captive;

        /** One touch as far as it concerns one side's pieces: when it happened, all of them, and those that can bind. */
        private record Hand(int when, List<Point> points, List<Point> live) {}

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
                return new TouchRuling(Obligation.NOTHING, legal, List.of(), Optional.empty(), excuse());
            List<Demand> demands = rules.demands().get(touched());
            return ruling(demands.stream()
                    .filter(demand -> !moves(demand.obligation()).isEmpty())
                    .findFirst()
                    .orElse(demands.get(demands.size() - 1)));
        }

        private TouchRuling ruling(Demand demand) {
            List<Point> choices = choices(demand.obligation());
            return new TouchRuling(
                    choices.isEmpty() ? demand.obligation() : Obligation.OPPONENT_CHOOSES,
                    moves(demand.obligation()),
                    choices,
                    demand.foul() || anyDead() ? Optional.of(Offence.TOUCH) : Optional.empty(),
                    demand.article());
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

        /** The pieces between which the opponent chooses, if the player's hand was on several of a side at once. */
        private List<Point> choices(Obligation obligation) {
            return switch (obligation) {
                case TAKE_WITH_TOUCHED -> {
                    List<Point> both = new ArrayList<>(several(mover));
                    both.addAll(several(captive));
                    yield both;
                }
                case MOVE_TOUCHED -> several(mover);
                case TAKE_TOUCHED -> several(captive);
                case ANY_MOVE, NOTHING, OPPONENT_CHOOSES -> List.of();
            };
        }

        private static List<Point> several(Optional<Hand> hand) {
            return hand.map(Hand::live).filter(live -> live.size() > 1).orElse(List.of());
        }

        /** By which article the touches did not count; where there was none at all, the article on accidents. */
        private Article excuse() {
            return touches.stream()
                    .filter(rules::excuses)
                    .map(touch -> rules.excuses().get(touch.manner()))
                    .findFirst()
                    .orElse(rules.excuses().get(Touch.Manner.ACCIDENT));
        }

        private boolean anyDead() {
            return Stream.concat(own.stream(), enemy.stream()).anyMatch(hand -> hand.live.size() < hand.points.size());
        }

        private List<Move> legal(Predicate<Move> wanted) {
            return legal.stream().filter(wanted).collect(Collectors.toList());
        }

        private List<Hand> hands(Predicate<Point> ours, Function<Move, Point> end) {
            List<Hand> hands = new ArrayList<>();
            for (int i = 0; i < touches.size(); i++) {
                if (rules.excuses(touches.get(i))) continue;
                List<Point> points = only(touches.get(i).points(), ours);
                List<Point> live = only(
                        points,
                        p -> legal.stream().anyMatch(move -> end.apply(move).equals(p)));
                if (!points.isEmpty()) hands.add(new Hand(i, points, live));
            }
            return hands;
        }

        private static Optional<Hand> binding(List<Hand> hands) {
            Optional<Hand> live =
                    hands.stream().filter(hand -> !hand.live.isEmpty()).findFirst();
            return live.isPresent() ? live : hands.stream().findFirst();
        }

        private static boolean binds(Optional<Hand> hand, Point point) {
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
