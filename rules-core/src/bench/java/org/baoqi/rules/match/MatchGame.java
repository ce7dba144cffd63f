package org.baoqi.rules.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Game;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Stage;
import org.baoqi.rules.book.Verdict;

/** One game of a match, judged by the Asian federation's book. */
final class MatchGame {
    private static final int LONGEST = 300;
    static final RuleBook BOOK = RuleBooks.byId("AXF").get();
    /** What a move may take longer than allowed before the game is lost: the machine may be busy with others. */
    private static final Duration GRACE = Duration.ofSeconds(10);

    /** How a game ended: who lost, if anybody, and why. */
    record End(Optional<Side> loser, String why) {}

    private final Map<Side, Player> players;
    private Game game;

    MatchGame(Player red, Player black, List<Move> opening) {
        players = Map.of(Side.RED, red, Side.BLACK, black);
        game = Game.of(Position.initial(), opening);
    }

    List<Move> moves() {
        return game.moves();
    }

    End play() throws IOException {
        for (Player player : players.values()) player.newGame();
        Optional<End> end = Optional.empty();
        while (end.isEmpty()) {
            end = move(players.get(game.position().sideToMove()));
            if (end.isEmpty()) end = end();
        }
        return end.get();
    }

    private Optional<End> move(Player player) throws IOException {
        Optional<Side> mover = Optional.of(game.position().sideToMove());
        long start = System.nanoTime();
        Optional<Move> move = player.move(game.moves());
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        if (move.isEmpty() && player.claimsDraw()) return Optional.of(new End(Optional.empty(), "claimed"));
        if (move.isEmpty()) return Optional.of(new End(mover, "no move"));
        if (!game.position().isLegal(move.get()))
            return Optional.of(new End(mover, "illegal " + move.get().iccs()));
        boolean late = player.moveTime()
                .filter(time -> taken.compareTo(time.plus(GRACE)) > 0)
                .isPresent();
        if (late) return Optional.of(new End(mover, "late: " + taken.toMillis() + " ms"));
        game = game.play(move.get());
        return Optional.empty();
    }

    private Optional<End> end() {
        Verdict verdict = BOOK.judge(game);
        if (verdict.stage() == Stage.DECIDED && verdict.result().isPresent())
            return Optional.of(
                    new End(verdict.result().get().loser(), verdict.reason().toString()));
        return game.moves().size() < LONGEST ? Optional.empty() : Optional.of(new End(Optional.empty(), "length"));
    }
}
