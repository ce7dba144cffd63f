package org.baoqi.speech.attack;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short form of {@code ./mill speech.attack}. */
class AttackTest {
    static List<Attack> attacks() {
        return Attack.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("attacks")
    void nothingGetsThrough(Attack attack) {
        Attack.Outcome outcome = attack.outcome(Attack.Size.SHORT);
        System.out.println(outcome.line());
        assertTrue(outcome.held(), outcome.line());
    }
}
