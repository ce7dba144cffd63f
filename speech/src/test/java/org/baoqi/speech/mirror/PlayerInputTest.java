package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Procedure.Act;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerInputTest {
    @Test
    void comesBackAsItWas() {
        List<PlayerInput> all = List.of(
                new PlayerInput.Play(Move.iccs("h2e2")),
                new PlayerInput.Key(MoveWord.CANNON),
                new PlayerInput.Take(Act.PRESS),
                new PlayerInput.Ask(Conversation.plain(Request.TIME)),
                new PlayerInput.Say("炮二 平五"));
        for (PlayerInput input : all) assertEquals(Optional.of(input), PlayerInput.read(input.text()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "play", "play z9z9", "key KING_OF_HEARTS", "ask ", "dance now"})
    void whatIsNoneChangesNothing(String text) {
        assertEquals(Optional.empty(), PlayerInput.read(text));
    }
}
