package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.junit.jupiter.api.Test;

class AttacksTest {

    @Test
    void areFoundForTheSideThatIsNotToMoveToo() {
        Position position = Position.parse("3k5/9/9/9/2r4C1/9/9/9/9/4K4 w");
        assertEquals(List.of(Move.iccs("c5h5")), Attacks.by(Side.BLACK, position));
        assertEquals(List.of(), Attacks.by(Side.RED, position));
    }

    @Test
    void ofAPieceThatMayNotLeaveItsLineStayOnTheLine() {
        Position position = Position.parse("4k4/9/9/9/2n1R1n2/9/9/9/4r4/3K5 b");
        assertEquals(List.of(Move.iccs("e5c5"), Move.iccs("e5e1"), Move.iccs("e5g5")), sorted(Side.RED, position));
        Position pinned = Position.parse("4k4/9/4r4/9/2n1R1n2/9/9/9/4K4/9 b");
        assertEquals(List.of(Move.iccs("e5e7")), Attacks.by(Side.RED, pinned));
    }

    @Test
    void stayWhenTheirSideIsInCheck() {
        Position position = Position.parse("4k4/9/9/9/2n3R2/9/9/9/4r4/4K4 w");
        assertTrue(Attacks.by(Side.RED, position).contains(Move.iccs("g5c5")));
    }

    @Test
    void onAPieceThatAFreePieceGuardsAreAvenged() {
        assertTrue(Attacks.isRooted(Position.parse("4k4/9/4b4/9/R1c6/9/9/9/9/3K5 w"), Move.iccs("a5c5")));
    }

    @Test
    void onAPieceWhoseGuardIsPinnedAreNotAvenged() {
        Position position = Position.parse("4k4/4a4/4b4/9/R1c6/9/9/9/4C4/3K5 w");
        assertFalse(Attacks.isRooted(position, Move.iccs("a5c5")));
    }

    @Test
    void amongHorsesAreNotAnsweredByAHobbledOne() {
        Position free = Position.parse("3k5/9/9/9/4n4/9/3N5/9/9/4K4 b");
        assertTrue(Attacks.canTakeBack(free, Move.iccs("d3e5")));
        Position hobbled = Position.parse("3k5/9/9/9/4n4/4p4/3N5/9/9/4K4 b");
        assertFalse(Attacks.canTakeBack(hobbled, Move.iccs("d3e5")));
    }

    private static List<Move> sorted(Side side, Position position) {
        List<Move> attacks = Attacks.by(side, position);
        attacks.sort((a, b) -> a.iccs().compareTo(b.iccs()));
        return attacks;
    }
}
