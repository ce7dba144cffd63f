package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** Whether, since the last offer of {@code side}, the other's pieces have changed or an offer of the other's was refused. */
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
}
