package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Game;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.record.GameRecord;

/**
 * 分析: what the engine thinks of a game, as far as it has come.
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

    /** Of the position after so many moves. */
    public Optional<Assessment> after(int plies) {
        return plies < done.size() ? Optional.of(done.get(plies)) : Optional.empty();
    }

    /** What a move cost its player, in hundredths of winning chances; 0 for the engine's own choice. */
    public Optional<Double> loss(int ply) {
        if (ply + 1 >= done.size()) return Optional.empty();
        Assessment before = done.get(ply);
        if (before.best().equals(Optional.of(moves.get(ply)))) return Optional.of(0.0);
        double kept = Mistake.chances(done.get(ply + 1).score().negated());
        return Optional.of(Math.max(0, Mistake.chances(before.score()) - kept));
    }

    /** The kind of mistake that a move is, counted from 0. */
    public Optional<Mistake> mistake(int ply) {
        return loss(ply).flatMap(Mistake::ofLoss);
    }

    /** What should have been played in place of a move. */
    public Optional<Move> better(int ply) {
        return after(ply).flatMap(Assessment::best).filter(best -> !best.equals(moves.get(ply)));
    }

    /** A line a position, for a store. */
    public String text() {
        return done.stream().map(Assessment::text).collect(Collectors.joining("\n"));
    }

    /** What a store has of the analysis of a game, up to the first line that is damaged or of another game. */
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
