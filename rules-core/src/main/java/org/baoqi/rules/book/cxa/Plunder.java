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
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;

/** 捉 (24.3): what a side could win, by taking or by checks that end in taking. */
final class Plunder {
    private final Position position;
    private final Side side;
    private final Budget budget;
    private final Trial trial;
    private final Exchange exchange;
    private final Offer offer;
    private final Set<Integer> old;
    private final boolean inEarnest;
    private final Set<Integer> spoils;
    private final Set<Integer> doomed;

    /**
     * @param old what the side could win before
     * @param inEarnest whether it is really its turn: then all that the opponent can do in return counts, else only what
     *     taking makes possible
     */
    Plunder(Position position, Side side, Budget budget, Set<Integer> old, boolean inEarnest) {
        this.position = position;
        this.side = side;
        this.budget = budget;
        this.trial = Trial.of(position, side);
        this.exchange = new Exchange(trial);
        this.offer = new Offer(trial, exchange, budget);
        this.old = old;
        this.inEarnest = inEarnest;
        this.spoils = exchange.spoils();
        this.doomed = inEarnest ? Set.of() : ofOpponent();
    }

    private Set<Integer> ofOpponent() {
        trial.pass();
        Set<Integer> points = exchange.spoils();
        trial.pass();
        return points;
    }

    List<Gain> gains() {
        List<Gain> gains = new ArrayList<>();
        for (int capture : trial.captures())
            if (Captor.counts(trial, capture) && wins(capture)) gains.add(gain(capture));
        Set<Integer> offered = offered();
        Raid raid = new Raid(trial, budget, doomed, knownOr(offered));
        for (int check : trial.checks()) if (!offered.contains(check)) gains.addAll(raided(raid, check));
        return gains;
    }

    /** 24.17: a raid is joint only if the piece that begins it could not do alone. */
    private List<Gain> raided(Raid raid, int check) {
        Set<Integer> alone = assured(least -> raid.lootOfOne(check, least));
        Set<Integer> targets = new LinkedHashSet<>(alone);
        targets.addAll(assured(least -> raid.loot(check, least)));
        List<Gain> gains = new ArrayList<>();
        for (int target : targets)
            gains.add(new Gain(Trial.from(check), target, check, true, false, !alone.contains(target), false));
        return gains;
    }

    /** What a raid wins, without what is worth more than it wins in all and so is only exchanged on the way. */
    private Set<Integer> assured(IntFunction<Optional<Set<Integer>>> raid) {
        Set<Integer> targets = raid.apply(1).orElse(Set.of());
        for (int worth : worths(targets)) {
            Optional<Set<Integer>> dear = raid.apply(worth);
            if (dear.isPresent()) return dear.get();
            targets.removeIf(target -> exchange.worthAt(target) == worth);
        }
        return targets;
    }

    /** The worths of the pieces, the dearest first, the cheapest left out. */
    private List<Integer> worths(Set<Integer> targets) {
        List<Integer> worths = targets.stream()
                .map(exchange::worthAt)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .collect(Collectors.toList());
        return worths.subList(0, Math.max(0, worths.size() - 1));
    }

    /** 26.9: captures that are exchanges which the opponent may as well begin; they are no threat, nor what comes of them. */
    private Set<Integer> offered() {
        Set<Integer> captures = new TreeSet<>();
        if (inEarnest) return captures;
        for (int capture : trial.captures())
            if (offer.isMade(capture) && !offer.isRefusable(capture)) captures.add(capture);
        return captures;
    }

    /** A raid wins nothing new by taking what was offered for exchange anyhow (图9). */
    private Set<Integer> knownOr(Set<Integer> offered) {
        Set<Integer> points = new TreeSet<>(old);
        for (int capture : offered) points.add(Trial.to(capture));
        return points;
    }

    private boolean wins(int capture) {
        if (!inEarnest && offer.isMade(capture)) return offer.isRefusable(capture);
        Exchange.Taking taking = exchange.take(capture, doomed, spoils);
        if (!(inEarnest ? taking.prize() > 0 && taking.net() > 0 : taking.wins())) return false;
        if (!inEarnest && taking.rooted() && offer.isMadeBeside(capture)) return false;
        return !isPunished(capture, taking.net() > 0 ? taking.net() : taking.prize() + 1);
    }

    /**
     * Whether the opponent then mates (24.3), wins the piece that took by checks (图3, a root of a kind), or wins as much
     * by checks as it could not before.
     */
    private boolean isPunished(int capture, int least) {
        trial.make(capture);
        boolean lost = MateSearch.forAnswer(trial, budget).finds() || raids(least, allBut(Trial.to(capture)));
        boolean raided = !lost && raids(least, Set.of());
        trial.unmake();
        return lost || raided && !isRaided(least);
    }

    private boolean isRaided(int least) {
        if (inEarnest) return false;
        trial.pass();
        boolean raids = raids(least, Set.of());
        trial.pass();
        return raids;
    }

    private boolean raids(int least, Set<Integer> uncounted) {
        return new Raid(trial, budget, Set.of(), uncounted).wins(least);
    }

    private Set<Integer> allBut(int point) {
        Set<Integer> points = new TreeSet<>();
        for (Point other : position.pieces().keySet()) points.add(Trial.number(other));
        points.remove(point);
        return points;
    }

    private Gain gain(int capture) {
        Exchange.Taking taking = exchange.take(capture, doomed, spoils);
        boolean joint = new Helpers(position, side, capture).any();
        return new Gain(
                Trial.from(capture), Trial.to(capture), capture, false, taking.rooted(), joint, taking.net() == 0);
    }
}
