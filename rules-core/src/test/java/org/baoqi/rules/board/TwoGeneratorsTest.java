package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Board.Zobrist;
import org.baoqi.rules.board.Perft.LegalCount;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The fast board against {@link SlowRules} in 200,000 positions of random play. */
class TwoGeneratorsTest {
    private static final int POSITIONS = 40_000;
    private static final int RANDOM_MOVES = 10;

    private final int[] moves = new int[IntMove.MOST];
    private final Random random = new Random(1);

    @TestFactory
    Stream<DynamicTest> agreeInEveryPositionOfRandomPlay() {
        return Stream.of(3, 6, 10, 16, 30)
                .map(pieces -> DynamicTest.dynamicTest(
                        pieces + " pieces beside the kings",
                        () -> new RandomPlay(pieces, pieces).positions(POSITIONS, this::compare)));
    }

    private void compare(Position position) {
        SlowRules slow = new SlowRules(position);
        List<Move> legal = slow.legalMoves();
        assertEquals(legal, position.legalMoves(), position::fen);
        assertEquals(legal.size(), new LegalCount(position.board()).count(), position::fen);
        for (Side side : Side.values()) {
            assertEquals(slow.isInCheck(side), position.isInCheck(side), position::fen);
            assertEquals(slow.isInCheck(side), !position.checkers(side).isEmpty(), position::fen);
        }
        refusesWhatIsIllegal(position, legal);
        stagesTogetherAreAll(position);
        makeAndUnmakeRestore(position);
    }

    /** All ways of one piece, and a few moves of whatever stands or does not stand somewhere. */
    private void refusesWhatIsIllegal(Position position, List<Move> legal) {
        List<Point> points = List.copyOf(position.pieces().keySet());
        Point from = points.get(random.nextInt(points.size()));
        for (Point to : Point.all()) if (!to.equals(from)) refusesUnlessLegal(position, legal, new Move(from, to));
        for (int i = 0; i < RANDOM_MOVES; i++) {
            Point other = Point.all().get(random.nextInt(Grid.SIZE));
            if (!other.equals(from)) refusesUnlessLegal(position, legal, new Move(other, from));
        }
    }

    private static void refusesUnlessLegal(Position position, List<Move> legal, Move move) {
        boolean isLegal = legal.contains(move);
        assertEquals(isLegal, position.isLegal(move), () -> position.fen() + " " + move.iccs());
        assertEquals(isLegal, position.refusal(move).isEmpty(), () -> position.fen() + " " + move.iccs());
    }

    private void stagesTogetherAreAll(Position position) {
        MoveGenerator generator = new MoveGenerator(position.board());
        int captures = generator.captures(moves, 0);
        int[] staged = Arrays.copyOf(moves, generator.quiets(moves, captures));
        for (int i = 0; i < staged.length; i++)
            assertEquals(
                    i < captures, position.pieceAt(IntMove.move(staged[i]).to()).isPresent(), position::fen);
        int[] all = Arrays.copyOf(moves, generator.all(moves, 0));
        Arrays.sort(staged);
        Arrays.sort(all);
        assertEquals(Arrays.toString(all), Arrays.toString(staged), position::fen);
    }

    private void makeAndUnmakeRestore(Position position) {
        Board board = position.board();
        int count = new MoveGenerator(board).all(moves, 0);
        for (int i = 0; i < count; i++) {
            int captured = board.make(moves[i]);
            assertEquals(keyFromScratch(board), board.key(), position::fen);
            board.unmake(moves[i], captured);
            assertEquals(position.key(), board.key(), position::fen);
        }
        board.pass();
        assertEquals(keyFromScratch(board), board.key(), position::fen);
        board.pass();
        assertEquals(keyFromScratch(board), position.key(), position::fen);
    }

    private static long keyFromScratch(Board board) {
        long key = board.side() == 0 ? 0 : Zobrist.BLACK_TO_MOVE;
        for (int point = 0; point < Grid.SIZE; point++) key ^= Zobrist.number(board.slotAt(point), point);
        return key;
    }
}
