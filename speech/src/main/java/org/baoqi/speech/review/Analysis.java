package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;

/**
 * 分析: the engine's opinion of every position of a game, as far as it has come.
 *
 * @param moves the game's own moves
 * @param done of the position before the first move, after the first, and so on
 */
public record Analysis(List<Move> moves, List<Assessment> done) {
    public Analysis {
        moves = List.copyOf(moves);
        done = List.copyOf(done);
        if (done.size() > moves.size() + 1) throw new IllegalArgumentException("more than the game has");
    }

    public static Analysis begin(GameRecord game) {
        return new Analysis(game.line().plain(), List.of());
    }

    /** Positions in all: one more than moves. */
    public int positions() {
        return moves.size() + 1;
    }

    public boolean isComplete() {
        return done.size() == positions();
    }

    Analysis with(Assessment next) {
        List<Assessment> more = new ArrayList<>(done);
        more.add(next);
        return new Analysis(moves, more);
    }

    /** Of the position after some moves, where they are the game's own. */
    Optional<Assessment> after(List<Move> played) {
        int plies = played.size();
        return plies < done.size() && moves.subList(0, plies).equals(played)
                ? Optional.of(done.get(plies))
                : Optional.empty();
    }

    /** The kind of mistake that a move is, counted from 0. */
    public Optional<Mistake> mistake(int ply) {
        return ply + 1 < done.size() ? Mistake.of(done.get(ply), moves.get(ply), done.get(ply + 1)) : Optional.empty();
    }

    /** Reads the analysis of a game from a store, a line a position, up to the first line that is damaged or of another game. */
    public static Analysis read(GameRecord game, String text) {
        Analysis analysis = begin(game);
        List<Position> positions = Game.of(game.start(), analysis.moves).positions();
        for (String line : text.split("\n")) {
            if (analysis.isComplete()) break;
            Position position = positions.get(analysis.done.size());
            Optional<Assessment> next = Assessment.read(line).filter(found -> found.isLegalIn(position));
            if (!next.isPresent()) break;
            analysis = analysis.with(next.get());
        }
        return analysis;
    }
}
