package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 捉 (24.3): searches for the pieces that a side could win, by taking or by checks that end in taking. */
final class GainSearch {
    private final Position position;
    private final Side side;
    private final Budget budget;
    private final TrialBoard trial;
    private final Exchange exchange;
    private final Exchange.ExchangeOffer offer;
    private final Set<Integer> old;
    private final boolean ownTurn;
    private final Set<Integer> winnable;
    private final Set<Integer> lostAnyhow;

    /**
     * @param old the points where the side could win something before
     * @param ownTurn whether it is really its turn: then all that the opponent can do in return counts, else only what
     *     taking makes possible
     */
    GainSearch(Position position, Side side, Budget budget, Set<Integer> old, boolean ownTurn) {
        this.position = position;
        this.side = side;
        this.budget = budget;
        this.trial = TrialBoard.of(position, side);
        this.exchange = new Exchange(trial);
        this.offer = new Exchange.ExchangeOffer(trial, exchange, budget);
        this.old = old;
        this.ownTurn = ownTurn;
        this.winnable = exchange.winnable();
        this.lostAnyhow = ownTurn ? Set.of() : ofOpponent();
    }

    private Set<Integer> ofOpponent() {
        trial.pass();
        Set<Integer> points = exchange.winnable();
        trial.pass();
        return points;
    }

    List<Gain> gains() {
        List<Gain> gains = new ArrayList<>();
        for (int capture : trial.captures())
            if (exchange.isByChaser(capture) && wins(capture)) gains.add(gain(capture));
        Set<Integer> offered = offered();
        GainByChecksSearch search = new GainByChecksSearch(trial, budget, lostAnyhow, knownOr(offered));
        for (int check : trial.checks()) if (!offered.contains(check)) gains.addAll(gainsByChecks(search, check));
        return gains;
    }

    /** 24.17: a series of checks is joint only if the piece that begins it could not do alone. */
    private List<Gain> gainsByChecks(GainByChecksSearch search, int check) {
        Set<Integer> alone = assured(least -> search.wonByOne(check, least));
        Set<Integer> targets = new LinkedHashSet<>(alone);
        targets.addAll(assured(least -> search.won(check, least)));
        List<Gain> gains = new ArrayList<>();
        for (int target : targets)
            gains.add(new Gain(TrialBoard.from(check), target, check, true, false, !alone.contains(target), false));
        return gains;
    }

    /**
     * The pieces that a series of checks wins, without those that are worth more than it wins in all and are only
     * exchanged.
     */
    private Set<Integer> assured(IntFunction<Optional<Set<Integer>>> search) {
        Set<Integer> targets = search.apply(1).orElse(Set.of());
        for (int value : values(targets)) {
            Optional<Set<Integer>> dear = search.apply(value);
            if (dear.isPresent()) return dear.get();
            targets.removeIf(target -> exchange.valueAt(target) == value);
        }
        return targets;
    }

    /** The values of the pieces, the dearest first, the cheapest left out. */
    private List<Integer> values(Set<Integer> targets) {
        List<Integer> values = targets.stream()
                .map(exchange::valueAt)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .collect(Collectors.toList());
        return values.subList(0, Math.max(0, values.size() - 1));
    }

    /**
     * 26.9: captures that are exchanges which the opponent may as well begin; they are no threat, nor what comes of
     * them.
     */
    private Set<Integer> offered() {
        Set<Integer> captures = new TreeSet<>();
        if (ownTurn) return captures;
        for (int capture : trial.captures())
            if (offer.isMade(capture) && !offer.losesIfAccepted(capture)) captures.add(capture);
        return captures;
    }

    /** A series of checks wins nothing new by taking what was offered for exchange anyhow (图9). */
    private Set<Integer> knownOr(Set<Integer> offered) {
        Set<Integer> points = new TreeSet<>(old);
        for (int capture : offered) points.add(TrialBoard.to(capture));
        return points;
    }

