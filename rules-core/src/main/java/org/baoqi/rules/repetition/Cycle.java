package org.baoqi.rules.repetition;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Game;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** 循環局面: the moves from a position back to the same position, once or several times over. */
public final class Cycle {
    private final List<Turn> turns;
    private final List<List<Attack>> chases;
    private final Map<Side, Offence> offences = new EnumMap<>(Side.class);

    private Cycle(List<Turn> turns) {
        this.turns = turns;
        this.chases = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) chases.add(turns.get(i).chases(turns.get(previous(i))));
    }

    /** The moves of {@code game} between two plies at which the same position stood. */
    public static Cycle between(Game game, int from, int to, ChaseRule rule) {
        List<Turn> turns = new ArrayList<>();
        Scene scene = Scene.first(game.positions().get(from), rule);
        for (int ply = from; ply < to; ply++) {
            Scene next = scene.after(game.moves().get(ply), game.positions().get(ply + 1));
            turns.add(new Turn(scene, game.moves().get(ply), next, rule.uprooting()));
            scene = next;
        }
        return new Cycle(turns);
    }

    /** The position that comes back. */
    public Position start() {
        return turns.get(0).before().position();
    }

    public Offence offenceOf(Side side) {
        return offences.computeIfAbsent(side, this::findOffence);
    }

    /**
     * 長捉: the pieces that every move of {@code side} chases and every answer relieves, each known by where it stood at
     * the beginning.
     */
    public Set<Point> chasedThroughoutBy(Side side) {
        Set<Point> chased = new LinkedHashSet<>(start().pieces().keySet());
        for (int i = 0; i < turns.size(); i++)
            if (turns.get(i).side() == side) chased.retainAll(targets(relievedChases(i)));
        return chased;
    }

    /** Each move with its class and what it does. */
    public List<ClassedMove> moves() {
        List<ClassedMove> classed = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            int before = previous(i);
            classed.add(new Classer(turns.get(i), turns.get(before), chases.get(i), chases.get(before)).classed());
        }
        return classed;
    }

    private Offence findOffence(Side side) {
        if (turns.stream().filter(turn -> turn.side() == side).allMatch(Turn::isCheck)) return Offence.PERPETUAL_CHECK;
        return chasedThroughoutBy(side).isEmpty() ? Offence.NONE : Offence.PERPETUAL_CHASE;
    }

    /** A cycle has no first move: before its first comes its last. */
    private int previous(int index) {
        return (index + turns.size() - 1) % turns.size();
    }

    private List<Attack> relievedChases(int index) {
        Turn answer = turns.get((index + 1) % turns.size());
        return chases.get(index).stream().filter(answer::relieves).collect(Collectors.toList());
    }

    private static Set<Point> targets(List<Attack> attacks) {
        return attacks.stream().map(attack -> attack.target().origin()).collect(Collectors.toSet());
    }
}
