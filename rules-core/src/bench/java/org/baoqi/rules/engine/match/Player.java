package org.baoqi.rules.engine.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** One of the two in a match. Games begin from the initial position. */
interface Player extends AutoCloseable {
    String name();

    void newGame() throws IOException;

    /**
     * The answer to the moves so far; none if the player gives up or crashes.
     *
     * @param left what is on the clocks, where the pace has one
     */
    Optional<Move> move(List<Move> played, Clocks left) throws IOException;

    /** Whether the player gave no move because by his own rules the game is drawn. */
    default boolean claimsDraw() {
        return false;
    }

    Pace pace();

    @Override
    void close() throws IOException;

    /**
     * Reads {@code own:level=3}, {@code uci:movetime=200:/usr/games/fairy-stockfish} or
     * {@code xboard:movetime=1000:/usr/games/hoixiangqi}: who it is, its {@link Pace}, and the program.
     */
    static Player parse(String text) throws IOException {
        String[] parts = text.split(":", 3);
        Pace pace = Pace.parse(parts[1]);
        return switch (parts[0]) {
            case "own" -> new OwnPlayer(pace);
            case "uci" -> new UciPlayer(parts[2], pace);
            case "xboard" -> new XboardPlayer(parts[2], pace);
            default -> throw new IllegalArgumentException("no such player: " + text);
        };
    }
}
