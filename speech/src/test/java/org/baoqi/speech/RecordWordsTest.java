package org.baoqi.speech;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.baoqi.rules.record.PgnDamage;
import org.junit.jupiter.api.Test;

class RecordWordsTest {
    @Test
    void everyFaultHasASentenceInEveryLanguage() {
        for (Language language : Language.values()) {
            RecordWords words = new RecordWords(Words.in(language));
            for (PgnDamage.Fault fault : PgnDamage.Fault.values()) {
                String sentence = words.damage(new PgnDamage(3, new PgnDamage.Malformed(fault, "[Event")));
                assertTrue(sentence.contains("3"), sentence);
                assertFalse(sentence.contains("{"), sentence);
            }
        }
    }
}
