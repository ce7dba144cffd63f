package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Leaves out what goes beyond the rounds of a perpetual check or chase that a book counts. */
final class Rounds {
    private final Optional<Integer> counted;
    private final Perpetual perpetual;

    Rounds(Optional<Integer> counted, Perpetual perpetual) {
        this.counted = counted;
        this.perpetual = perpetual;
    }

    /** The places of the plies that do not count: the same ply came so often before, and a perpetual brought it back. */
    Set<Integer> beyond(List<Ply> plies) {
        Set<Integer> beyond = new HashSet<>();
        if (!counted.isPresent()) return beyond;
        Map<Ply.Step, List<Integer>> seen = new HashMap<>();
        for (int i = 0; i < plies.size(); i++) {
            List<Integer> before = seen.computeIfAbsent(plies.get(i).step(), step -> new ArrayList<>());
            if (before.size() >= counted.get() && perpetual.is(plies.subList(before.get(before.size() - 1), i)))
                beyond.add(i);
            before.add(i);
        }
        return beyond;
    }
}
