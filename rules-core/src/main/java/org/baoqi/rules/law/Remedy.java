package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;

/**
 * 回復: how a game is put right when a {@link Breach} is found: to which position it goes back, and which fouls are
 * counted. Rule: XQEF 48-55, 115; a book that is silent follows it.
 *
 * @param everyTurn whether every turn since then is a foul of who had it, because nobody spoke (XQEF 70(5)(b))
 */
public record Remedy(Back back, Binding binding, Optional<Offence> offence, boolean everyTurn, Article article) {

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
        CsvTable.Row row = CsvTable.rows(Remedy.class, "remedies.csv", "breach", breach.name())
                .get(0);
        String offence = row.text("offence");
        return new Remedy(
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

    /** 須回復違規: breaches after which the position must be restored. Rule: XQEF 37(2). */
    public enum Breach {
        /** 錯誤的初始佈置. */
        WRONG_LAYOUT,
        /** 額外着法: moved again before the opponent did. */
        EXTRA_MOVE,
        /** Moved more than one piece at once. */
        SEVERAL_PIECES,
        /** 回手. */
        TOOK_BACK,
        /** 錯誤的棋子移動. */
        ILLEGAL_MOVE,
        /** 受干擾的盤面, and it is known since when. */
        KNOCKED,
        /** Pieces were knocked by a player, nobody knows when, to a neighbouring point. */
        KNOCKED_UNSEEN,
        /** The same, by somebody else. */
        KNOCKED_BY_OTHERS,
        /** 走子至非交點. */
        NOT_ON_A_POINT,
        /** 吃子不提子. */
        CAPTIVE_NOT_LIFTED
    }
}
