package org.baoqi.rules.record.io;

import java.util.Objects;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.FenError;
import org.baoqi.rules.board.Position;

/** What of a file could not be read. Everything else of it was. */
public sealed interface Trouble {

    /** The game it is in, counted from 1 in the order of the file. */
    int game();

    /** A text that cannot be read on; what stands before it was read. */
    record InText(int game, PgnDamage damage) implements Trouble {
        public InText {
            Objects.requireNonNull(damage);
        }
    }

    /** A move that is illegal where it stands; what follows it is left out. */
    record BadMove(int game, Position position, Move move) implements Trouble {}

    /** The pieces do not make a position, so that there is no game. */
    record BadPosition(int game, FenError error) implements Trouble {}

    /** The file ends in the middle of the game; what is there was read. */
    record Cut(int game) implements Trouble {}

    /** A text that makes no sense was left out. */
    record Nonsense(int game, String text) implements Trouble {}

    /** A move from or to no point of the board; what follows it is left out. */
    record OffBoard(int game) implements Trouble {}

    /** Variations within variations beyond all sense were left out. */
    record TooDeep(int game) implements Trouble {}

    /** Nothing in the file is a game. */
    record Foreign(int game) implements Trouble {}

    /** There is nothing in the file. */
    record Empty(int game) implements Trouble {}
}
