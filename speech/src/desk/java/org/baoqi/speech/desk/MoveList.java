package org.baoqi.speech.desk;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;

/** Moves in ICCS from a command line. */
final class MoveList {
    private MoveList() {}

    /** The game of the moves in {@code text}, with blanks between them. */
    static Game play(Position start, String text) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (String word : text.trim().split("\\s+")) {
            if (word.isEmpty()) continue;
            Move move = read(word, moves.size() + 1);
            if (!position.isLegal(move)) throw new UsageException("judge.illegal", moves.size() + 1, word);
            position = position.play(move);
            moves.add(move);
        }
        return Game.of(start, moves);
    }

    private static Move read(String word, int number) {
        return Move.fromIccs(word).orElseThrow(() -> new UsageException("judge.not-a-move", number, word));
    }
}
