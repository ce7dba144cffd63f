package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 捉 (24.3): searches for the pieces that a side could win, by taking or by checks that end in taking. */
final class GainSearch {
    /** 子力价值: whatever a piece may be worth, the dearest first. */
    private static final int[] WORTHS = {20, 10, 3};

    private final Position position;
    private final Side side;
    private final Budget budget;
    private final TrialBoard trial;
    private final Exchange exchange;
    private final Exchange.ExchangeOffer offer;
    private final Set<Integer> old;
    private final Sense sense;
    private final boolean ownTurn;

    /**
     * @param old the points where the side could win something before
     * @param sense what the opponent may do in return
     */
    GainSearch(Position position, Side side, Budget budget, Set<Integer> old, Sense sense) {
        this.position = position;
        this.side = side;
        this.budget = budget;
        this.trial = TrialBoard.of(position, side);
        this.exchange = new Exchange(trial, budget);
        this.offer = new Exchange.ExchangeOffer(trial, exchange, budget);
        this.old = old;
        this.sense = sense;
        this.ownTurn = sense == Sense.REAL;
    }

    /** In which sense something could be won. */
    enum Sense {
        /** If the side moved again: only what 24.3, 24.15 and 26.5 name counts in return, and a mate at once. */
        THREATENED,
        /** The same before the move; but then a mate by checks was in the way too (参考图23, 实际的捉). */
        STANDING,
        /** It is the side's turn: all counts that the opponent can do. */
        REAL
    }

    List<Gain> gains() {
        List<Gain> captures = new ArrayList<>();
        for (int capture : trial.captures())
            if (exchange.isByChaser(capture) && wins(capture)) captures.add(gain(capture));
        Set<Integer> offered = offered();
        List<Gain> gains = new ArrayList<>(captures);
        for (int check : trial.checks())
            if (!offered.contains(check)) gains.addAll(gainsByChecks(check, knownOr(offered), captures));
        return gains;
    }

    /** What a series of checks wins; who is chased jointly anyhow is not chased alone because the capture gives check. */
    private List<Gain> gainsByChecks(int check, Set<Integer> known, List<Gain> captures) {
        Map<Integer, List<Integer>> won = assured(searchOn(trial, known), check);
        List<Gain> gains = new ArrayList<>();
        won.forEach((target, line) -> {
            boolean joint = captures.stream().anyMatch(gain -> gain.target == target && gain.joint)
                    || isJointRaid(check, target, known);
            gains.add(new Gain(TrialBoard.from(check), target, true, false, joint, false, line));
        });
        return gains;
    }

    private GainByChecksSearch searchOn(TrialBoard board, Set<Integer> known) {
        return new GainByChecksSearch(board, budget, ownTurn, known);
    }

    /**
     * The pieces that a series of checks wins and how: the dearest that it can, without those that are worth more than
     * it wins in all and are only exchanged on the way.
     */
    private Map<Integer, List<Integer>> assured(GainByChecksSearch search, int check) {
        Map<Integer, List<Integer>> cheap = search.won(check, 1);
        if (cheap.isEmpty()) return cheap;
        for (int worth : WORTHS) {
            Map<Integer, List<Integer>> won = search.won(check, worth);
            if (!won.isEmpty()) return worthAtMost(worth, won);
        }
        return worthAtMost(1, cheap);
    }

    /** Those worth no more than what is won in all or, if all are, the cheapest. */
    private Map<Integer, List<Integer>> worthAtMost(int worth, Map<Integer, List<Integer>> won) {
        int least = won.keySet().stream().mapToInt(exchange::valueAt).min().getAsInt();
        won.keySet().removeIf(target -> exchange.valueAt(target) > Math.max(worth, least));
        return won;
    }

    /** 联合捉子 (24.17): whether the series wins the piece no more if some other piece were missing. */
    private boolean isJointRaid(int check, int target, Set<Integer> known) {
        for (Point helper : position.pieces().keySet()) {
            if (!mayHelp(helper, TrialBoard.from(check))) continue;
            TrialBoard without = TrialBoard.of(position.without(helper), side);
            if (!without.isLegal(check)) continue;
            if (!searchOn(without, known)
                    .won(check, Math.max(1, exchange.valueAt(target)))
                    .containsKey(target)) return true;
        }
        return false;
    }

