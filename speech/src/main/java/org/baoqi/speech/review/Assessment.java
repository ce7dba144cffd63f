package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Score;
import org.baoqi.rules.engine.SearchResult;

/**
 * The engine's opinion of one position of a game.
 *
 * @param score for the side to move
 * @param line the best move and those after it; none where the game is over
 */
public record Assessment(Score score, List<Move> line) {
    private static final int MOST_MOVES = 8;

    public Assessment {
        line = List.copyOf(line);
    }

    public static Assessment of(SearchResult thought) {
        List<Move> line = thought.line();
        return new Assessment(thought.score(), line.subList(0, Math.min(line.size(), MOST_MOVES)));
    }

    public Optional<Move> best() {
        return line.stream().findFirst();
    }

    boolean isLegalIn(Position position) {
        Position now = position;
        for (Move move : line) {
            if (!now.isLegal(move)) return false;
            now = now.play(move);
        }
        return true;
    }

    /** {@code 35 h2e2 h9g7}. */
    public String text() {
        String moves = line.stream().map(Move::iccs).collect(Collectors.joining(" "));
        return (score.value() + " " + moves).trim();
    }

    /** Reads what {@link #text} writes; nothing where it is something else. */
    public static Optional<Assessment> read(String text) {
        String[] words = text.trim().split(" ");
        if (!words[0].matches("-?\\d{1,6}")) return Optional.empty();
        List<Move> line = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            Optional<Move> move = Move.fromIccs(words[i]);
            if (!move.isPresent()) return Optional.empty();
            line.add(move.get());
        }
        return Optional.of(new Assessment(new Score(Integer.parseInt(words[0])), line));
    }
}