    private boolean wins(int capture) {
        if (!ownTurn && offer.isMade(capture)) return offer.losesIfAccepted(capture);
        Exchange.Taking taking = exchange.take(capture, lostAnyhow, winnable);
        if (!(ownTurn ? taking.prize() > 0 && taking.net() > 0 : taking.wins())) return false;
        if (!ownTurn && taking.rooted() && offer.isMadeBeside(capture)) return false;
        return !isPunished(capture, taking.net() > 0 ? taking.net() : taking.prize() + 1);
    }

    /**
     * Whether the opponent then mates (24.3), wins the piece that took by checks (图3, a root of a kind), or wins as much
     * by checks as it could not before.
     */
    private boolean isPunished(int capture, int least) {
        trial.make(capture);
        boolean lost =
                MateSearch.forAnswer(trial, budget).finds() || winsByChecks(least, allBut(TrialBoard.to(capture)));
        boolean losesMore = !lost && winsByChecks(least, Set.of());
        trial.unmake();
        return lost || losesMore && !losesByChecksAnyhow(least);
    }

    private boolean losesByChecksAnyhow(int least) {
        if (ownTurn) return false;
        trial.pass();
        boolean wins = winsByChecks(least, Set.of());
        trial.pass();
        return wins;
    }

    private boolean winsByChecks(int least, Set<Integer> uncounted) {
        return new GainByChecksSearch(trial, budget, Set.of(), uncounted).wins(least);
    }

    private Set<Integer> allBut(int point) {
        Set<Integer> points = new TreeSet<>();
        for (Point other : position.pieces().keySet()) points.add(TrialBoard.number(other));
        points.remove(point);
        return points;
    }

    private Gain gain(int capture) {
        Exchange.Taking taking = exchange.take(capture, lostAnyhow, winnable);
        boolean joint = new JointCapture(position, side, capture).isJoint();
        return new Gain(
                TrialBoard.from(capture),
                TrialBoard.to(capture),
                capture,
                false,
                taking.rooted(),
                joint,
                taking.net() == 0);
    }

    /**
     * 得子: something a side could win if it were its move. Points are where the pieces stand before that.
     *
     * @param first the move that begins it
     * @param byChecks whether it takes checks to get there
     * @param rooted whether the opponent could take back, though not enough (少根子)
     * @param joint 联合捉子 (24.17): whether it takes more than the one piece
     * @param even whether it only comes to an even exchange, which is enough for a root (26.5)
     */
    record Gain(int attacker, int target, int first, boolean byChecks, boolean rooted, boolean joint, boolean even) {

        /** Whether it is about the same piece as another, wins no less and is no longer a way. */
        boolean matches(Gain that) {
            return target == that.target && (!even || that.even) && (!byChecks || that.byChecks);
        }
    }

    /**
     * 联合捉子 (24.17): tells whether a capture needs the help of a second piece. A rook, horse or cannon may be the screen
     * of a cannon, which any screen would do for otherwise; any piece may keep a root from taking back.
     */
    private static final class JointCapture {
        private final Position position;
        private final Side side;
        private final int capture;

        JointCapture(Position position, Side side, int capture) {
            this.position = position;
            this.side = side;
            this.capture = capture;
        }

        boolean isJoint() {
            return position.pieces().keySet().stream().anyMatch(this::helps);
        }

        private boolean helps(Point point) {
            Piece piece = position.pieceAt(point).get();
            boolean mayHelp = piece.side() == side
                    && piece.kind() != Kind.KING
                    && TrialBoard.number(point) != TrialBoard.from(capture);
            if (!mayHelp) return false;
            TrialBoard without = TrialBoard.of(position.without(point), side);
            if (!without.reaches(TrialBoard.from(capture), TrialBoard.to(capture))) return PieceValue.isStrong(piece);
            return without.isLegal(capture) && freesRoot(without);
        }

        /**
         * Whether a root that could reach but not take back can do so now; one that only stood behind something does
         * not.
         */
        private boolean freesRoot(TrialBoard without) {
            TrialBoard trial = TrialBoard.of(position, side);
            int to = TrialBoard.to(capture);
            trial.make(capture);
            without.make(capture);
            for (int back : without.captures())
                if (TrialBoard.to(back) == to && trial.reaches(TrialBoard.from(back), to) && !trial.isLegal(back))
                    return true;
            return false;
        }
    }
}
