package org.baoqi.rules.book.repetition;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.ClassedMove.Attack;
import org.baoqi.rules.book.repetition.ClassedMove.Attack.Standing;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/** A cycle under a book that knows check and chase, which is every book but CXA2011. */
final class ChaseCycle implements Cycle {
    private final List<CycleMove> turns;
    private final Optional<CycleMove> lead;
    private final Optional<CycleMove> trail;
    private final List<List<Attack>> chases;
    private final Map<Side, RepetitionOffence> offences = new EnumMap<>(Side.class);

    /**
     * @param lead the move before the first; its pieces are named as the first turn's are
     * @param trail the answer to the last; its pieces are named as the last turn's are
     */
    private ChaseCycle(List<CycleMove> turns, Optional<CycleMove> lead, Optional<CycleMove> trail) {
        this.turns = turns;
        this.lead = lead;
        this.trail = trail;
        this.chases = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) chases.add(turns.get(i).chases(uprootingCounts(i)));
    }

    /**
     * The moves of {@code game} between two plies at which the same position stood. A cycle has no first move: before
     * its first comes its last. Like pieces may have changed places by then, so those two are looked at with the names
     * that hold there.
     */
    static ChaseCycle between(Game game, int from, int to, ChaseRule rule) {
        List<CycleMove> turns = turns(game, from, to, rule);
        CyclePosition start = turns.get(0).before();
        Move last = game.moves().get(to - 1);
        CyclePosition beforeStart = start.before(last, game.positions().get(to - 1));
        CycleMove lead = new CycleMove(beforeStart, last, start, rule.uprooting());
        CyclePosition end = turns.get(turns.size() - 1).after();
        Move first = game.moves().get(from);
        CycleMove trail =
                new CycleMove(end, first, end.after(first, game.positions().get(from + 1)), rule.uprooting());
        return new ChaseCycle(turns, Optional.of(lead), Optional.of(trail));
    }

    /** The last moves of {@code game}, which need not lead back to where they began; the last is not answered yet. */
    static ChaseCycle since(Game game, int from, ChaseRule rule) {
        return new ChaseCycle(turns(game, from, game.moves().size(), rule), Optional.empty(), Optional.empty());
    }

    private static List<CycleMove> turns(Game game, int from, int to, ChaseRule rule) {
        List<CycleMove> turns = new ArrayList<>();
        CyclePosition current = CyclePosition.first(game.positions().get(from), rule);
        for (int ply = from; ply < to; ply++) {
            CyclePosition next =
                    current.after(game.moves().get(ply), game.positions().get(ply + 1));
            turns.add(new CycleMove(current, game.moves().get(ply), next, rule.uprooting()));
            current = next;
        }
        return turns;
    }

    @Override
    public Position start() {
        return turns.get(0).before().position();
    }

    @Override
    public RepetitionOffence offenceOf(Side side) {
        return offences.computeIfAbsent(side, this::findOffence);
    }

    /** 長捉: the pieces that every move of {@code side} chases and every answer relieves. */
    @Override
    public Set<Point> chasedThroughoutBy(Side side) {
        Set<Point> chased = new LinkedHashSet<>(start().pieces().keySet());
        for (int i = 0; i < turns.size(); i++)
            if (turns.get(i).side() == side) chased.retainAll(targets(relievedChases(i)));
        return chased;
    }

    @Override
    public List<ClassedMove> moves() {
        List<ClassedMove> classed = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++)
            classed.add(new MoveClassifier(turns.get(i), previous(i), chases.get(i), chasesBefore(i)).classed());
        return classed;
    }

    private RepetitionOffence findOffence(Side side) {
        if (turns.stream().filter(turn -> turn.side() == side).allMatch(CycleMove::isCheck))
            return RepetitionOffence.PERPETUAL_CHECK;
        return chasedThroughoutBy(side).isEmpty() ? RepetitionOffence.NONE : RepetitionOffence.PERPETUAL_CHASE;
    }

    private Optional<CycleMove> previous(int index) {
        return index == 0 ? lead : Optional.of(turns.get(index - 1));
    }

    private List<Attack> chasesBefore(int index) {
        if (index > 0) return chases.get(index - 1);
        return lead.map(last -> last.chases(uprootingCounts(turns.size() - 1))).orElse(List.of());
    }

    private boolean uprootingCounts(int index) {
        return turns.get(index).uprootingCounts(previous(index));
    }

    private List<Attack> relievedChases(int index) {
        Optional<CycleMove> answer = index == turns.size() - 1 ? trail : Optional.of(turns.get(index + 1));
        return chases.get(index).stream()
                .filter(chase -> answer.map(turn -> turn.relieves(chase)).orElse(true))
                .collect(Collectors.toList());
    }

    private static Set<Point> targets(List<Attack> attacks) {
        return attacks.stream().map(attack -> attack.target().origin()).collect(Collectors.toSet());
    }

    /** Gives one move of a cycle its class. */
    private record MoveClassifier(
            CycleMove turn, Optional<CycleMove> previous, List<Attack> chases, List<Attack> chasesToAnswer) {

        ClassedMove classed() {
            List<Attack> attacks = new ArrayList<>(chases);
            for (Attack attack : turn.newAttacks()) if (!attack.isChase()) attacks.add(attack);
            return ClassedMove.attacking(turn.move(), turn.mover(), kind(), attacks, reliefs());
        }

        private MoveClass kind() {
            if (turn.isCheck()) return MoveClass.CHECK;
            if (!chases.isEmpty()) return MoveClass.CHASE;
            if (turn.newAttacks().stream().anyMatch(this::isExchange)) return MoveClass.EXCHANGE;
            if (isOffer()) return MoveClass.OFFER;
            return isBlock() ? MoveClass.BLOCK : MoveClass.IDLE;
        }

        private boolean isBlock() {
            return previous.filter(this::standsInTheWayOf).isPresent();
        }

        private boolean isExchange(Attack attack) {
            Move takenBack = new Move(attack.target().point(), attack.attacker().point());
            return attack.standing() == Standing.MUTUAL
                    && Attacks.isRooted(turn.after().position(), takenBack);
        }

        private boolean isOffer() {
            return turn.after().attacksBy(opponent()).stream()
                    .filter(attack -> attack.target().isSameAs(turn.mover()))
                    .anyMatch(attack -> !Attacks.isRooted(
                            turn.after().position(),
                            new Move(attack.attacker().point(), attack.target().point())));
        }

        private List<Relief> reliefs() {
            return chasesToAnswer.stream().map(turn::relief).distinct().collect(Collectors.toList());
        }

        private Side opponent() {
            return turn.side().opposite();
        }

        /** 攔: whether the piece came to stand in the way of an attack, or of the enemy piece that has just moved. */
        private boolean standsInTheWayOf(CycleMove last) {
            return turn.before().attacksBy(last.side()).stream().anyMatch(attack -> cuts(attack, last.side()))
                    || narrows(last.move().to());
        }

        private boolean cuts(Attack attack, Side attacker) {
            return !turn.after().find(attacker, attack).isPresent()
                    && turn.move()
                            .to()
                            .isBetween(
                                    attack.attacker().point(), attack.target().point());
        }

        private boolean narrows(Point mover) {
            List<Point> now = Attacks.reachOf(mover, turn.after().position());
            return Attacks.reachOf(mover, turn.before().position()).stream()
                    .anyMatch(point -> !now.contains(point) && turn.move().to().isBetween(mover, point));
        }
    }
}