    /** Whether a piece other than the attacker may be the second of a joint chase. */
    private boolean mayHelp(Point point, int attacker) {
        Piece piece = position.pieceAt(point).get();
        return piece.side() == side && PieceValue.isStrong(piece) && TrialBoard.number(point) != attacker;
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
        Exchange.Taking taking = taking(capture);
        if (!(ownTurn ? taking.prize() > 0 && taking.net() > 0 : taking.wins())) return false;
        if (!ownTurn && taking.rooted() && offer.isMadeBeside(capture)) return false;
        return !isPunished(capture, leastRegained(taking));
    }

    /** By how much checks would undo a capture; where only the piece that took counts, taking it back counts but once. */
    private int leastRegained(Exchange.Taking taking) {
        if (taking.net() <= 0) return taking.prize() + 1;
        return ownTurn ? taking.net() : taking.prize();
    }

    private Exchange.Taking taking(int capture) {
        return ownTurn ? exchange.real(capture) : exchange.threatened(capture);
    }

    /**
     * Whether the opponent then mates at once (24.3) or wins the piece that took by checks (图3, a root of a kind); if it
     * is really one's turn, whether he mates or wins as much anywhere.
     */
    private boolean isPunished(int capture, int least) {
        trial.make(capture);
        boolean lost = isMated() || winsByChecks(least, ownTurn ? Set.of() : allBut(TrialBoard.to(capture)));
        trial.unmake();
        return lost;
    }

    private boolean isMated() {
        return sense == Sense.THREATENED
                ? MateSearch.isAtOnce(trial)
                : MateSearch.forAnswer(trial, budget).finds();
    }

    private boolean winsByChecks(int least, Set<Integer> uncounted) {
        return new GainByChecksSearch(trial, budget, false, uncounted).wins(least);
    }

    private Set<Integer> allBut(int point) {
        Set<Integer> points = new TreeSet<>();
        for (Point other : position.pieces().keySet()) points.add(TrialBoard.number(other));
        points.remove(point);
        return points;
    }

    private Gain gain(int capture) {
        Exchange.Taking taking = taking(capture);
        return new Gain(
                TrialBoard.from(capture),
                TrialBoard.to(capture),
                false,
                taking.rooted(),
                isJoint(capture),
                taking.net() == 0,
                taking.line());
    }

    /**
     * 联合捉子 (24.17): whether a capture needs the help of a second piece: as the screen of a cannon, to keep a root from
     * taking back, or to take in its turn.
     */
    private boolean isJoint(int capture) {
        return position.pieces().keySet().stream().anyMatch(point -> helps(point, capture));
    }

    private boolean helps(Point point, int capture) {
        Piece piece = position.pieceAt(point).get();
        boolean mayHelp = piece.side() == side
                && piece.kind() != Kind.KING
                && TrialBoard.number(point) != TrialBoard.from(capture);
        if (!mayHelp) return false;
        TrialBoard without = TrialBoard.of(position.without(point), side);
        if (!without.reaches(TrialBoard.from(capture), TrialBoard.to(capture))) return true;
        if (!without.isLegal(capture)) return false;
        Exchange.Taking alone = new Exchange(without, budget).threatened(capture);
        return alone.retaken() >= alone.prize() && freesRoot(capture, without);
    }

    /** Whether a root that reaches the point anyhow takes back if a piece is missing; one that it shut off does not. */
    private boolean freesRoot(int capture, TrialBoard without) {
        int to = TrialBoard.to(capture);
        trial.make(capture);
        without.make(capture);
        boolean frees = false;
        for (int back : without.captures())
            frees |= TrialBoard.to(back) == to && trial.reaches(TrialBoard.from(back), to);
        without.unmake();
        trial.unmake();
        return frees;
    }

    /**
     * 得子: something a side could win if it were its move. Points are where the pieces stand before that.
     *
     * @param byChecks whether it takes checks to get there
     * @param rooted whether the opponent could take back, though not enough (少根子)
     * @param joint 联合捉子 (24.17): whether it takes more than the one piece
     * @param even whether it only comes to an even exchange, which is enough for a root (26.5)
     * @param line the moves by which it goes, the opponent's between
     */
    record Gain(
            int attacker,
            int target,
            boolean byChecks,
            boolean rooted,
            boolean joint,
            boolean even,
            List<Integer> line) {
        /** The move that begins it. */
        int first() {
            return line.get(0);
        }

        /** Whether it is about the same piece as another, wins no less and is no longer a way. */
        boolean matches(Gain that) {
            return target == that.target && (!even || that.even) && (!byChecks || that.byChecks);
        }
    }
}
