package org.baoqi.rules.engine.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.OpeningBook.Opening;

/**
 * Plays a match between two programs and prints the score: {@code runMain org.baoqi.rules.engine.match.MatchRunner FIRST SECOND
 * GAMES [MINUTES]}, with players as {@link Player#parse} reads them. Each opening is played twice, with colours
 * exchanged; the match ends early when the minutes are over.
 */
public final class MatchRunner {
    private static final int OPENING_PLIES = 6;
    private static final long SEED = 20;
    private static final long LONGEST_MINUTES = 7 * 24 * 60;

    private final Player first;
    private final Player second;
    private final Map<String, Integer> ends = new TreeMap<>();
    private int wins;
    private int draws;
    private int games;

    private MatchRunner(Player first, Player second) {
        this.first = first;
        this.second = second;
    }

    public static void main(String[] args) throws IOException {
        long minutes = args.length > 3 ? Long.parseLong(args[3]) : LONGEST_MINUTES;
        try (Player first = Player.parse(args[0]);
                Player second = Player.parse(args[1])) {
            new MatchRunner(first, second)
                    .run(Integer.parseInt(args[2]), System.currentTimeMillis() + minutes * 60_000);
        }
    }

    private void run(int most, long until) throws IOException {
        List<List<Move>> openings = openings();
        while (games < most && System.currentTimeMillis() < until) {
            List<Move> opening = openings.get(games / 2 % openings.size());
            play(opening, games % 2 == 0);
        }
        System.out.println(ends);
    }

    /** The book's openings, cut to one length, in a random order. */
    private static List<List<Move>> openings() {
        List<List<Move>> cut = new ArrayList<>();
        for (Opening opening : OpeningBook.builtIn().openings()) {
            List<Move> moves = opening.moves();
            List<Move> beginning = moves.subList(0, Math.min(OPENING_PLIES, moves.size()));
            if (!cut.contains(beginning)) cut.add(beginning);
        }
        Collections.shuffle(cut, new Random(SEED));
        return cut;
    }

    private void play(List<Move> opening, boolean firstIsRed) throws IOException {
        MatchGame game = firstIsRed ? new MatchGame(first, second, opening) : new MatchGame(second, first, opening);
        MatchGame.End end = game.play();
        games++;
        Optional<Side> loser = end.loser();
        boolean won = loser.isPresent() && (loser.get() == Side.BLACK) == firstIsRed;
        if (loser.isEmpty()) draws++;
        else if (won) wins++;
        ends.merge((loser.isEmpty() ? "draw" : won ? "win" : "loss") + ", " + end.why(), 1, Integer::sum);
        System.out.printf(
                "%d games: +%d =%d -%d, %.1f %% for %s against %s (%s, %d plies)%n",
                games,
                wins,
                draws,
                games - wins - draws,
                100.0 * (wins + draws / 2.0) / games,
                first.name(),
                second.name(),
                end.why(),
                game.moves().size());
    }
}
