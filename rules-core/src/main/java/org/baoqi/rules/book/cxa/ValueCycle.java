package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Man;
import org.baoqi.rules.book.repetition.Offence;

/** Moves as CXA2011 sees them: 将, 杀, 捉 or 闲, by what each threatens. */
final class ValueCycle implements Cycle {
    /** How many positions the searches may look at for a whole cycle; its moves share them, each counted once. */
    private static final int POSITIONS = 8000;

    private static final int MOST_FOR_ONE_MOVE = 2000;

    private final Position start;
    private final List<Step> steps;

    private ValueCycle(Position start, List<Step> steps) {
        this.start = start;
        this.steps = steps;
    }

    /** @param origins where each piece on the board after the move stood at the beginning */
    private record Step(Position before, Move move, Deed deed, Map<Point, Point> origins) {
        Side side() {
            return before.sideToMove();
        }

        Position after() {
            return before.play(move);
        }
    }

    static ValueCycle of(Game game, int from, int to, Deeds deeds) {
        List<Step> steps = new ArrayList<>();
        int share = Math.min(MOST_FOR_ONE_MOVE, POSITIONS / differentMoves(game, from, to));
        Map<Point, Point> origins = new HashMap<>();
        for (Point point : game.positions().get(from).pieces().keySet()) origins.put(point, point);
        for (int ply = from; ply < to; ply++) {
            Position before = game.positions().get(ply);
            Move move = game.moves().get(ply);
            origins.put(move.to(), origins.remove(move.from()));
            Deed deed = deeds.of(before, arrived(game, ply, to), move, share);
            steps.add(new Step(before, move, deed, new HashMap<>(origins)));
        }
        return new ValueCycle(game.positions().get(from), steps);
    }

    /** Where the move before ended; a game's first move is taken to follow the last of the cycle. */
    private static Point arrived(Game game, int ply, int to) {
        return game.moves().get(ply == 0 ? to - 1 : ply - 1).to();
    }

    private static int differentMoves(Game game, int from, int to) {
        Set<List<Object>> moves = new HashSet<>();
        for (int ply = from; ply < to; ply++)
            moves.add(List.of(game.positions().get(ply).key(), game.moves().get(ply)));
        return moves.size();
    }

    @Override
    public Position start() {
        return start;
    }

    /** 禁止着法 (24.13): every move attacks. */
    @Override
    public Offence offenceOf(Side side) {
        if (ofSide(side).stream().allMatch(step -> step.deed.weight() != Weight.NONE)) return graver(side);
        return Offence.NONE;
    }

    private Offence graver(Side side) {
        if (ofSide(side).stream().allMatch(ValueCycle::isCheck)) return Offence.PERPETUAL_CHECK;
        Weight least = ofSide(side).stream()
                .map(step -> step.deed.weight())
                .min(Weight::compareTo)
                .get();
        boolean light = least == Weight.LIGHT || least == Weight.JOINT_ON_ROOK && chasesRooksOnly(side.opposite());
        return light ? Offence.LIGHT_ATTACKS : Offence.HEAVY_ATTACKS;
    }

    private static boolean isCheck(Step step) {
        return step.after().isInCheck(step.side().opposite());
    }

    /** 长捉车 (26.8.2). */
    private boolean chasesRooksOnly(Side side) {
        return ofSide(side).stream()
                .allMatch(step -> step.deed.gains().stream().anyMatch(gain -> Weight.isOnRook(gain, step.after())));
    }

    private List<Step> ofSide(Side side) {
        return steps.stream().filter(step -> step.side() == side).collect(Collectors.toList());
    }

    @Override
    public Set<Point> chasedThroughoutBy(Side side) {
        Set<Point> chased = new LinkedHashSet<>(start.pieces().keySet());
        for (Step step : ofSide(side)) {
            Set<Point> targets = new LinkedHashSet<>();
            for (Gain gain : step.deed.gains()) targets.add(step.origins.get(pointOf(gain)));
            chased.retainAll(targets);
        }
        return chased;
    }

    private static Point pointOf(Gain gain) {
        return Trial.point(gain.target());
    }

    @Override
    public List<ClassedMove> moves() {
        return steps.stream().map(ValueCycle::classed).collect(Collectors.toList());
    }

    private static ClassedMove classed(Step step) {
        Position after = step.after();
        Man man = man(step.move.to(), after, step);
        return ClassedMove.threatening(
                step.move,
                man,
                step.deed.kind(),
                new Menaces(step.deed, after, point -> man(point, after, step)).threats(),
                step.deed.bounded());
    }

    private static Man man(Point point, Position position, Step step) {
        return new Man(position.pieceAt(point).get(), point, step.origins.get(point));
    }
}
