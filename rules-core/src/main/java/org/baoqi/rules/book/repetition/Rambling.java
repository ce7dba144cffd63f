package org.baoqi.rules.book.repetition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;

/**
 * Where the pieces of one side went in the last moves of a game.
 *
 * @param stops how many points they went to, each piece by itself
 * @param staysOnOldGround whether in the later half no piece went anywhere that it had not been before
 */
public record Rambling(int stops, boolean staysOnOldGround) {

    public static Rambling of(Game game, int from, Side side) {
        Map<Point, Set<Point>> grounds = new HashMap<>();
        int firstLate = (from + game.moves().size()) / 2;
        int stops = 0;
        boolean stays = true;
        for (int ply = from; ply < game.moves().size(); ply++) {
            if (game.positions().get(ply).sideToMove() != side) continue;
            boolean isNew = !step(game.moves().get(ply), grounds);
            if (isNew) stops++;
            stays &= !isNew || ply < firstLate;
        }
        return new Rambling(stops, stays);
    }

    /** Takes the ground of a piece along with it; whether the piece had been there before. */
    private static boolean step(Move move, Map<Point, Set<Point>> grounds) {
        Set<Point> ground = grounds.remove(move.from());
        if (ground == null) ground = new HashSet<>(List.of(move.from()));
        grounds.put(move.to(), ground);
        return !ground.add(move.to());
    }

    /** Whether it went to and fro between so many points, the one where it began among them. */
    public boolean over(int points) {
        return staysOnOldGround && stops + 1 >= points;
    }
}
