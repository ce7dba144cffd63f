package org.baoqi.speech.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Matches;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Turns at a real board. Steps: {@code 炮二平五} said word by word, {@code h2e2} made, PRESS, SIGNAL, REPEAT, REPEAT_THEIRS,
 * MIRROR. Expected: what is said, and the moves that are complete in the end.
 */
class RefereeTest {
    private Match match;
    private final List<Announcement> said = new ArrayList<>();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "referee.csv", numLinesToSkip = 1)
    void aTurnGoesAsTheAnnexSays(
            String article,
            String title,
            Procedure red,
            Procedure black,
            String boards,
            String steps,
            String expected,
            String moves)
            throws IOException {
        MatchSetup setup = Matches.setup(red, black, boards.equals("two"));
        match = Matches.begin(setup, (events, after) -> {}, new Matches.FakeTime());
        for (String step : steps.split(" ")) take(step);
        assertEquals(expected, said.stream().map(Announcement::shown).collect(Collectors.joining("|")));
        assertEquals(
                moves == null ? "" : moves,
                match.state().history().moves().stream().map(Move::iccs).collect(Collectors.joining(" ")));
    }

    private void take(String step) {
        if (isAct(step)) said.addAll(match.grant(act(Act.valueOf(step))));
        else if (Move.fromIccs(step).isPresent())
            said.addAll(match.grant(referee().make(Move.iccs(step))));
        else for (MoveWord word : MoveWord.read(step).orElseThrow()) said.addAll(match.grant(say(word)));
    }

    private static boolean isAct(String step) {
        return Arrays.stream(Act.values()).anyMatch(act -> act.name().equals(step));
    }

    private Ruling act(Act act) {
        return act == Act.PRESS ? referee().press() : referee().take(act);
    }

    private Ruling say(MoveWord word) {
        return referee().say(List.of(word));
    }

    private TurnReferee referee() {
        Side side = match.state().sideToMove();
        return match.turn(side);
    }
}
