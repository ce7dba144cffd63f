package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 互吃交换: computes the outcome of captures when both sides go on taking as long as it pays. */
final class Exchange {
    private static final int NONE = -1;

    private final TrialBoard trial;
    private final Budget budget;

    Exchange(TrialBoard trial, Budget budget) {
        this.trial = trial;
        this.budget = budget;
    }

    /**
     * The outcome of a capture.
     *
     * @param retaken the most that taking back on the same point regains
     * @param exposed the most that is lost elsewhere: if somebody only threatens to take, because the piece that took has
     *     left (做根子, 被牵子)
     * @param rooted whether a true root can take back; a false one (24.16) is none
     * @param line the captures on the point, for as long as they pay
     */
    record Taking(int prize, int retaken, int exposed, boolean rooted, List<Integer> line) {
        int net() {
            return prize - Math.max(retaken, exposed);
        }

        /** 26.5: for a piece that guards or shields another, an even exchange is enough. */
        boolean wins() {
            return prize > 0 && (net() > 0 || net() == 0 && exposed > retaken);
        }
    }

    /** A capture that the side to move only threatens: of what is lost elsewhere, its leaving alone counts (26.5). */
    Taking threatened(int capture) {
        Map<Integer, Integer> stood = ofOpponent();
        trial.make(capture);
        int exposed = exposedBy(capture, stood);
        trial.unmake();
        return taken(capture, exposed);
    }

    /** A capture that the side to move could really make: all counts that the opponent can take then. */
    Taking real(int capture) {
        trial.make(capture);
        int exposed = bestElsewhere(TrialBoard.to(capture), Set.of());
        trial.unmake();
        return taken(capture, exposed);
    }

    /** Whether a capture leaves something of a prize when it is taken back. */
    boolean pays(int capture, int prize) {
        boolean byPawn = trial.pieceAt(TrialBoard.from(capture)).kind() == Kind.PAWN;
        trial.make(capture);
        int most = retake(TrialBoard.to(capture));
        trial.unmake();
        return !byPawn && prize > most || prize > taken(capture, 0).retaken();
    }

    private Taking taken(int capture, int exposed) {
        int point = TrialBoard.to(capture);
        int prize = valueAt(point);
        Taken taken = new Taken(trial.pieceAt(TrialBoard.from(capture)), trial.pieceAt(point), winnable());
        Map<Integer, Integer> roots = new LinkedHashMap<>();
        trial.make(capture);
        for (int root : trial.captures())
            if (TrialBoard.to(root) == point) regained(root, taken).ifPresent(gain -> roots.put(root, gain));
        trial.unmake();
        OptionalInt back = bestTrue(roots, capture);
        int retaken = back.isPresent() ? Math.max(0, roots.get(back.getAsInt())) : 0;
        List<Integer> line = new ArrayList<>(List.of(capture));
        if (retaken > 0) addPaying(capture, back.getAsInt(), line);
        return new Taking(prize, retaken, exposed, back.isPresent(), line);
    }

    /** The root that regains most of those that are not mated for it. */
    private OptionalInt bestTrue(Map<Integer, Integer> roots, int capture) {
        return roots.keySet().stream()
                .sorted(Comparator.comparing(roots::get).reversed())
                .mapToInt(Integer::intValue)
                .filter(root -> !isShorterThanAnyhow(mateAfter(capture, root), capture))
                .findFirst();
    }

    /**
     * A capture that a root may answer.
     *
     * @param winnable what the side that took could take anyhow
     */
    private record Taken(Piece by, Piece piece, Set<Integer> winnable) {}

    /** Adds the captures on a point from this answer on, for as long as they pay. */
    private void addPaying(int capture, int answer, List<Integer> line) {
        trial.make(capture);
        line.add(answer);
        int point = TrialBoard.to(capture);
        int next = NONE;
        int best = 0;
        trial.make(answer);
        for (int back : trial.captures()) {
            if (TrialBoard.to(back) != point || netOf(back) <= best) continue;
            best = netOf(back);
            next = back;
        }
        trial.unmake();
        if (next != NONE) addPaying(answer, next, line);
        trial.unmake();
    }

