package org.baoqi.rules.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** One of the two in a match. Games begin from the initial position. */
interface Player extends AutoCloseable {
    String name();

    void newGame() throws IOException;

    /** The answer to the moves so far; none if the player gives up or crashes. */
    Optional<Move> move(List<Move> played) throws IOException;

    /** Whether the player gave no move because by his own rules the game is drawn. */
    default boolean claimsDraw() {
        return false;
    }

    /** The time a move may take, if there is one. */
    Optional<Duration> moveTime();

    @Override
    void close() throws IOException;

    /**
     * Reads {@code own:movetime=200}, {@code own:nodes=5000}, {@code own:level=3},
     * {@code uci:movetime=200:/usr/games/fairy-stockfish} or {@code xboard:movetime=1000:/usr/games/hoixiangqi}.
     */
    static Player parse(String text) throws IOException {
        String[] parts = text.split(":", 3);
        String[] limit = parts[1].split("=");
        long number = Long.parseLong(limit[1]);
        return switch (parts[0]) {
            case "own" -> new OwnPlayer(limit[0], number);
            case "uci" -> new UciPlayer(parts[2], limit[0], number);
            case "xboard" -> new XboardPlayer(parts[2], Duration.ofMillis(number));
            default -> throw new IllegalArgumentException("no such player: " + text);
        };
    }
}
