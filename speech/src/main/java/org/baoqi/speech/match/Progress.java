package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.match.Procedure.Step;

/** How far a turn has come. The clock may be pressed when everything before that is done (六3(3), 七4(2)(b)). */
public record Progress(List<Step> steps, Set<Act> done) {
    public Progress {
        steps = List.copyOf(steps);
        done = Set.copyOf(done);
    }

    static Progress of(List<Step> steps) {
        return new Progress(steps, Set.of());
    }

    /** The steps that may be taken now. */
    public List<Step> next() {
        Optional<Integer> order = steps.stream()
                .filter(step -> !done.contains(step.act()))
                .map(Step::order)
                .min(Integer::compare);
        List<Step> next = new ArrayList<>();
        for (Step step : steps)
            if (order.equals(Optional.of(step.order())) && !done.contains(step.act())) next.add(step);
        return next;
    }

    /** The steps that the player, or who acts for him, has still to take before the clock is pressed. */
    public List<Act> missing() {
        return steps.stream()
                .filter(step -> step.actor() != Actor.REFEREE && step.act() != Act.PRESS)
                .map(Step::act)
                .filter(act -> !done.contains(act))
                .collect(Collectors.toList());
    }

    public boolean allows(Actor actor, Act act) {
        return next().stream().anyMatch(step -> step.actor() == actor && step.act() == act);
    }

    public boolean allows(Act act) {
        return next().stream().anyMatch(step -> step.act() == act);
    }

    /** One step further; the programmer has asked whether it is allowed. */
    Progress after(Act act) {
        if (!allows(act)) throw new IllegalStateException(act + " is not next in " + next());
        Set<Act> more = EnumSet.of(act);
        more.addAll(done);
        return new Progress(steps, more);
    }

    /** A step has to be taken again; what was done since stands. */
    Progress without(Act act) {
        Set<Act> fewer = EnumSet.noneOf(Act.class);
        fewer.addAll(done);
        fewer.remove(act);
        return new Progress(steps, fewer);
    }

    /** The player's own move begins anew; what he did with the opponent's stands. */
    Progress again() {
        Set<Act> kept = EnumSet.of(Act.REPEAT_THEIRS, Act.MIRROR);
        kept.retainAll(done);
        return new Progress(steps, kept);
    }
}