    /**
     * The gain of a root that takes back, less what it lets go elsewhere; none if that is as much, for then it is a false
     * one (24.16). To give a strong piece for pawns is no gain (26.6): a pawn is safe unless its root lets more go. To give
     * a pawn is none either, but for a rook.
     */
    private Optional<Integer> regained(int root, Taken taken) {
        int point = TrialBoard.to(root);
        int value = taken.by.kind() == Kind.PAWN ? PieceValue.sacrificed(taken.by, point) : valueAt(point);
        trial.make(root);
        int lost = bestElsewhere(point, taken.winnable);
        int again = retake(point);
        trial.unmake();
        if (taken.piece.kind() == Kind.PAWN) return lost > value ? Optional.empty() : Optional.of(value - again);
        return lost >= value ? Optional.empty() : Optional.of(value - Math.max(again, lost));
    }

    private MateSearch.Length mateAfter(int capture, int root) {
        trial.make(capture);
        trial.make(root);
        MateSearch.Length length = MateSearch.length(trial, budget, Set.of());
        trial.unmake();
        trial.unmake();
        return length;
    }

    /** Whether a mate is there because of what was tried: one that is there anyhow makes no root false. */
    private boolean isShorterThanAnyhow(MateSearch.Length mate, int capture) {
        return mate != MateSearch.Length.NONE && mate.compareTo(MateSearch.length(trial, budget, Set.of(capture))) < 0;
    }

    /** The captures of the side that is not to move, with what each gains. */
    private Map<Integer, Integer> ofOpponent() {
        Map<Integer, Integer> captures = new HashMap<>();
        trial.pass();
        for (int capture : trial.captures()) captures.put(capture, netOf(capture));
        trial.pass();
        return captures;
    }

    /**
     * The most that the side to move can take elsewhere because a piece has left its place by the move just tried, which
     * it guarded or stood in the way from.
     *
     * @param stood what the side to move could take before that move
     */
    private int exposedBy(int left, Map<Integer, Integer> stood) {
        int best = 0;
        for (int capture : trial.captures()) {
            if (TrialBoard.to(capture) == TrialBoard.to(left)) continue;
            int net = netOf(capture);
            if (net > best && isForLeaving(capture, TrialBoard.from(left), stood)) best = net;
        }
        return best;
    }

    private boolean isForLeaving(int capture, int left, Map<Integer, Integer> stood) {
        Integer before = stood.get(capture);
        if (before != null) return before <= 0;
        return isOnWay(TrialBoard.point(left), TrialBoard.move(capture));
    }

    /** Whether a piece on a point would be in the way of a move: between its ends, or at a horse's leg. */
    private static boolean isOnWay(Point point, Move move) {
        int files = move.to().file() - move.from().file();
        int ranks = move.to().rank() - move.from().rank();
        boolean isLeap = files != 0 && ranks != 0;
        if (!isLeap) return point.isBetween(move.from(), move.to());
        return point.file() == move.from().file() + files / 2
                && point.rank() == move.from().rank() + ranks / 2;
    }

