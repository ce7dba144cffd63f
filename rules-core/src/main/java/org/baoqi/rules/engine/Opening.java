package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/**
 * 開局: a named beginning of a game.
 *
 * @param id its name in the words files, after {@code opening.}
 */
public record Opening(String id, List<Move> moves) {
    public Opening {
        moves = List.copyOf(moves);
    }

    /** Reads {@code id = 炮二平五 馬8進7}. */
    static Opening parse(String line) {
        String[] parts = line.split(" = ");
        List<Move> moves = new ArrayList<>();
        Position position = Position.initial();
        for (String text : parts[1].split(" ")) {
            Move move = legal(text, position, line);
            moves.add(move);
            position = position.play(move);
        }
        return new Opening(parts[0], moves);
    }

    private static Move legal(String text, Position position, String line) {
        if (WrittenMove.read(text, position) instanceof Resolution.Legal legal) return legal.move();
        throw new IllegalArgumentException(text + " in " + line);
    }
}
