package org.baoqi.rules.notation;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Random;
import org.baoqi.rules.Fuzz;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.Test;

/** Whatever is written, the answer is a value. */
class NotationFuzzTest {
    private static final int TIMES = 100_000;
    private static final String SIGNS =
            "俥傌炮仕相兵帥車馬包士象卒將前中後進退平一二三四五六七八九123456789+-=.KAEHRCPMGabcdefghi0 \u0332\u0305<u>/";

    private final Random random = new Random(7);

    @Test
    void movesOfRandomSigns() {
        for (int i = 0; i < TIMES; i++) read(Fuzz.of(SIGNS, 1 + random.nextInt(7), random));
    }

    @Test
    void movesOfRandomCharacters() {
        for (int i = 0; i < TIMES; i++) read(Fuzz.characters(random.nextInt(9), random));
    }

    @Test
    void spoiltMoves() {
        for (int i = 0; i < TIMES; i++) read(Fuzz.spoil("前炮退二", SIGNS, random));
    }

    @Test
    void spoiltPositions() {
        String fen = Position.initial().fen();
        for (int i = 0; i < TIMES; i++)
            assertNotNull(Fen.read(Fuzz.spoil(fen, "/ 123456789rnbakcpRNBAKCPwb-x帥", random)));
    }

    @Test
    void positionsOfRandomCharacters() {
        for (int i = 0; i < TIMES; i++) assertNotNull(Fen.read(Fuzz.characters(random.nextInt(60), random)));
    }

    private static void read(String text) {
        for (Notation form : new Notation[] {Notation.TRADITIONAL, Notation.UCI})
            assertNotNull(form.read(text, Position.initial()));
    }
}
