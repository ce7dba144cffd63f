package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.Verdict.Stage;

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
        Case judged = new Case(game, regulations, Repetition.find(game, repetition));
        Verdict warning = Verdict.PLAY_ON;
        for (Judge judge : judges) {
            Verdict verdict = judge.judge(judged).orElse(Verdict.PLAY_ON);
            if (verdict.stage() == Stage.DECIDED) return verdict;
            if (warning == Verdict.PLAY_ON) warning = verdict;
        }
        return warning;
    }

    /** One article at work: it decides the game as it stands, or leaves it to the next. */
    @FunctionalInterface
    public interface Judge {
        Optional<Verdict> judge(Case judged);
    }

    /**
     * A game before the judges of a book.
     *
     * @param repetition the repetition on the board, if it has gone far enough to be judged
     */
    public record Case(Game game, Regulations regulations, Optional<Repetition> repetition) {}
}
