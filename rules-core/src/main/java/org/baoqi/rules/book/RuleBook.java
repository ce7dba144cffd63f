package org.baoqi.rules.book;

import java.util.List;
import org.baoqi.rules.board.Game;

/**
 * 規則: a rule book is data, its numbers and its judges in the order in which they are asked.
 *
 * @param id what the book is called in code and on the command line
 */
public record RuleBook(String id, RepetitionRule repetition, Regulations regulations, List<Judge> judges) {
    public RuleBook {
        judges = List.copyOf(judges);
        regulations = regulations.reading(repetition.reader());
    }

    /** What the book says of the game as it stands: the first judge who decides it, else the first who warns. */
    public Verdict judge(Game game) {
        Hearing hearing = new Hearing(game, regulations, Repetition.find(game, repetition));
        Verdict warning = Verdict.PLAY_ON;
        for (Judge judge : judges) {
            Verdict verdict = judge.judge(hearing).orElse(Verdict.PLAY_ON);
            if (verdict.stage() == Stage.DECIDED) return verdict;
            if (warning == Verdict.PLAY_ON) warning = verdict;
        }
        return warning;
    }
}
