package org.baoqi.speech.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.Test;

class ReviewTest {
    private static final Review START =
            Review.of(Pgn.read("炮二平五 (兵七進一 卒7進1 {對兵}) 馬8進7 馬二進三 車9平8 1-0", Position.initial())
                    .games()
                    .get(0));

    private static String written(GameRecord record) {
        String pgn = Pgn.write(record, Notation.TRADITIONAL);
        return pgn.substring(pgn.indexOf("\n\n") + 2).trim().replace('\n', ' ');
    }

    @Test
    void stepsAsFarAsTheLineGoes() {
        assertEquals(4, START.step(10).place().ply());
        assertEquals(0, START.step(10).step(-10).place().ply());
        assertTrue(START.step(4).isAtEnd());
        assertTrue(START.isAtStart());
    }

    @Test
    void jumpsToARoundAndASide() {
        assertEquals(3, START.jump(2, Optional.empty()).get().place().ply());
        assertEquals(4, START.jump(2, Optional.of(Side.BLACK)).get().place().ply());
        assertFalse(START.jump(3, Optional.empty()).isPresent());
    }

    @Test
    void goesIntoAVariationAndBackOut() {
        Review inside = START.enter(0).get();
        assertEquals(List.of(Move.iccs("c3c4")), inside.moves());
        assertEquals(List.of("對兵"), inside.step(1).comments());
        assertEquals(START.place(), inside.step(-1).place());
        assertEquals(START.place(), inside.step(5).leave().get().place());
        assertFalse(START.enter(1).isPresent());
        assertFalse(START.leave().isPresent());
    }

    @Test
    void playingTheNextMoveOrAKnownVariationAddsNothing() {
        assertEquals(START.record(), START.play(Move.iccs("h2e2")).record());
        assertEquals(START.enter(0).get(), START.play(Move.iccs("c3c4")));
    }

    @Test
    void playingAnotherMoveAddsAVariation() {
        Review tried = START.step(1).play(Move.iccs("h7e7")).play(Move.iccs("h0g2"));
        assertEquals(
                "1. 炮二平五 (1. 兵七進一 卒7進1 {對兵}) 1... 馬8進7 (1... 包8平5 2. 傌二進三) 2. 傌二進三 車9平8 1-0",
                written(tried.record()).replace("馬二進三", "傌二進三"));
    }

    @Test
    void theGameItselfIsNeverMadeLonger() {
        Review tried = START.last(true).play(Move.iccs("i0h0"));
        assertEquals(4, tried.record().line().moves().size());
        assertEquals(5, tried.moves().size());
        assertTrue(tried.place().isInVariation());
    }

    @Test
    void deletesAVariationAndComments() {
        Review clean = START.enter(0).get().deleteVariation().get();
        assertTrue(clean.alternatives().isEmpty());
        Review noted = clean.step(2).comment("好").comment("很好");
        assertEquals(List.of("好", "很好"), noted.comments());
        assertEquals(clean.record(), noted.withoutComments().record());
        assertEquals(List.of("開"), clean.comment("開").record().line().remarks());
    }

    @Test
    void bracketsWithoutAMoveAreNoVariation() {
        Review review = Review.of(
                Pgn.read("炮二平五 () ({好}) 馬8進7", Position.initial()).games().get(0));
        assertTrue(review.alternatives().isEmpty());
        assertEquals(List.of("好"), review.step(1).comments());
    }
}
