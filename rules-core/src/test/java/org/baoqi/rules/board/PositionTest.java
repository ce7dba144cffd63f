package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Perft.LegalCount;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PositionTest {
    @TestFactory
    Stream<DynamicTest> endsWhenTheSideToMoveCannot() {
        return Cases.in(
                "/endings.csv",
                row -> assertEquals(
                        row[2], Position.parse(row[1]).ending().map(Enum::name).orElse("")));
    }

    @Test
    void listsTheMovesOfOnePiece() {
        assertEquals(
                List.of("b0c2", "b0a2"),
                iccs(Position.initial().legalMovesFrom(Move.iccs("b0c2").from())));
        assertTrue(Position.initial().legalMovesFrom(Move.iccs("e5e6").from()).isEmpty());
    }

    @Test
    void playingChangesOnlyTheNewPosition() {
        Position before = Position.initial();
        Position after = before.play(Move.iccs("h2h9"));
        assertEquals("rnbakabCr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 1", after.fen());
        assertEquals(Position.parse(before.fen()), before);
    }

    @Test
    void refusesToPlayAnIllegalMove() {
        assertThrows(IllegalArgumentException.class, () -> Position.initial().play(Move.iccs("a0a3")));
    }

    @Test
    void keyTellsPlacementAndTurnButNotTheWayThere() {
        Position oneWay = play("b0c2", "b9c7", "h0g2", "h9g7");
        Position another = play("h0g2", "h9g7", "b0c2", "b9c7");
        assertEquals(oneWay.key(), another.key());
        assertEquals(
                Position.initial().key(), play("b0c2", "b9c7", "c2b0", "c7b9").key());
        assertNotEquals(
                oneWay.key(), Position.parse(oneWay.fen().replace(" w ", " b ")).key());
    }

    @Test
    void piecesOfOneKindAreInterchangeable() {
        Position swapped = play("b2b1", "a6a5", "h2b2", "i6i5", "b1h1", "a5a4", "h1h2");
        Position quick = Position.parse(swapped.fen());
        assertEquals(quick, swapped);
        assertEquals(quick.hashCode(), swapped.hashCode());
        assertEquals(quick.points(new Piece(Side.RED, Kind.CANNON)), swapped.points(new Piece(Side.RED, Kind.CANNON)));
    }

    @Test
    void namesThePiecesThatCheck() {
        Position doubleCheck = Position.parse("2b1ka3/9/3N5/9/9/4R4/1r7/9/9/3K5 b");
        assertEquals(
                List.of("e4", "d7"),
                doubleCheck.checkers(Side.BLACK).stream().map(Point::iccs).collect(Collectors.toList()));
        assertTrue(doubleCheck.checkers(Side.RED).isEmpty());
    }

    @Test
    void withoutAKingThereIsNoCheckAndNothingIsPinned() {
        Position blunder = Position.parse("3k5/9/9/9/4R4/9/r8/9/9/4K4 b").after(Move.iccs("d9e9"));
        Position kingless = blunder.after(Move.iccs("e5e9"));
        assertEquals(new SlowRules(kingless).legalMoves(), kingless.legalMoves());
        assertEquals(kingless.legalMoves().size(), new LegalCount(kingless.board()).count());
        assertFalse(kingless.isInCheck(Side.BLACK));
        assertFalse(kingless.kingsFacing());
    }

    @Test
    void readsTheWideBlankOfChineseKeyboards() {
        assertEquals(Position.initial(), Position.parse(Position.initial().fen().replace(' ', '　')));
    }

    private static Position play(String... moves) {
        Position position = Position.initial();
        for (String move : moves) position = position.play(Move.iccs(move));
        return position;
    }

    private static List<String> iccs(List<Move> moves) {
        return moves.stream().map(Move::iccs).collect(Collectors.toList());
    }
}
