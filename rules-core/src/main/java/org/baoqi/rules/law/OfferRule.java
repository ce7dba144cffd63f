package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** 提和: when a book lets a player offer a draw. */
public record OfferRule(boolean ownTurn, Answered answered, Again again, Article article) {

    /** From when the opponent may accept. */
    public enum Answered {
        AT_ONCE,
        /** The offer counts when the turn in which it was made is over. */
        AFTER_THE_TURN
    }

    /** When a player may offer once more. */
    public enum Again {
        FREELY,
        /** When the other side has offered since. */
        AFTER_THE_OTHERS,
        /** When the other side's pieces have changed, or its own offer has been refused, since. */
        AFTER_A_CHANGE,
        /** While he is not more than two offers ahead. */
        TWO_AHEAD
    }

    /** Why a player may not offer a draw now. */
    public enum Fault {
        NOT_YOUR_TURN(Optional.of(Offence.OFFERED_OUT_OF_TURN)),
        /** An offer of one of the two waits for its answer. */
        UNANSWERED(Optional.empty()),
        /** 連續提和. */
        AGAIN(Optional.of(Offence.REPEATED_OFFER));

        private final Optional<Offence> offence;

        Fault(Optional<Offence> offence) {
            this.offence = offence;
        }

        /** The foul that it is to offer all the same. */
        public Optional<Offence> offence() {
            return offence;
        }
    }

    public static OfferRule of(String book) {
        CsvTable.Row row =
                CsvTable.rows(OfferRule.class, "offers.csv", "book", book).get(0);
        return new OfferRule(
                row.yes("own turn"),
                row.value("answered", Answered.class),
                row.value("again", Again.class),
                row.article("article"));
    }

    /** What keeps {@code side} from offering a draw in this position; empty if it may. */
    public Optional<Fault> objection(Side side, Position position, DrawOffers offers) {
        if (ownTurn && position.sideToMove() != side) return Optional.of(Fault.NOT_YOUR_TURN);
        if (offers.pending().isPresent()) return Optional.of(Fault.UNANSWERED);
        return mayAgain(side, position, offers) ? Optional.empty() : Optional.of(Fault.AGAIN);
    }

    /** Whether the waiting offer may be accepted in this position. */
    public boolean isAnswerable(Position position, DrawOffers offers) {
        return offers.pending()
                .map(by -> answered == Answered.AT_ONCE || position.sideToMove() != by)
                .orElse(false);
    }

    private boolean mayAgain(Side side, Position position, DrawOffers offers) {
        return switch (again) {
            case FREELY -> true;
            case AFTER_THE_OTHERS -> !offers.lastBy().equals(Optional.of(side));
            case AFTER_A_CHANGE -> offers.changedSinceLast(side, position);
            case TWO_AHEAD -> offers.count(side) < offers.count(side.opposite()) + 2;
        };
    }
}
