package org.baoqi.rules.engine.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Stage;

/** One game of a match, judged by the Asian federation's book. */
final class MatchGame {
    private static final int LONGEST = 300;
    static final RuleBook BOOK = RuleBooks.byId("AXF").get();

    /** How a game ended: who lost, if anybody, and why. */
    record End(Optional<Side> loser, String why) {}

    private final Map<Side, Player> players;
    private final Clocks clocks;
    private Game game;

    MatchGame(Player red, Player black, List<Move> opening) {
        players = Map.of(Side.RED, red, Side.BLACK, black);
        clocks = new Clocks(red.pace(), black.pace());
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
        Side mover = game.position().sideToMove();
        long start = System.nanoTime();
        Optional<Move> move = player.move(game.moves(), clocks);
        clocks.spend(mover, Duration.ofNanos(System.nanoTime() - start));
        if (move.isEmpty() && player.claimsDraw()) return Optional.of(new End(Optional.empty(), "claimed"));
        if (move.isEmpty()) return Optional.of(lost(mover, "no move"));
        if (!game.position().isLegal(move.get()))
            return Optional.of(lost(mover, "illegal " + move.get().iccs()));
        if (clocks.hasFallen(mover)) return Optional.of(lost(mover, "time"));
        game = game.play(move.get());
        return Optional.empty();
    }

    private static End lost(Side side, String why) {
        return new End(Optional.of(side), why);
    }

    private Optional<End> end() {
        Verdict verdict = BOOK.judge(game);
        if (verdict.stage() == Stage.DECIDED && verdict.result().isPresent())
            return Optional.of(
                    new End(verdict.result().get().loser(), verdict.reason().toString()));
        return game.moves().size() < LONGEST ? Optional.empty() : Optional.of(new End(Optional.empty(), "length"));
    }
}
