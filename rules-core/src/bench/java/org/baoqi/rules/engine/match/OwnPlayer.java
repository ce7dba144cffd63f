package org.baoqi.rules.engine.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.Level;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;

/** Our engine in the runner's own process. */
final class OwnPlayer implements Player {
    /** A level ends by itself long before; full strength takes what it is given. */
    private static final Duration LEVEL_TIME = Duration.ofMinutes(1);

    private static final Duration FULL_TIME = Duration.ofMillis(300);

    private final Engine engine = new Engine();
    private final Pace pace;
    private long games;

    OwnPlayer(Pace pace) {
        this.pace = pace;
    }

    @Override
    public String name() {
        return "Baoqi " + pace;
    }

    @Override
    public void newGame() {
        games++;
        engine.forget();
    }

    @Override
    public Optional<Move> move(List<Move> played, Clocks left) {
        return engine.think(task(played, left)).best();
    }

    private SearchTask task(List<Move> played, Clocks left) {
        Game game = Game.of(Position.initial(), played);
        SearchTask task = SearchTask.of(game, limits(left.of(game.position().sideToMove())))
                .under(new SearchTask.BookRules(MatchGame.BOOK, game));
        return pace.kind() == Pace.Kind.LEVEL ? task.at(Level.of((int) pace.amount()), games) : task;
    }

    private SearchLimits limits(Duration left) {
        return switch (pace.kind()) {
            case MOVETIME -> SearchLimits.ofMoveTime(pace.time());
            case NODES -> SearchLimits.ofNodes(pace.amount());
            case DEPTH -> SearchLimits.infinite().withDepth((int) pace.amount());
            case LEVEL -> SearchLimits.ofMoveTime(pace.amount() < Level.HIGHEST ? LEVEL_TIME : FULL_TIME);
            case CLOCK -> SearchLimits.ofClock(left, pace.increment(), 0);
        };
    }

    @Override
    public Pace pace() {
        return pace;
    }

    @Override
    public void close() {
        engine.close();
    }
}
