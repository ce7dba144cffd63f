package org.baoqi.app.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.setup.SetupChoices.Sight;
import org.baoqi.app.setup.SetupChoices.Time;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;

class NewGameDraftTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final LocalDate DAY = LocalDate.parse("2026-11-16");

    private static Settings written(String time) {
        return Settings.STANDARD
                .with(SetupChoices.TIME.red(), Time.WRITTEN)
                .with(SetupChoices.WRITTEN_TIME.red(), time);
    }

    @Test
    void practiceIsAgainstTheMachineFromTheStart() {
        Settings black = Settings.STANDARD.with(SetupChoices.COLOR, Side.BLACK).with(SetupChoices.LEVEL, 7);
        MatchSetup setup = new NewGameDraft(black, false).setup(DAY);
        assertEquals(Optional.of(7), setup.seats().red().level());
        assertEquals(Optional.empty(), setup.seats().black().level());
        assertEquals(Position.initial(), setup.start());
        assertEquals(true, setup.practice());
        assertEquals("15m+5s", TimeControlText.write(setup.time()));
    }

    @Test
    void whoWantsToPracticeForACompetitionAnnouncesMovesAndPresses() {
        Settings full = Settings.STANDARD.with(SetupChoices.FULL_PROCEDURE, true);
        assertEquals(
                Procedure.CALLS,
                new NewGameDraft(full, false).setup(DAY).seats().red().procedure());
        assertEquals(
                Procedure.CALLS,
                new NewGameDraft(full, true).setup(DAY).seats().black().procedure());
    }

    @Test
    void theTimeIsToldWhenAPlayerWantsIt() {
        Settings own = Settings.STANDARD.with(SetupChoices.MARKS, "half, 10m，30s");
        assertEquals(
                List.of(Mark.HALF, Mark.of(Duration.ofMinutes(10)), Mark.of(Duration.ofSeconds(30))),
                new NewGameDraft(own, false).setup(DAY).charter().marks());
        Settings wrong = Settings.STANDARD.with(SetupChoices.MARKS, "10m, soon");
        assertEquals(
                Map.of(SetupChoices.MARKS, "\"soon\" is no time left. Write half, 10m or 30s."),
                new NewGameDraft(wrong, false).faults(ENGLISH));
    }

    @Test
    void twoPlayersHaveNamesAndSightOfTheirOwn() {
        Settings two = Settings.STANDARD
                .with(SetupChoices.NAME.red(), " 王小明 ")
                .with(SetupChoices.SIGHT.black(), Sight.SIGHTED)
                .with(SetupChoices.SCHEME, Scheme.INCLUSIVE)
                .with(SetupChoices.SERIOUS, true);
        MatchSetup setup = new NewGameDraft(two, true).setup(DAY);
        assertEquals("王小明", setup.seats().red().name());
        assertEquals(true, setup.seats().red().impaired());
        assertEquals(false, setup.seats().black().impaired());
        assertEquals(Scheme.INCLUSIVE, setup.scheme());
        assertEquals(false, setup.practice());
    }

    @Test
    void eachSideMayHaveATimeOfItsOwn() {
        Settings unequal =
                written("60m+30s").with(SetupChoices.UNEQUAL, true).with(SetupChoices.TIME.black(), Time.NO_CLOCK);
        MatchSetup setup = new NewGameDraft(unequal, false).setup(DAY);
        assertEquals(Duration.ofMinutes(60), setup.time().red().base());
        assertEquals(TimeControl.UNTIMED, setup.time().black());
    }

    @Test
    void oneLineMayGiveBothTimes() {
        MatchSetup setup =
                new NewGameDraft(written("60m+30s:30m+10s").with(SetupChoices.UNEQUAL, false), false).setup(DAY);
        assertEquals("60m+30s:30m+10s", TimeControlText.write(setup.time()));
    }

    @Test
    void aTimeThatCannotBeReadIsExplained() {
        assertEquals(
                Map.of(SetupChoices.WRITTEN_TIME.red(), "\"15\" lacks its unit: m for minutes, s for seconds."),
                new NewGameDraft(written("15"), false).faults(ENGLISH));
    }

    @Test
    void aPositionThatCannotBeReadIsExplained() {
        Settings broken = Settings.STANDARD.with(SetupChoices.FEN, "hello");
        assertEquals(
                Map.of(SetupChoices.FEN, "A FEN has ten rows with / between them; this one has 1."),
                new NewGameDraft(broken, false).faults(ENGLISH));
    }

    @Test
    void aGameMayBeginAnywhere() {
        String fen = "4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 7 42";
        NewGameDraft draft = new NewGameDraft(Settings.STANDARD.with(SetupChoices.FEN, fen), false);
        assertEquals(Map.of(), draft.faults(ENGLISH));
        assertEquals(fen, draft.setup(DAY).start().fen());
    }
}
