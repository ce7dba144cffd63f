package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;

/**
 * What follows {@code position}: where the game began, and the moves since.
 *
 * @param refused the first move that cannot be played; those before it are
 */
record GivenPosition(Game game, Optional<String> refused) {

    /** Nothing if the FEN is wrong. */
    static Optional<GivenPosition> parse(List<String> words, Dialect dialect) {
        int at = words.indexOf("moves");
        List<String> moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
        return start(at < 0 ? words : words.subList(0, at)).map(start -> game(start, moves, dialect));
    }

    private static Optional<Position> start(List<String> words) {
        if (words.equals(List.of("startpos"))) return Optional.of(Position.initial());
        if (words.isEmpty() || !words.get(0).equals("fen")) return Optional.empty();
        Fen.Reading reading = Fen.read(String.join(" ", words.subList(1, words.size())));
        return reading instanceof Fen.Reading.Read read ? Optional.of(read.position()) : Optional.empty();
    }

    private static GivenPosition game(Position start, List<String> texts, Dialect dialect) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (String text : texts) {
            Optional<Move> move = dialect.parse(text).filter(position::isLegal);
            if (!move.isPresent()) return new GivenPosition(Game.of(start, moves), Optional.of(text));
            moves.add(move.get());
            position = position.play(move.get());
        }
        return new GivenPosition(Game.of(start, moves), Optional.empty());
    }
}
