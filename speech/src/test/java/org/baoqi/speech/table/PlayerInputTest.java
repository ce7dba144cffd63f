package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Procedure.Act;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerInputTest {
    @Test
    void comesBackAsItWas() {
        List<PlayerInput> all = List.of(
                new PlayerInput.Play(Move.iccs("h2e2")),
                new PlayerInput.Call(Move.iccs("h2e2")),
                new PlayerInput.Seal(Move.iccs("h2e2")),
                new PlayerInput.Verify(true),
                new PlayerInput.Verify(false),
                new PlayerInput.Say(List.of(MoveWord.CANNON, MoveWord.TWO)),
                new PlayerInput.Take(Act.PRESS),
                new PlayerInput.Ask(VoiceCommand.of(Request.TIME)));
        for (PlayerInput input : all) assertEquals(Optional.of(input), PlayerInput.read(input.text()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "play", "play z9z9", "say KING_OF_HEARTS", "ask ", "dance now"})
    void whatIsNoneChangesNothing(String text) {
        assertEquals(Optional.empty(), PlayerInput.read(text));
    }
}
