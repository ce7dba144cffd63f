package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {
    private static final int MATE_DEPTH = 9;
    private static final int TACTICS_DEPTH = 8;

    private final Engine engine = new Engine(4, 1);

    @AfterEach
    void close() {
        engine.close();
    }

    private SearchResult think(String fen, int depth) {
        return engine.think(SearchTask.of(
                Game.from(Position.parse(fen)), SearchLimits.infinite().withDepth(depth)));
    }

    @TestFactory
    Stream<DynamicTest> findsTheShortestMate() {
        return Cases.in("/engine/mates.csv", row -> {
            Score score = think(row[1], MATE_DEPTH).score();
            assertTrue(score.isMate(), score.toString());
            assertEquals(Integer.parseInt(row[2]), score.mateIn());
        });
    }

    @TestFactory
    Stream<DynamicTest> findsTheMoveThatWins() {
        return Cases.in("/engine/tactics.csv", row -> {
            SearchResult thought = think(row[1], TACTICS_DEPTH);
            assertEquals(row[2], thought.best().map(Move::iccs).orElse("none"), thought.toString());
        });
    }

    @Test
    void aSideWithoutMovesGetsNoMove() {
        SearchResult thought = think("3k5/9/3P5/9/9/9/9/9/9/4K4 b", 3);
        assertEquals(Optional.empty(), thought.best());
        assertEquals(0, thought.score().mateIn());
    }

    @Test
    void theLineIsLegalAndBeginsWithTheMove() {
        SearchResult thought = think(Position.initial().fen(), 7);
        Position position = Position.initial();
        for (Move move : thought.line()) position = position.play(move);
        assertEquals(thought.best(), Optional.of(thought.line().get(0)));
        assertTrue(thought.line().size() >= 3, thought.toString());
    }

    /** Red, a rook down, could check for ever, and loses if he does. */
    @Test
    void checkingForEverIsNoDraw() {
        assertTrue(think("5k3/9/9/9/9/9/9/rr7/4R4/4K4 w", 8).score().value() < -500);
    }

    @Test
    void neverPlaysWhatTheBookForbids() {
        Position position = Position.parse("3k5/9/9/9/9/9/9/9/4R4/4K4 w");
        Move mate = engine.think(SearchTask.of(
                        Game.from(position), SearchLimits.infinite().withDepth(4)))
                .best()
                .get();
        SearchTask.Rules book = new SearchTask.Rules() {
            @Override
            public boolean forbids(Move move) {
                return move.equals(mate);
            }
        };
        SearchTask task = SearchTask.of(
                        Game.from(position), SearchLimits.infinite().withDepth(4))
                .under(book);
        assertNotEquals(Optional.of(mate), engine.think(task).best());
    }

    @Test
    void playsAForbiddenMoveIfThereIsNoOther() {
        SearchTask.Rules everything = new SearchTask.Rules() {
            @Override
            public boolean forbids(Move move) {
                return true;
            }
        };
        SearchTask task = SearchTask.of(
                        Game.from(Position.initial()), SearchLimits.infinite().withDepth(2))
                .under(everything);
        assertTrue(engine.think(task).best().isPresent());
    }

    @Test
    void stopsWhenToldTo() {
        RunningSearch thinking =
                engine.start(SearchTask.of(Game.from(Position.initial()), SearchLimits.infinite()), thought -> {});
        assertFalse(thinking.answer().isDone());
        thinking.stop();
        assertTrue(thinking.answer().join().best().isPresent());
    }

    /** Also who is stopped before his turn to think has come answers with more than any legal move. */
    @Test
    void takesAFreeRookEvenIfStoppedBeforeItBegins() {
        RunningSearch before =
                engine.start(SearchTask.of(Game.from(Position.initial()), SearchLimits.infinite()), thought -> {});
        Position freeRook = Position.parse("3k1a3/4a4/9/r8/9/9/R8/9/9/4K4 w");
        RunningSearch thinking =
                engine.start(SearchTask.of(Game.from(freeRook), SearchLimits.infinite()), thought -> {});
        thinking.stop();
        before.stop();
        assertEquals(Move.fromIccs("a3a6"), thinking.answer().join().best());
    }

    /** A level sees only so far, but who analyses waits for its answer until he asks. */
    @Test
    void aLevelWithoutALimitAnswersWhenStopped() {
        SearchTask task = SearchTask.of(Game.from(Position.initial()), SearchLimits.infinite())
                .at(Level.of(2), 7);
        RunningSearch thinking = engine.start(task, thought -> {});
        assertThrows(TimeoutException.class, () -> thinking.answer().get(200, TimeUnit.MILLISECONDS));
        thinking.stop();
        assertTrue(thinking.answer().join().best().isPresent());
    }

    @Test
    void pondersUntilTheMoveComes() {
        SearchLimits limits = SearchLimits.ofMoveTime(Duration.ofMillis(20)).pondering();
        RunningSearch thinking = engine.start(SearchTask.of(Game.from(Position.initial()), limits), thought -> {});
        thinking.ponderHit();
        assertTrue(thinking.answer().join().best().isPresent());
    }

    @Test
    void severalThreadsAnswerToo() {
        try (Engine two = new Engine(4, 2)) {
            SearchResult thought = two.think(SearchTask.of(
                    Game.from(Position.initial()), SearchLimits.infinite().withDepth(6)));
            assertTrue(Position.initial().isLegal(thought.best().get()));
        }
    }

    @Test
    void tellsOfEachIteration() {
        List<Integer> depths = new ArrayList<>();
        engine.start(
                        SearchTask.of(
                                Game.from(Position.initial()),
                                SearchLimits.infinite().withDepth(4)),
                        t -> depths.add(t.depth()))
                .answer()
                .join();
        assertEquals(List.of(1, 2, 3, 4), depths.stream().distinct().collect(Collectors.toList()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7})
    void selfPlayAtALevelIsLegalAndRepeatable(int level) {
        assertEquals(game(level, 7), game(level, 7));
    }

    @Test
    void anotherSeedGivesAnotherGame() {
        assertNotEquals(game(1, 7), game(1, 8));
    }

    /** {@link Position#play} throws at an illegal move. */
    private List<Move> game(int level, long seed) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.initial();
        for (int ply = 0; ply < 16 && !position.legalMoves().isEmpty(); ply++) {
            SearchTask task = SearchTask.of(Position.initial(), moves, SearchLimits.ofMoveTime(Duration.ofMinutes(1)))
                    .at(Level.of(level), seed);
            Move move = engine.think(task).best().get();
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }
}
