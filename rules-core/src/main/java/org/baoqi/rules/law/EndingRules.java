package org.baoqi.rules.law;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/**
 * By which article a book ends a game, for each reason that it knows.
 *
 * @param mateBeatsFlag whether a move that mates or stalemates stands although the time ran out before the clock was
 *     pressed
 */
public record EndingRules(String book, Map<EndingReason, Article> articles, boolean mateBeatsFlag) {
    private static final String UNKNOWN = "-";

    public EndingRules {
        articles = Map.copyOf(articles);
    }

    public static EndingRules of(String book) {
        Map<EndingReason, Article> articles = new EnumMap<>(EndingReason.class);
        for (CsvTable.Row row : CsvTable.read(EndingRules.class, "endings.csv"))
            if (!row.text(book).equals(UNKNOWN))
                articles.put(row.value("reason", EndingReason.class), row.article(book));
        CsvTable.Row flags =
                CsvTable.rows(EndingRules.class, "flags.csv", "book", book).get(0);
        return new EndingRules(book, articles, flags.yes("mate stands"));
    }

    /** Whether a game under this book can end so. */
    public boolean knows(EndingReason reason) {
        return articles.containsKey(reason);
    }

    public GameEnd draw(EndingReason reason) {
        return ending(Result.DRAW, reason);
    }

    public GameEnd loss(Side loser, EndingReason reason) {
        return ending(Result.lossOf(loser), reason);
    }

    /** The end for {@code losers}: for one of them by {@code one}, for both by {@code both}, for none of them none. */
    public Optional<GameEnd> losses(Set<Side> losers, EndingReason one, EndingReason both) {
        if (losers.isEmpty()) return Optional.empty();
        if (losers.size() > 1) return Optional.of(ending(Result.BOTH_LOSE, both));
        return Optional.of(loss(losers.iterator().next(), one));
    }

    /** The end for those who have reached a limit of fouls: one of them by its article; if both, both lose. */
    public Optional<GameEnd> fouls(FoulLedger ledger) {
        Set<Side> losers = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) if (ledger.reached(side).isPresent()) losers.add(side);
        Optional<GameEnd> ending = losses(losers, EndingReason.FOULS, EndingReason.BOTH_FOULS);
        if (losers.size() != 1) return ending;
        return ledger.reached(losers.iterator().next())
                .flatMap(limit -> ending.map(e -> new GameEnd(e.result(), e.reason(), limit.article())));
    }

    /**
     * 超時: the end of a game in which flags have fallen.
     *
     * @param position as it stands: with the last move, if that was on the board before the flag fell
     */
    public Optional<GameEnd> flags(Position position, Set<Side> flagged) {
        Side mover = position.sideToMove().opposite();
        boolean won = mateBeatsFlag
                && flagged.equals(Set.of(mover))
                && position.legalMoves().isEmpty();
        return won ? onBoard(position) : losses(flagged, EndingReason.FLAG, EndingReason.BOTH_FLAGS);
    }

    public GameEnd resignation(Side loser) {
        return loss(loser, EndingReason.RESIGNATION);
    }

    /** 將死, 困斃 or 正和, which end a game by themselves, in the order of XQEF 35(a). */
    public Optional<GameEnd> onBoard(Position position) {
        if (DeadPosition.isDead(position)) return Optional.of(draw(EndingReason.DEAD_POSITION));
        if (!position.legalMoves().isEmpty()) return Optional.empty();
        Side loser = position.sideToMove();
        return Optional.of(loss(loser, position.isInCheck(loser) ? EndingReason.CHECKMATE : EndingReason.STALEMATE));
    }

    private GameEnd ending(Result result, EndingReason reason) {
        Article article = articles.get(reason);
        if (article == null) throw new IllegalArgumentException(book + " does not end games by " + reason);
        return new GameEnd(result, reason, article);
    }
}
