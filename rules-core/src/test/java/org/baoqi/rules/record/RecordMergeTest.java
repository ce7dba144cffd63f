package org.baoqi.rules.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.rules.record.io.RandomRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RecordMergeTest {
    private static GameRecord game(String text) {
        return Pgn.read(text, Position.initial()).games().get(0);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/record/merge.csv", numLinesToSkip = 1)
    void nothingIsLostAndNothingSaidTwice(String what, String mine, String theirs, String merged) {
        assertEquals(Pgn.write(game(merged)), Pgn.write(RecordMerge.of(game(mine), game(theirs))));
    }

    @Test
    void aRecordMergedWithItselfOrWithItsBareMovesIsAsItWas() {
        RandomRecord records = new RandomRecord(new Random(8));
        for (int i = 0; i < 200; i++) {
            GameRecord game = records.next();
            GameRecord bare = GameRecord.of(game.start(), game.line().plain());
            assertEquals(game, RecordMerge.of(game, game));
            assertEquals(game, RecordMerge.of(game, bare));
            assertEquals(
                    Pgn.write(game, Notation.ICCS),
                    Pgn.write(RecordMerge.of(bare, game), Notation.ICCS),
                    "from nothing");
        }
    }
}