    /** The points where the side to move wins something by simply taking it. */
    Set<Integer> winnable() {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures()) if (netOf(capture) > 0) points.add(TrialBoard.to(capture));
        return points;
    }

    /** The points where one piece of the side to move wins something by simply taking it. */
    Set<Integer> winnableBy(int attacker) {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures())
            if (TrialBoard.from(capture) == attacker && netOf(capture) > 0) points.add(TrialBoard.to(capture));
        return points;
    }

    /** The most that the side to move can gain by captures on one point; 0 if none pays. */
    int retake(int point) {
        int best = 0;
        for (int capture : trial.captures()) if (TrialBoard.to(capture) == point) best = Math.max(best, netOf(capture));
        return best;
    }

    /** The most that the side to move can gain elsewhere, leaving out one point and what could be had anyhow. */
    private int bestElsewhere(int point, Set<Integer> anyhow) {
        int best = 0;
        for (int capture : trial.captures()) {
            int to = TrialBoard.to(capture);
            if (to != point && !anyhow.contains(to)) best = Math.max(best, netOf(capture));
        }
        return best;
    }

    int netOf(int capture) {
        int prize = valueAt(TrialBoard.to(capture));
        if (prize == 0) return 0;
        trial.make(capture);
        int net = prize - retake(TrialBoard.to(capture));
        trial.unmake();
        return net;
    }

    /** The value of the piece on a point; a pawn that has only just crossed the river is worth nothing yet (26.6). */
    int valueAt(int point) {
        Piece piece = trial.pieceAt(point);
        return piece == null || trial.hasJustCrossed(point) ? 0 : PieceValue.of(piece, point);
    }

    /**
     * Whether a capture is by a piece that can chase. Kings and pawns may take what they like (26.1), but not where
     * another piece gives check by it (26.7).
     */
    boolean isByChaser(int capture) {
        Kind kind = trial.pieceAt(TrialBoard.from(capture)).kind();
        if (kind == Kind.KING) return false;
        return kind != Kind.PAWN || uncoversCheck(capture);
    }

    private boolean uncoversCheck(int capture) {
        trial.make(capture);
        boolean check = trial.isInCheck() && !attacksKing(TrialBoard.to(capture));
        trial.unmake();
        return check;
    }

    private boolean attacksKing(int from) {
        for (Point point : Point.all()) {
            Piece piece = trial.pieceAt(TrialBoard.number(point));
            if (piece != null && piece.kind() == Kind.KING && trial.reaches(from, TrialBoard.number(point)))
                return true;
        }
        return false;
    }

    /** 邀兑 (24.4, 26.9, 26.10): a piece attacks one that could take it first. */
    static final class ExchangeOffer {
        private final TrialBoard trial;
        private final Exchange exchange;
        private final Budget budget;

        ExchangeOffer(TrialBoard trial, Exchange exchange, Budget budget) {
            this.trial = trial;
            this.exchange = exchange;
            this.budget = budget;
        }

        /** Whether the attacked piece is worth as much and could take its attacker. */
        boolean isMade(int capture) {
            Piece attacker = trial.pieceAt(TrialBoard.from(capture));
            Piece target = trial.pieceAt(TrialBoard.to(capture));
            return PieceValue.isStrong(attacker)
                    && PieceValue.of(attacker, 0) == PieceValue.of(target, 0)
                    && isLegalForOpponent(back(capture));
        }

        private boolean isLegalForOpponent(int move) {
            trial.pass();
            boolean legal = trial.isLegal(move);
            trial.pass();
            return legal;
        }

        /** 26.9: whether who accepts the offer is mated or loses what he would not lose anyhow; then it is a chase. */
        boolean losesIfAccepted(int capture) {
            int accepted = back(capture);
            int point = TrialBoard.from(capture);
            int given = exchange.valueAt(point);
            Map<Integer, Integer> stood = new HashMap<>();
            for (int other : trial.captures()) stood.put(other, exchange.netOf(other));
            Set<Integer> anyhow = exchange.winnable();
            anyhow.remove(TrialBoard.to(capture));
            trial.pass();
            trial.make(accepted);
            MateSearch.Length mate = MateSearch.length(trial, budget, Set.of());
            boolean loses = Math.max(exchange.retake(point), exchange.exposedBy(accepted, stood)) > given
                    || new GainByChecksSearch(trial, budget, false, anyhow).wins(given + 1);
            trial.unmake();
            trial.pass();
            return loses || exchange.isShorterThanAnyhow(mate, capture);
        }

        /** 26.10.2: whether the rooted piece that a rook attacks could rather exchange itself for one of its kind. */
        boolean isMadeBeside(int capture) {
            if (trial.pieceAt(TrialBoard.from(capture)).kind() != Kind.ROOK) return false;
            for (int other : trial.captures())
                if (other != capture
                        && TrialBoard.to(other) == TrialBoard.to(capture)
                        && isMade(other)
                        && !losesIfAccepted(other)) return true;
            return false;
        }

        private static int back(int capture) {
            return TrialBoard.number(
                    new Move(TrialBoard.point(TrialBoard.to(capture)), TrialBoard.point(TrialBoard.from(capture))));
        }
    }
}
