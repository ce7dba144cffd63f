package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class CallingTest {
    private Calling calling;
    private final List<String> answers = new ArrayList<>();

    /** Words after > correct. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "calling.csv", numLinesToSkip = 1)
    void everyWordIsFinalUnlessItIsNoMove(
            String article, String title, String fen, String said, String expected, String next, String pieces) {
        calling = Calling.begin(Positions.of(fen));
        String[] parts = said.split(">");
        for (MoveWord word : MoveWord.read(parts[0]).orElseThrow()) note(calling.say(word));
        if (parts.length > 1) for (MoveWord word : MoveWord.read(parts[1]).orElseThrow()) note(calling.correct(word));
        assertEquals(expected, String.join(" ", answers));
        assertEquals(next == null ? "" : next, words());
        assertEquals(
                pieces == null ? "" : pieces,
                calling.pieces().stream().map(Point::iccs).collect(Collectors.joining(" ")));
    }

    private void note(Optional<Calling> after) {
        calling = after.orElse(calling);
        answers.add(after.map(now -> now.isSound() ? "STANDS" : "CORRECTABLE").orElse("FINAL"));
    }

    private String words() {
        return calling.next().stream()
                .map(word -> word.write(Notation.TRADITIONAL, calling.position().sideToMove()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void everyLegalMoveCanBeCalledByItsTraditionalWords() {
        Position position = Position.initial();
        for (Move move : position.legalMoves()) {
            Calling said = Calling.begin(position);
            for (MoveWord word :
                    MoveWord.read(Notation.TRADITIONAL.write(position, move)).orElseThrow())
                said = said.say(word).orElseThrow();
            assertEquals(Optional.of(move), said.move());
        }
    }
}
