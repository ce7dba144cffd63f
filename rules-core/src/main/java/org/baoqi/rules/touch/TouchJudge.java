package org.baoqi.rules.touch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.foul.Offence;
import org.baoqi.rules.touch.TouchRules.Step;
import org.baoqi.rules.touch.TouchRules.Touched;

/**
 * One turn's touches under one book. Of each side's pieces the first that can be moved, or taken, binds (XQEF 31); if
 * none can, the first touched stands for them.
 */
final class TouchJudge {
    private final TouchRules rules;
    private final List<Move> legal;
    private final List<Hand> own;
    private final List<Hand> enemy;
    private final Article excuse;

    /** One touch as far as it concerns one side's pieces: when it happened, all of them, and those that can bind. */
    private record Hand(int when, List<Point> points, List<Point> live) {}

    TouchJudge(TouchRules rules, Position position, List<Touch> touches) {
        this.rules = rules;
        this.legal = position.legalMoves();
        Side mover = position.sideToMove();
        this.own = hands(touches, point -> isOf(mover, position, point), Move::from);
        this.enemy = hands(touches, point -> isOf(mover.opposite(), position, point), Move::to);
        this.excuse = touches.stream()
                .filter(rules::excuses)
                .map(touch -> rules.excuses().get(touch.manner()))
                .findFirst()
                .orElse(rules.excuses().get(Touch.Manner.ACCIDENT));
    }

    TouchRuling judge() {
        Optional<Hand> mover = binding(own);
        Optional<Hand> captive = binding(enemy);
        if (!mover.isPresent() && !captive.isPresent())
            return new TouchRuling(Obligation.NOTHING, legal, List.of(), Optional.empty(), excuse);
        List<Step> steps = rules.steps().get(touched(mover, captive));
        Step step = steps.stream()
                .filter(s -> !moves(s.obligation(), mover, captive).isEmpty())
                .findFirst()
                .orElse(steps.get(steps.size() - 1));
        return ruling(step, moves(step.obligation(), mover, captive), choices(step.obligation(), mover, captive));
    }

    private TouchRuling ruling(Step step, List<Move> moves, List<Point> choices) {
        Optional<Offence> foul = step.foul() || anyDead() ? Optional.of(Offence.TOUCH) : Optional.empty();
        Obligation obligation = choices.size() > 1 ? Obligation.OPPONENT_CHOOSES : step.obligation();
        return new TouchRuling(obligation, moves, choices.size() > 1 ? choices : List.of(), foul, step.article());
    }

    private static Touched touched(Optional<Hand> mover, Optional<Hand> captive) {
        if (!captive.isPresent()) return Touched.OWN;
        if (!mover.isPresent()) return Touched.ENEMY;
        int order = Integer.compare(mover.get().when, captive.get().when);
        if (order == 0) return Touched.AT_ONCE;
        return order < 0 ? Touched.OWN_THEN_ENEMY : Touched.ENEMY_THEN_OWN;
    }

    private List<Move> moves(Obligation obligation, Optional<Hand> mover, Optional<Hand> captive) {
        return switch (obligation) {
            case TAKE_WITH_TOUCHED -> legal(move -> by(mover, move.from()) && by(captive, move.to()));
            case MOVE_TOUCHED -> legal(move -> by(mover, move.from()));
            case TAKE_TOUCHED -> legal(move -> by(captive, move.to()));
            case ANY_MOVE, NOTHING, OPPONENT_CHOOSES -> legal;
        };
    }

    /** The pieces that the step leaves in question, if the player's hand was on several at once. */
    private static List<Point> choices(Obligation obligation, Optional<Hand> mover, Optional<Hand> captive) {
        List<Point> choices = new ArrayList<>();
        boolean moves = obligation == Obligation.MOVE_TOUCHED || obligation == Obligation.TAKE_WITH_TOUCHED;
        boolean takes = obligation == Obligation.TAKE_TOUCHED || obligation == Obligation.TAKE_WITH_TOUCHED;
        if (moves && mover.get().live.size() > 1) choices.addAll(mover.get().live);
        if (takes && captive.get().live.size() > 1) choices.addAll(captive.get().live);
        return choices;
    }

    private boolean anyDead() {
        return Stream.concat(own.stream(), enemy.stream()).anyMatch(hand -> hand.live.size() < hand.points.size());
    }

    private List<Move> legal(Predicate<Move> wanted) {
        return legal.stream().filter(wanted).collect(Collectors.toList());
    }

    private List<Hand> hands(List<Touch> touches, Predicate<Point> ours, Function<Move, Point> end) {
        List<Hand> hands = new ArrayList<>();
        for (int i = 0; i < touches.size(); i++) {
            if (rules.excuses(touches.get(i))) continue;
            List<Point> points = only(touches.get(i).points(), ours);
            List<Point> live = only(
                    points, p -> legal.stream().anyMatch(move -> end.apply(move).equals(p)));
            if (!points.isEmpty()) hands.add(new Hand(i, points, live));
        }
        return hands;
    }

    private static Optional<Hand> binding(List<Hand> hands) {
        Optional<Hand> live =
                hands.stream().filter(hand -> !hand.live.isEmpty()).findFirst();
        return live.isPresent() ? live : hands.stream().findFirst();
    }

    private static boolean by(Optional<Hand> hand, Point point) {
        return hand.map(h -> h.live.contains(point)).orElse(false);
    }

    private static List<Point> only(List<Point> points, Predicate<Point> wanted) {
        return points.stream().filter(wanted).collect(Collectors.toList());
    }

    private static boolean isOf(Side side, Position position, Point point) {
        return position.pieceAt(point).map(Piece::side).equals(Optional.of(side));
    }
}
