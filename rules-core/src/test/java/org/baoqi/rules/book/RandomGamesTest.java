package org.baoqi.rules.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.RandomPlay;
import org.baoqi.rules.board.SlowRules;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.law.DeadPosition;
import org.baoqi.rules.law.Result;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Random games of few pieces in which the players like to take a move back, so that positions come back. */
class RandomGamesTest {
    private static final long SEED = 4;
    private static final int GAMES = 10_000;
    private static final int WHOLE_GAMES = 300;
    private static final int LONGEST_GAME = 16;
    private static final int PIECES = 5;
    private static final double GOES_BACK = 0.9;
    private static final Set<Reason> NO_MOVE = EnumSet.of(Reason.CHECKMATE, Reason.STALEMATE);

    @TestFactory
    Stream<DynamicTest> endAsTheBoardAndTheOtherSideConfirm() {
        return RuleBooks.all().stream().map(book -> DynamicTest.dynamicTest(book.id(), () -> playAll(book)));
    }

    private static void playAll(RuleBook book) {
        Random random = new Random(SEED);
        RandomPlay play = new RandomPlay(SEED, PIECES);
        int judged = 0;
        for (int i = 0; i < GAMES; i++)
            if (playOne(book, Game.from(play.start()), random, GOES_BACK, LONGEST_GAME)
                            .reason()
                    != Reason.PLAY_ON) judged++;
        assertTrue(judged > GAMES / 10, judged + " games had something to judge");
    }

    /** Without going back: the natural limit ends what nothing else does. */
    @TestFactory
    Stream<DynamicTest> wholeGamesComeToAnEnd() {
        return RuleBooks.all().stream().map(book -> DynamicTest.dynamicTest(book.id(), () -> playWhole(book)));
    }

    private static void playWhole(RuleBook book) {
        Random random = new Random(SEED);
        Set<Reason> reasons = EnumSet.noneOf(Reason.class);
        for (int i = 0; i < WHOLE_GAMES; i++) {
            Verdict verdict = playOne(book, Game.from(Position.initial()), random, 0, Integer.MAX_VALUE);
            assertTrue(verdict.result().isPresent());
            reasons.add(verdict.reason());
        }
        assertTrue(reasons.containsAll(NO_MOVE) && reasons.contains(Reason.NATURAL_LIMIT), reasons::toString);
    }

    /** Plays until the book decides, or long enough. */
    private static Verdict playOne(RuleBook book, Game start, Random random, double back, int longest) {
        Game game = start;
        Verdict verdict = book.judge(game);
        while (verdict.stage() != Stage.DECIDED && game.moves().size() < longest) {
            game = game.play(choose(game, random, back));
            verdict = book.judge(game);
        }
        confirm(book, verdict, game);
        assertEquals(
                verdict.result(),
                book.judge(turnedRound(game)).result().map(RandomGamesTest::swapped),
                game.position()::fen);
        return verdict;
    }

    private static Move choose(Game game, Random random, double likesToGoBack) {
        Optional<Move> back = wayBack(game);
        if (back.isPresent() && random.nextDouble() < likesToGoBack) return back.get();
        List<Move> moves = game.position().legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    private static Optional<Move> wayBack(Game game) {
        int own = game.moves().size() - 2;
        if (own < 0) return Optional.empty();
        Move last = game.moves().get(own);
        return Optional.of(new Move(last.to(), last.from())).filter(game.position()::isLegal);
    }

    private static void confirm(RuleBook book, Verdict verdict, Game game) {
        if (verdict.stage() != Stage.DECIDED) return;
        boolean noMove = new SlowRules(game.position()).legalMoves().isEmpty();
        assertEquals(noMove, NO_MOVE.contains(verdict.reason()), game.position()::fen);
        assertTrue(noMove || isOver(book, verdict, game), game.position()::fen);
    }

    private static boolean isOver(RuleBook book, Verdict verdict, Game game) {
        return switch (verdict.reason()) {
            case DEAD_POSITION -> DeadPosition.isDead(game.position());
            case NATURAL_LIMIT ->
                game.position().quietPlies()
                        >= book.regulations().naturalLimit().plies();
            default -> game.occurrences().size() >= 3 || isLongShuffle(book, game);
        };
    }

    private static boolean isLongShuffle(RuleBook book, Game game) {
        return book.repetition()
                .shuffle()
                .filter(walk -> game.position().quietPlies() >= 2 * (walk.rounds() + walk.grace()))
                .isPresent();
    }

    /** The same game with the colours exchanged. */
    private static Game turnedRound(Game game) {
        Position start = game.positions().get(0);
        Map<Point, Piece> placed = new HashMap<>();
        start.pieces()
                .forEach((point, piece) ->
                        placed.put(opposite(point), new Piece(piece.side().opposite(), piece.kind())));
        return Game.of(
                RandomPlay.placed(placed, start.sideToMove().opposite()),
                game.moves().stream()
                        .map(move -> new Move(opposite(move.from()), opposite(move.to())))
                        .collect(Collectors.toList()));
    }

    private static Point opposite(Point point) {
        return Point.seenBy(Side.BLACK, point.file(), point.rank());
    }

    private static Result swapped(Result result) {
        return result.loser().map(Result::winOf).orElse(result);
    }
}
