package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.Verdict.Stage;

/**
 * 規則: a rule book as data: its rule on repetition, its regulations, and its judges in the order in which they are asked.
 *
 * @param id its name in code and on the command line
 */
public record RuleBook(String id, RepetitionRule repetition, Regulations regulations, List<Judge> judges) {
    public RuleBook {
        judges = List.copyOf(judges);
        regulations = regulations.reading(repetition.reader());
    }

    /** The book's verdict on the game as it stands: that of the first judge who decides it, else of the first who warns. */
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

    /** Applies one article to a game: decides it, warns, or leaves it to the next judge. */
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
