package org.baoqi.rules.law;

import java.util.List;
import org.baoqi.rules.Side;

/** Tells which rounds of a cycle are 長將 or 長捉. */
@FunctionalInterface
public interface Perpetual {
    /** 長將: one side checks with every move. */
    Perpetual CHECK = cycle -> {
        for (Side side : Side.values())
            if (cycle.stream().filter(ply -> ply.mover() == side).allMatch(Ply::check)) return true;
        return false;
    };

    /** @param cycle the plies from a position to its return */
    boolean is(List<Ply> cycle);
}
