package org.baoqi.app.setup;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.setup.SetupChoices.Sight;
import org.baoqi.app.setup.SetupChoices.Time;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/**
 * A new game as the form has it so far.
 *
 * @param twoPlayers whether two people share the phone, or one plays the machine
 */
record NewGameDraft(Settings settings, boolean twoPlayers) {
    /** The reasons why the game cannot begin: sentences by the choice that they are about. */
    Map<Choice<?>, String> faults(Words words) {
        Map<Choice<?>, String> faults = new LinkedHashMap<>();
        for (Side side : timedSides()) timeFault(side, words).ifPresent(why -> faults.put(written(side), why));
        marks().filter(mark -> !Mark.parse(mark).isPresent())
                .findFirst()
                .ifPresent(mark -> faults.put(SetupChoices.MARKS, words.say("game.no-mark", mark)));
        fenFault(words).ifPresent(why -> faults.put(SetupChoices.FEN, why));
        return faults;
    }

    /** The sides whose time is chosen by itself. */
    Side[] timedSides() {
        return settings.get(SetupChoices.UNEQUAL) ? Side.values() : new Side[] {Side.RED};
    }

    boolean isWritten(Side side) {
        return settings.get(SetupChoices.TIME.get(side)).equals(Time.WRITTEN);
    }

    /** The game, where nothing keeps it from beginning. */
    MatchSetup setup(LocalDate day) {
        MatchSetup setup = MatchSetup.of(
                        BothSides.of(this::seat), BothSides.of(this::time), settings.get(SetupChoices.BOOK))
                .from(start())
                .in(settings.get(SetupChoices.SCHEME))
                .practice(!settings.get(SetupChoices.SERIOUS))
                .on(day);
        return setup.withMarks(marks().map(mark -> Mark.parse(mark).get()).collect(Collectors.toList()));
    }

    private Stream<String> marks() {
        return Arrays.stream(settings.get(SetupChoices.MARKS).split("[\\s,，、]+"))
                .filter(mark -> !mark.isEmpty());
    }

    private Position start() {
        String fen = settings.get(SetupChoices.FEN).trim();
        return fen.isEmpty() ? Position.initial() : Position.parse(fen);
    }

    private Seat seat(Side side) {
        if (twoPlayers)
            return person(
                    settings.get(SetupChoices.SIGHT.get(side)),
                    settings.get(SetupChoices.NAME.get(side)).trim());
        return side == settings.get(SetupChoices.COLOR)
                ? person(Sight.BLIND, "")
                : Seat.machine(settings.get(SetupChoices.LEVEL));
    }

    private Seat person(Sight sight, String name) {
        Procedure procedure = settings.get(SetupChoices.FULL_PROCEDURE) ? Procedure.CALLS : Procedure.REFEREE_MOVES;
        return new Seat(procedure, sight.needs(), Optional.empty(), name);
    }

    /** One line may give both times: 60m+30s:30m+10s. */
    private TimeControl time(Side side) {
        Side row = settings.get(SetupChoices.UNEQUAL) ? side : Side.RED;
        Time chosen = settings.get(SetupChoices.TIME.get(row));
        if (chosen.equals(Time.NO_CLOCK)) return TimeControl.UNTIMED;
        if (chosen.preset().isPresent()) return Preset.of(chosen.preset().get()).control();
        return ((TimeControlText.Reading.Read) read(row)).controls().get(side);
    }

    private Optional<String> timeFault(Side side, Words words) {
        return isWritten(side) && read(side) instanceof TimeControlText.Reading.Refused refused
                ? Optional.of(new RuleWords(words).timeControlError(refused.error()))
                : Optional.empty();
    }

    private TimeControlText.Reading read(Side side) {
        return TimeControlText.read(settings.get(written(side)));
    }

    private Optional<String> fenFault(Words words) {
        String fen = settings.get(SetupChoices.FEN).trim();
        return !fen.isEmpty() && Fen.read(fen) instanceof Fen.Reading.Refused refused
                ? Optional.of(words.fenError(refused.error()))
                : Optional.empty();
    }

    private static Choice<String> written(Side side) {
        return SetupChoices.WRITTEN_TIME.get(side);
    }
}
