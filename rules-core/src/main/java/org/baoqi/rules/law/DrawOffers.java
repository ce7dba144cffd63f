package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** The draw offers of a game, in order. Only the last can be waiting for its answer. */
public record DrawOffers(List<Offer> offers) {
    public static final DrawOffers NONE = new DrawOffers(List.of());

    public DrawOffers {
        offers = List.copyOf(offers);
    }

    /** @param enemies how many pieces the other side had */
    public record Offer(Side by, long enemies, boolean refused) {}

    public DrawOffers offer(Side by, Position position) {
        List<Offer> more = new ArrayList<>(offers);
        more.add(new Offer(by, pieces(by.opposite(), position), false));
        return new DrawOffers(more);
    }

    /** The other side says no. */
    public DrawOffers refuse() {
        if (!pending().isPresent()) throw new IllegalStateException("no offer waits");
        List<Offer> changed = new ArrayList<>(offers);
        Offer last = changed.remove(changed.size() - 1);
        changed.add(new Offer(last.by, last.enemies, true));
        return new DrawOffers(changed);
    }

    /** A side touches a piece or moves. If an offer of the other's waits, that refuses it (XQEF 69(2)(d), TW113 3章9節五). */
    public DrawOffers moved(Side mover) {
        return pending().equals(Optional.of(mover.opposite())) ? refuse() : this;
    }

    /** Whose offer waits for its answer. */
    public Optional<Side> pending() {
        return last().filter(offer -> !offer.refused).map(Offer::by);
    }

    Optional<Side> lastBy() {
        return last().map(Offer::by);
    }

    long count(Side side) {
        return offers.stream().filter(offer -> offer.by == side).count();
    }

    /**
     * Whether, since the last offer of {@code side}, the other's pieces have changed or an offer of the other's was
     * refused.
     */
    boolean changedSinceLast(Side side, Position position) {
        for (int i = offers.size() - 1; i >= 0; i--) {
            Offer offer = offers.get(i);
            if (offer.by == side) return offer.enemies != pieces(side.opposite(), position);
            if (offer.refused) return true;
        }
        return true;
    }

    private Optional<Offer> last() {
        return offers.isEmpty() ? Optional.empty() : Optional.of(offers.get(offers.size() - 1));
    }

    private static long pieces(Side side, Position position) {
        return position.pieces().values().stream()
                .filter(piece -> piece.side() == side)
                .count();
    }

    /** 提和: when a book lets a player offer a draw. */
    public record Rule(boolean ownTurn, Answered answered, Again again) {

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

        public static Rule of(String book) {
            CsvTable.Row row =
                    CsvTable.rows(Rule.class, "offers.csv", "book", book).get(0);
            return new Rule(
                    row.yes("own turn"), row.value("answered", Answered.class), row.value("again", Again.class));
        }

        /** The reason why {@code side} may not offer a draw in this position; empty if it may. */
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
}
