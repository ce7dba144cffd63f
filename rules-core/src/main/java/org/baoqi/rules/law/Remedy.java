package org.baoqi.rules.law;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Table;
import org.baoqi.rules.board.Position;

/**
 * 回復: to which position a game goes back when a {@link Breach} is found, at once or later, and what it leads to. Rule: XQEF
 * 48-55, 115; a book that is silent follows it.
 *
 * @param everyTurn whether every turn since then is a foul of who had it, because nobody spoke (XQEF 70(5)(b))
 */
public record Remedy(
        Breach breach, Back back, Binding binding, Optional<Offence> offence, boolean everyTurn, Article article) {

    public enum Back {
        /** The pieces are put right where the game stands. */
        STAYS,
        /** To the position before the breach. */
        BEFORE
    }

    /** In which turn the pieces that the offender moved are still chosen (選定子). */
    public enum Binding {
        NONE,
        SAME_TURN,
        NEXT_TURN
    }

    public static Remedy of(Breach breach) {
        Table.Row row = Table.rows(Remedy.class, "remedies.csv", "breach", breach.name())
                .get(0);
        String offence = row.text("offence");
        return new Remedy(
                breach,
                row.value("back", Back.class),
                row.value("binding", Binding.class),
                offence.equals("-") ? Optional.empty() : Optional.of(Offence.valueOf(offence)),
                row.yes("every turn"),
                row.article("article"));
    }

    /**
     * How many plies of a game stand.
     *
     * @param before how many were rightly played before the breach
     * @param played how many have been played
     */
    public int standing(int before, int played) {
        return back == Back.STAYS ? played : before;
    }

    /**
     * The ledger with the fouls of the breach.
     *
     * @param offender the turn in which it happened, or would have, with the offender as its mover
     * @param last the last turn that was finished before somebody spoke
     */
    public FoulLedger enter(FoulLedger ledger, Turn offender, Turn last) {
        if (!offence.isPresent()) return ledger;
        boolean late = everyTurn && last.isAfter(offender);
        return late
                ? ledger.unnoticed(offence.get(), offender, last)
                : ledger.add(offender.mover(), offence.get(), offender);
    }
}
