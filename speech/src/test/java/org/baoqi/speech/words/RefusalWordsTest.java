package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Refusal;
import org.junit.jupiter.api.Test;

class RefusalWordsTest {
    @Test
    void everyReasonHasAPhraseInEveryLanguage() {
        for (Language language : Language.values())
            for (Refusal.Reason reason : Refusal.Reason.values())
                assertFalse(Words.in(language).phrase("refusal." + reason).isEmpty());
    }

    @Test
    void saysWhoBlocksTheLegAndWhere() {
        assertEquals("紅傌被拐馬腳，七路，一線有紅相。", say(Language.TRADITIONAL, "b0d1", Side.RED));
        assertEquals("红马被蹩马腿，七路，一线有红相。", say(Language.SIMPLIFIED, "b0d1", Side.RED));
        assertEquals(
                "The red horse is blocked: there is a red elephant at its leg, file 7, rank 1.",
                say(Language.ENGLISH, "b0d1", Side.RED));
    }

    @Test
    void countsPointsAsTheListenerDoes() {
        assertEquals("紅炮沒有炮架，吃不到八路，八線的黑包。", say(Language.TRADITIONAL, "b2b7", Side.RED));
        assertEquals("紅炮沒有炮架，吃不到二路，三線的黑包。", say(Language.TRADITIONAL, "b2b7", Side.BLACK));
    }

    private static String say(Language language, String move, Side viewer) {
        Refusal refusal = Position.initial().refusal(Move.iccs(move)).orElseThrow();
        return Words.in(language).refusal(refusal, viewer);
    }
}
