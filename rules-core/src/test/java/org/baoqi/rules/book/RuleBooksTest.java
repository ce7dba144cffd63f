package org.baoqi.rules.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Article;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.Result;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RuleBooksTest {
    private static final String ROOK_AND_KING = "4k4/9/9/9/5R3/9/9/9/9/3K5 w";
    private static final String CHECKS = "f5e5 e9f9 e5f5 f9e9";
    private static final String KINGS_WALK = "d0d1 e9e8 d1d0 e8e9";

    /** The same cycle under the five books, in the order of {@link RuleBooks#all}. */
    @TestFactory
    Stream<DynamicTest> differWhereTheirTextsDiffer() {
        return Cases.in("/books.csv", row -> {
            Game game = play(row[1], row[2]).folded(3);
            List<String> results = RuleBooks.all().stream()
                    .map(book -> book.judge(game).result().map(Result::score).orElse("*"))
                    .collect(Collectors.toList());
            assertEquals(Arrays.asList(row).subList(3, 8), results);
        });
    }

    @Test
    void warnAtTheThirdOccurrenceAndDecideAtTheFourth() {
        for (RuleBook book : List.of(book("tw113"), book("xqef"), book("lions"), book("axf"))) {
            assertEquals(Verdict.PLAY_ON, book.judge(checks(1)), book.id());
            Verdict warned = book.judge(checks(2));
            assertEquals(Stage.WARNED, warned.stage(), book.id());
            assertEquals(Optional.of(Result.BLACK_WINS), warned.result(), book.id());
            assertEquals(Set.of(Side.RED), warned.offenders(), book.id());
            assertEquals(Stage.DECIDED, book.judge(checks(3)).stage(), book.id());
        }
    }

    @Test
    void decideLonePerpetualCheckAtOnceInChinaWhenItHasGoneRoundThreeTimes() {
        assertEquals(Verdict.PLAY_ON, book("cxa2011").judge(checks(2)));
        assertEquals(Stage.DECIDED, book("cxa2011").judge(checks(3)).stage());
    }

    /** 23.2: the first move comes from elsewhere and still belongs to the first time round. */
    @Test
    void countTheMoveThatEntersACycleInChina() {
        Game entered =
                play("4k4/9/9/9/8R/9/9/9/9/3K5 w", "i5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9");
        assertEquals(Verdict.PLAY_ON, book("cxa2011").judge(entered.until(11)));
        assertEquals(Stage.DECIDED, book("cxa2011").judge(entered).stage());
    }

    @Test
    void notCountAnEnteringMoveThatTakesSomethingInChina() {
        Game taken =
                play("4k4/9/9/9/4p3R/9/9/9/9/3K5 w", "i5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5 f9e9");
        assertEquals(Verdict.PLAY_ON, book("cxa2011").judge(taken));
        assertEquals(Stage.DECIDED, book("cxa2011").judge(play(taken, "f5e5")).stage());
    }

    @Test
    void giveTwoRoundsToChangeInChina() {
        Game walk = play(ROOK_AND_KING, KINGS_WALK);
        assertEquals(Stage.WARNED, book("cxa2011").judge(walk.folded(3)).stage());
        assertEquals(Stage.DECIDED, book("cxa2011").judge(walk.folded(4)).stage());
    }

    @Test
    void warnAnewWhenTheWarnedSideComesBackByOtherMeans() {
        Game warned = checks(2);
        Game changed = play(warned, "f5f4 e9e8 f4f5 e8e9");
        Verdict verdict = book("xqef").judge(changed);
        assertEquals(Stage.WARNED, verdict.stage());
        assertEquals(Reason.NO_OFFENCE, verdict.reason());
        assertEquals(
                Stage.DECIDED, book("xqef").judge(play(changed, KINGS_WALK)).stage());
    }

    /** The cannon flees over five files, so that no position comes back three times in nine rounds. */
    @Test
    void judgeNineRoundsOverManyPointsWhereTheySaySo() {
        Game chase = play("3k5/9/9/9/9/1c7/9/R8/9/4K4 w", "a2b2 b4c4 b2c2 c4g4 c2g2 g4h4 g2h2 h4a4 h2a2 a4b4")
                .folded(3);
        assertEquals(Verdict.PLAY_ON, book("tw113").judge(chase.until(17)));
        Verdict warned = book("tw113").judge(chase.until(18));
        assertEquals(Stage.WARNED, warned.stage());
        assertEquals(Reason.PERPETUAL_CHASE, warned.reason());
        assertEquals(Set.of(Side.RED), warned.offenders());
        assertEquals(Stage.DECIDED, book("tw113").judge(chase.until(24)).stage());
        assertEquals(Verdict.PLAY_ON, book("xqef").judge(chase.until(18)));
    }

    @Test
    void callNineRoundsToAndFroADrawWhereTheySaySo() {
        Game walk = play("3k5/9/9/9/9/9/9/R8/9/4K4 w", "a2b2 d9d8 b2c2 d8d9 c2g2 d9d8 g2h2 d8d7 h2a2 d7d8 a2b2 d8d9")
                .folded(1);
        Game rambling = play(walk, "b2c2 d9d8 c2g2 d8d9 g2h2 d9d8");
        Verdict verdict = book("tw113").judge(rambling);
        assertEquals(Stage.WARNED, verdict.stage());
        assertEquals(Reason.NO_OFFENCE, verdict.reason());
    }

    @Test
    void letALongWalkBeThatGetsSomewhere() {
        Game march = play(
                "3k5/9/9/9/9/9/9/R8/9/4K4 w",
                "a2b2 d9d8 b2c2 d8d9 c2g2 d9d8 g2h2 d8d9 h2i2 d9d8 i2i3 d8d9 i3i4 d9d8 i4h4 d8d9 h4g4 d9d8");
        assertEquals(Verdict.PLAY_ON, book("tw113").judge(march));
    }

    /** By the end the two rooks have changed places; the horse's last move attacks both, and one goes away. */
    @Test
    void knowPiecesApartThatHaveChangedPlaces() {
        Game game = play("4k4/9/1N7/9/r1r6/9/9/9/9/5K3 b", "a5a6 b7d8 c5a5 f0f1 a6c6 f1f0 c6c5 d8b7");
        List<Relief> reliefs = book("axf")
                .repetition()
                .reader()
                .between(game, 0, 8)
                .moves()
                .get(0)
                .reliefs();
        assertEquals(
                Set.of("a6 FLED", "c5 NONE"),
                reliefs.stream()
                        .map(relief -> relief.target().point().iccs() + " " + relief.means())
                        .collect(Collectors.toSet()));
    }

    @Test
    void callASideWithoutALegalMoveBeaten() {
        Verdict mate = book("axf").judge(Game.from(Position.parse("R3k4/1R7/9/9/9/9/9/9/9/3K5 b")));
        assertEquals(Reason.CHECKMATE, mate.reason());
        assertEquals(Optional.of(Result.RED_WINS), mate.result());
        Verdict stalemate = book("axf").judge(Game.from(Position.parse("3k5/9/3P5/9/9/9/9/9/9/4K4 b")));
        assertEquals(Reason.STALEMATE, stalemate.reason());
        assertEquals(Optional.of(Result.RED_WINS), stalemate.result());
    }

    @Test
    void endAGameByTheirOwnNaturalLimit() {
        Game hundredth = play("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 99 60", "a0a1");
        assertEquals(Reason.NATURAL_LIMIT, book("tw113").judge(hundredth).reason());
        assertEquals(Optional.of(Result.DRAW), book("tw113").judge(hundredth).result());
        assertEquals(Verdict.PLAY_ON, book("xqef").judge(hundredth));
    }

    @Test
    void endAGameThatNobodyCanWin() {
        Verdict verdict = book("xqef").judge(Game.from(Position.parse("3k5/9/9/9/9/9/9/9/9/4K4 w")));
        assertEquals(Reason.DEAD_POSITION, verdict.reason());
        assertEquals("XQEF 66(1)", verdict.article().map(Article::toString).orElse(""));
    }

    @Test
    void countThreeRoundsOfAChaseInTheNaturalLimitWhereTheySaySo() {
        Game chase =
                play("1c3k3/9/9/9/1R7/9/9/9/9/4K4 b", "b9c9 b5c5 c9b9 c5b5").folded(8);
        assertEquals(32, counted("xqef", chase));
        assertEquals(12, counted("tw113", chase));
    }

    private static int counted(String book, Game game) {
        NaturalLimit limit = book(book).regulations().naturalLimit();
        return limit.count(game.positions().get(0), game.moves(), Optional.empty())
                .counted();
    }

    @Test
    void areFoundByTheirIdsInEitherCase() {
        for (RuleBook book : RuleBooks.all()) assertEquals(book, book(book.id().toLowerCase(java.util.Locale.ROOT)));
        assertTrue(RuleBooks.byId("chess").isEmpty());
    }

    private static Game checks(int cycles) {
        return play(ROOK_AND_KING, CHECKS).folded(cycles);
    }

    private static RuleBook book(String id) {
        return RuleBooks.byId(id).orElseThrow();
    }

    private static Game play(String fen, String moves) {
        return play(Game.from(Position.parse(fen)), moves);
    }

    private static Game play(Game game, String moves) {
        Game played = game;
        for (String move : moves.split(" ")) played = played.play(Move.iccs(move));
        return played;
    }
}
