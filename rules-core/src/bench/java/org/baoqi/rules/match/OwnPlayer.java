package org.baoqi.rules.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Engine;
import org.baoqi.rules.Game;
import org.baoqi.rules.Level;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.SearchLimits;
import org.baoqi.rules.SearchTask;
import org.baoqi.rules.engine.BookRules;

/** Our engine in the runner's own process. */
final class OwnPlayer implements Player {
    /** A level ends by itself long before; full strength takes what it is given. */
    private static final Duration LEVEL_TIME = Duration.ofMinutes(1);

    private static final Duration FULL_TIME = Duration.ofMillis(300);

    private final Engine engine = new Engine();
    private final String limit;
    private final long number;
    private long games;

    OwnPlayer(String limit, long number) {
        this.limit = limit;
        this.number = number;
    }

    @Override
    public String name() {
        return "Baoqi " + limit + " " + number;
    }

    @Override
    public void newGame() {
        games++;
        engine.forget();
    }

    @Override
    public Optional<Move> move(List<Move> played) {
        return engine.think(task(played)).best();
    }

    private SearchTask task(List<Move> played) {
        Game game = Game.of(Position.initial(), played);
        SearchTask task = SearchTask.of(game, limits()).under(new BookRules(MatchGame.BOOK, game));
        return limit.equals("level") ? task.at(Level.of((int) number), games) : task;
    }

    private SearchLimits limits() {
        return switch (limit) {
            case "movetime" -> SearchLimits.ofMoveTime(Duration.ofMillis(number));
            case "nodes" -> SearchLimits.ofNodes(number);
            case "depth" -> SearchLimits.ofDepth((int) number);
            default -> SearchLimits.ofMoveTime(number < Level.HIGHEST ? LEVEL_TIME : FULL_TIME);
        };
    }

    @Override
    public Optional<Duration> moveTime() {
        return limit.equals("movetime") ? Optional.of(Duration.ofMillis(number)) : Optional.empty();
    }

    @Override
    public void close() {
        engine.close();
    }
}
