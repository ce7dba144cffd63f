package org.baoqi.speech.table;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.EnginePlayer;
import org.baoqi.rules.engine.Level;
import org.baoqi.rules.engine.RunningSearch;
import org.baoqi.rules.engine.Score;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchResult;
import org.baoqi.speech.match.MatchState;

/** The engine at the table, at the level that the match's seat names. */
public final class EngineOpponent implements Opponent {
    /** A hint must come while one still waits for it. */
    private static final Duration ADVICE_TIME = Duration.ofMillis(700);
    /** It agrees to a draw when it does not stand better. */
    private static final int CONTENT = 0;

    /** Where there is no clock, as long as a patient player waits. */
    private static final Duration UNTIMED = Duration.ofSeconds(5);

    private final Engine engine = new Engine();
    private final long seed;
    private Optional<RunningSearch> thinking = Optional.empty();

    /** Plays another game each time. */
    public EngineOpponent() {
        this(new Random().nextLong());
    }

    /** @param seed with the same one, the same game is played again */
    public EngineOpponent(long seed) {
        this.seed = seed;
    }

    @Override
    public void think(MatchState state, Duration left, Consumer<Move> answer) {
        Side side = state.sideToMove();
        RunningSearch started = partner(state).move(game(state), limits(state, side, left));
        thinking = Optional.of(started);
        started.answer()
                .whenCompleteAsync((thought, failure) -> answer.accept(chosen(state, Optional.ofNullable(thought))));
    }

    private EnginePlayer partner(MatchState state) {
        int level = state.setup().seats().get(state.sideToMove()).level().orElse(Level.HIGHEST);
        return new EnginePlayer(engine, state.setup().book(), Level.of(level), seed);
    }

    private static Game game(MatchState state) {
        return Game.of(state.setup().start(), state.history().moves());
    }

    private static SearchLimits limits(MatchState state, Side side, Duration left) {
        TimeControl time = state.setup().time().get(side);
        if (!time.isTimed()) return SearchLimits.ofMoveTime(UNTIMED);
        Bonus bonus = time.stages().get(0).bonus();
        Duration increment = bonus.type() == Bonus.Type.INCREMENT ? bonus.amount() : Duration.ZERO;
        return SearchLimits.ofClock(
                left, increment, state.clock().movesToGo(side).orElse(0));
    }

    @Override
    public void stop() {
        thinking.ifPresent(RunningSearch::stop);
    }

    /** A player must not wait for ever: where the engine fails, any move will do. */
    private static Move chosen(MatchState state, Optional<SearchResult> thought) {
        return thought.flatMap(SearchResult::best)
                .orElseGet(() -> state.position().legalMoves().get(0));
    }

    @Override
    public Advice advise(MatchState state) {
        SearchResult thought = thought(state);
        Score score = thought.score();
        return new Advice(thought.best(), score.isMate() ? 0 : score.value(), score.isMate() ? score.mateIn() : 0);
    }

    @Override
    public boolean agreesToDraw(MatchState state) {
        return thought(state).score().value() < CONTENT;
    }

    private SearchResult thought(MatchState state) {
        return partner(state)
                .advise(game(state), SearchLimits.ofMoveTime(ADVICE_TIME), progress -> {})
                .answer()
                .join();
    }

    @Override
    public void close() {
        engine.close();
    }
}
