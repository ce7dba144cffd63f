package org.baoqi.rules.book;

import java.util.Optional;

/** One article at work: it decides the game as it stands, or leaves it to the next. */
@FunctionalInterface
public interface Judge {
    Optional<Verdict> judge(Hearing hearing);
}
