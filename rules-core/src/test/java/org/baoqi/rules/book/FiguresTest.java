package org.baoqi.rules.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.baoqi.rules.law.Result;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The numbered figures of AXF, TW113 and CXA2011. The books' diagrams are lost: each position is rebuilt from the moves
 * and what the text says of them. A figure that cannot be is in the table with the reason.
 */
class FiguresTest {
    private static final Set<MoveClass> ALLOWED =
            Set.of(MoveClass.IDLE, MoveClass.BLOCK, MoveClass.OFFER, MoveClass.EXCHANGE, MoveClass.FOLLOW);

    /**
     * The books' words for a class; 獻 and 兌 are one to AXF (圖 35a, 長獻迫兌), and 閒 is all that is allowed. CXA2011
     * writes 兌 or 攔 for some idle moves, and 閒 for others like them.
     */
    private static final Map<String, Set<MoveClass>> CLASSES = Map.of(
            "將", Set.of(MoveClass.CHECK),
            "殺", Set.of(MoveClass.MATE_THREAT),
            "捉", Set.of(MoveClass.CHASE),
            "獻", Set.of(MoveClass.OFFER, MoveClass.EXCHANGE),
            "兌", ALLOWED,
            "攔", Set.of(MoveClass.BLOCK, MoveClass.FOLLOW),
            "閒", ALLOWED,
            "-", Set.of(MoveClass.values()));

    private static final int ENOUGH_CYCLES = 4;

    @TestFactory
    Stream<DynamicTest> areJudgedAsTheBooksSay() {
        return each((row, book) -> check(book, game(row[2], row[3]), row[4], row[5], row[6]));
    }

    @TestFactory
    Stream<DynamicTest> areJudgedAlikeOnTheOtherWing() {
        return reflected(Reflection.WINGS);
    }

    @TestFactory
    Stream<DynamicTest> areJudgedAlikeForTheOtherSide() {
        return reflected(Reflection.SIDES);
    }

    /** With Black's move first too: a cycle has neither beginning nor end. */
    @TestFactory
    Stream<DynamicTest> areJudgedAlikeWhereverTheCycleBegins() {
        return each((row, book) -> {
            Game cycle = game(row[2], row[3]);
            for (int ply = 1; returns(cycle) && ply < cycle.moves().size(); ply++)
                check(book, begunAt(cycle, ply), begunAt(row[4], ply), row[5], row[6]);
        });
    }

    @TestFactory
    Stream<DynamicTest> areJudgedAlikeHoweverOftenTheyGoRound() {
        return each((row, book) -> {
            Game cycle = game(row[2], row[3]);
            for (int times = ENOUGH_CYCLES; returns(cycle) && times <= ENOUGH_CYCLES + 2; times++)
                check(book, cycle.folded(times), row[4], row[5], row[6]);
        });
    }

