package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.GainSearch.Gain;
import org.baoqi.rules.book.cxa.MoveJudgement.Weight;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;

/** A cycle under CXA2011, which classes moves as 将, 杀, 捉 or 闲 by what each threatens. */
public final class CxaCycle implements Cycle {
    /** How many positions the searches may look at for a whole cycle; its moves share them, each counted once. */
    private static final int POSITIONS = 8000;

    private static final int MOST_FOR_ONE_MOVE = 2000;

    private final Position start;
    private final List<JudgedPly> plies;

    private CxaCycle(Position start, List<JudgedPly> plies) {
        this.start = start;
        this.plies = plies;
    }

    /** @param origins where each piece on the board after the move stood at the beginning */
    private record JudgedPly(Position before, Move move, MoveJudgement judgement, Map<Point, Point> origins) {
        Side side() {
            return before.sideToMove();
        }

        Position after() {
            return before.play(move);
        }

        boolean chasesRook() {
            Position after = after();
            return judgement.gains().stream().anyMatch(gain -> !gain.joint() && Weight.isOnRook(gain, after));
        }

        boolean chasesUnrooted() {
            return judgement.gains().stream().anyMatch(gain -> !gain.joint() && !gain.rooted());
        }
    }

    private static CxaCycle of(Game game, int from, int to, Reader reader) {
        List<JudgedPly> plies = new ArrayList<>();
        int share = Math.min(MOST_FOR_ONE_MOVE, POSITIONS / differentMoves(game, from, to));
        Map<Point, Point> origins = new HashMap<>();
        for (Point point : game.positions().get(from).pieces().keySet()) origins.put(point, point);
        for (int ply = from; ply < to; ply++) {
            Position before = game.positions().get(ply);
            Move move = game.moves().get(ply);
            origins.put(move.to(), origins.remove(move.from()));
            MoveJudgement judgement = reader.judge(before, arrived(game, ply, to), move, share);
            plies.add(new JudgedPly(before, move, judgement, new HashMap<>(origins)));
        }
        return new CxaCycle(game.positions().get(from), plies);
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
    public RepetitionOffence offenceOf(Side side) {
        if (ofSide(side).stream().allMatch(ply -> ply.judgement.weight() != Weight.NONE)) return graver(side);
        return RepetitionOffence.NONE;
    }

    /** What 26.8 calls it; a side whose attacks weigh differently is as heavy as the lightest of them. */
    private RepetitionOffence graver(Side side) {
        if (ofSide(side).stream().allMatch(CxaCycle::isCheck)) return RepetitionOffence.PERPETUAL_CHECK;
        Weight least = ofSide(side).stream()
                .map(ply -> ply.judgement.weight())
                .min(Weight::compareTo)
                .get();
        return switch (least) {
            case JOINT_ON_UNROOTED -> RepetitionOffence.JOINTLY_ON_UNROOTED;
            case JOINT_ON_ROOK -> RepetitionOffence.JOINTLY_ON_ROOK;
            case HEAVY -> heavy(side);
            default -> RepetitionOffence.LIGHT_ATTACKS;
        };
    }

    private RepetitionOffence heavy(Side side) {
        if (always(side, JudgedPly::chasesRook)) return RepetitionOffence.CHASES_ROOKS;
        return always(side, JudgedPly::chasesUnrooted)
                ? RepetitionOffence.CHASES_UNROOTED
                : RepetitionOffence.HEAVY_ATTACKS;
    }

    private boolean always(Side side, Predicate<JudgedPly> chases) {
        return ofSide(side).stream().allMatch(chases);
    }

    private static boolean isCheck(JudgedPly ply) {
        return ply.after().isInCheck(ply.side().opposite());
    }

    private List<JudgedPly> ofSide(Side side) {
        return plies.stream().filter(ply -> ply.side() == side).collect(Collectors.toList());
    }

    @Override
    public Set<Point> chasedThroughoutBy(Side side) {
        Set<Point> chased = new LinkedHashSet<>(start.pieces().keySet());
        for (JudgedPly ply : ofSide(side)) {
            Set<Point> targets = new LinkedHashSet<>();
            for (Gain gain : ply.judgement.gains()) targets.add(ply.origins.get(pointOf(gain)));
            chased.retainAll(targets);
        }
        return chased;
    }

    private static Point pointOf(Gain gain) {
        return TrialBoard.point(gain.target());
    }

    @Override
    public List<ClassedMove> moves() {
        return plies.stream().map(CxaCycle::classed).collect(Collectors.toList());
    }

    private static ClassedMove classed(JudgedPly ply) {
        Position after = ply.after();
        TrackedPiece mover = tracked(ply.move.to(), after, ply);
        return ClassedMove.threatening(
                ply.move,
                mover,
                ply.judgement.kind(),
                ply.judgement.threats(after, point -> tracked(point, after, ply)),
                ply.judgement.bounded());
    }

    private static TrackedPiece tracked(Point point, Position position, JudgedPly ply) {
        return new TrackedPiece(position.pieceAt(point).get(), point, ply.origins.get(point));
    }

    /**
     * Reads cycles by the 棋例 of CXA2011 (24-26): moves are classed by what they threaten, in mates and in the value of
     * pieces. It keeps the moves that it judged last, for a cycle is looked at again each time it comes round.
     */
    public static final class Reader implements Cycle.Reader {
        private static final int MOST_KEPT = 512;

        /** By the position, the point where the move before ended, and the move. */
        private final Map<List<Object>, MoveJudgement> kept = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<List<Object>, MoveJudgement> eldest) {
                return size() > MOST_KEPT;
            }
        };

        @Override
        public Cycle between(Game game, int from, int to) {
            return CxaCycle.of(game, from, to, this);
        }

        @Override
        public Cycle since(Game game, int from) {
            return CxaCycle.of(game, from, game.moves().size(), this);
        }

        private synchronized MoveJudgement judge(Position before, Point arrived, Move move, int positions) {
            return kept.computeIfAbsent(
                    List.of(before.key(), arrived, move), key -> MoveJudgement.of(before, arrived, move, positions));
        }
    }
}
