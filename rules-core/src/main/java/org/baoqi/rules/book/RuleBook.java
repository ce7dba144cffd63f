package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Game;

/**
 * 規則: a rule book is data, its numbers and its judges in the order in which they are asked.
 *
 * @param id what the book is called in code and on the command line
 * @param year of the edition
 */
public record RuleBook(String id, int year, RepetitionRule repetition, List<Judge> judges) {
    public RuleBook {
        judges = List.copyOf(judges);
    }

    /** What the book says of the game as it stands. */
    public Verdict judge(Game game) {
        Hearing hearing = new Hearing(game, repetition);
        for (Judge judge : judges) {
            Optional<Verdict> verdict = judge.judge(hearing);
            if (verdict.isPresent()) return verdict.get();
        }
        return Verdict.PLAY_ON;
    }
}