    /**
     * Figures with men put in and taken away: what is idle changes no class, and what an article names changes it. The
     * classes are reasoned from the articles; = stands for those of the figure.
     */
    @TestFactory
    Stream<DynamicTest> areJudgedAsTheArticlesSayWithOtherMen() {
        Map<String, String[]> figures = Cases.rows("/figures.csv").collect(Collectors.toMap(row -> row[0], row -> row));
        return Cases.rows("/variants.csv")
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> {
                    String[] figure = figures.get(row[0]);
                    Game game = game(changed(figure[2], row[1].split(" ")), figure[3]);
                    String classes = row[2].equals("=") ? figure[4] : row[2];
                    Verdict verdict = RuleBooks.byId(figure[1]).orElseThrow().judge(game.folded(ENOUGH_CYCLES));
                    List<ClassedMove> moves = verdict.cycle().orElseThrow().moves();
                    assertEquals(List.of(), differences(List.of(classes.split(" ")), moves));
                }));
    }

    /** A position with some men more, {@code +Pa4}, and some less, {@code -i9}. */
    private static String changed(String fen, String[] changes) {
        StringBuilder board = new StringBuilder(fen);
        for (int i = board.length() - 1; i >= 0; i--)
            if (Character.isDigit(board.charAt(i)))
                board.replace(i, i + 1, ".".repeat(Character.getNumericValue(board.charAt(i))));
        for (String change : changes) {
            int end = change.length();
            int point = (9 - Character.getNumericValue(change.charAt(end - 1))) * 10 + change.charAt(end - 2) - 'a';
            boolean isFree = board.charAt(point) == '.';
            assertEquals(change.startsWith("+"), isFree, change);
            board.setCharAt(point, isFree ? change.charAt(1) : '.');
        }
        for (int length = 9; length > 0; length--) {
            String gap = ".".repeat(length);
            for (int at = board.indexOf(gap); at >= 0; at = board.indexOf(gap))
                board.replace(at, at + length, String.valueOf(length));
        }
        return board.toString();
    }

    /** Whether the moves come back to the first position, and to no other on the way. */
    private static boolean returns(Game game) {
        List<Position> positions = game.positions();
        Set<Long> seen = positions.stream().map(Position::key).collect(Collectors.toSet());
        return game.position().looksLike(positions.get(0)) && seen.size() == positions.size() - 1;
    }

    private static Game begunAt(Game cycle, int ply) {
        List<Move> moves = new ArrayList<>(cycle.moves());
        Collections.rotate(moves, -ply);
        return Game.of(Position.parse(cycle.positions().get(ply).fen()), moves);
    }

    private static String begunAt(String classes, int ply) {
        List<String> rotated = new ArrayList<>(List.of(classes.split(" ")));
        Collections.rotate(rotated, -ply);
        return String.join(" ", rotated);
    }

    private static Stream<DynamicTest> reflected(Reflection reflection) {
        return each((row, book) -> {
            Game game = game(reflection.fen(row[2]), reflection.moves(row[3]));
            check(book, game, row[4], reflection.score(row[5]), row[6]);
        });
    }

    /** The figures, and cases of our own for articles without one. */
    private static Stream<DynamicTest> each(BiConsumer<String[], RuleBook> check) {
        return Stream.of("/figures.csv", "/articles.csv")
                .flatMap(table -> Cases.in(table, row -> {
                    if (row[7].equals("lost")) assertFalse(row[8].isEmpty());
                    else check.accept(row, RuleBooks.byId(row[1]).orElseThrow());
                }));
    }

    private static void check(RuleBook book, Game game, String classes, String result, String article) {
        Verdict played = book.judge(game);
        Verdict verdict = played.stage() == Stage.DECIDED ? played : book.judge(game.folded(ENOUGH_CYCLES));
        assertEquals(Stage.DECIDED, verdict.stage());
        assertEquals(result, verdict.result().map(Result::score).orElse("*"));
        assertEquals(article, verdict.article().orElseThrow().place());
        assertEquals(
                List.of(),
                differences(
                        List.of(classes.split(" ")),
                        verdict.cycle().orElseThrow().moves()));
    }

    private static Game game(String fen, String moves) {
        List<Move> played = Arrays.stream(moves.split(" ")).map(Move::iccs).collect(Collectors.toList());
        return Game.of(Position.parse(fen), played);
    }

    /** Moves whose class is not what the book calls it; the table may have moves before the cycle. */
    private static List<String> differences(List<String> named, List<ClassedMove> moves) {
        List<String> differences = new ArrayList<>();
        List<String> ofCycle = named.subList(named.size() - moves.size(), named.size());
        for (int i = 0; i < moves.size(); i++) {
            ClassedMove move = moves.get(i);
            if (!CLASSES.get(ofCycle.get(i)).contains(move.kind()))
                differences.add(move.move().iccs() + " " + ofCycle.get(i) + " " + move.kind());
        }
        return differences;
    }
}
