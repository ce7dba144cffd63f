package org.baoqi.app.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.kit.form.ChoiceRow;
import org.baoqi.app.kit.form.SwitchRow;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.engine.Level;
import org.baoqi.speech.lesson.Endgame;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/** The rows of the form for a new game. */
record SetupRows(Texts texts, Words words) {
    /** Against whom: the machine's level and one's colour, or how much each player sees. */
    List<ChoiceRow<?>> players(Draft draft) {
        return draft.twoPlayers()
                ? List.of(sight(Side.RED), sight(Side.BLACK))
                : List.of(
                        new ChoiceRow<>(SetupChoices.LEVEL, texts.get(R.string.game_level), levels(), words::number),
                        new ChoiceRow<>(
                                SetupChoices.COLOR,
                                texts.get(R.string.game_color),
                                List.of(Side.values()),
                                words::side));
    }

    private static List<Integer> levels() {
        return IntStream.rangeClosed(1, Level.HIGHEST).boxed().collect(Collectors.toList());
    }

    private ChoiceRow<Sight> sight(Side side) {
        return new ChoiceRow<>(
                SetupChoices.SIGHT.get(side),
                texts.get(R.string.game_sight, words.side(side)),
                List.of(Sight.values()),
                sight -> texts.get(name(sight)));
    }

    private static int name(Sight sight) {
        return switch (sight) {
            case BLIND -> R.string.sight_blind;
            case PARTIALLY_SIGHTED -> R.string.sight_partial;
            case SIGHTED -> R.string.sight_sighted;
        };
    }

    ChoiceRow<String> time(Side side, Draft draft) {
        return new ChoiceRow<>(SetupChoices.TIME.get(side), timeLabel(side, draft), times(), this::timeName);
    }

    private String timeLabel(Side side, Draft draft) {
        return draft.timedSides().length > 1
                ? texts.get(R.string.game_time_of, words.side(side))
                : texts.get(R.string.game_time);
    }

    String writtenLabel(Side side, Draft draft) {
        return draft.timedSides().length > 1
                ? texts.get(R.string.game_written_of, words.side(side))
                : texts.get(R.string.game_written);
    }

    private static List<String> times() {
        List<String> all = new ArrayList<>();
        Preset.all().forEach(preset -> all.add(preset.name().name()));
        all.add(SetupChoices.NO_CLOCK);
        all.add(SetupChoices.WRITTEN);
        return all;
    }

    private String timeName(String time) {
        if (time.equals(SetupChoices.NO_CLOCK)) return texts.get(R.string.game_no_clock);
        if (time.equals(SetupChoices.WRITTEN)) return texts.get(R.string.game_own_time);
        Preset preset = Preset.of(Preset.Name.valueOf(time));
        return texts.get(
                R.string.value_of,
                new RuleWords(words).preset(preset),
                new TimeWords(words).controls(BothSides.same(preset.control())));
    }

    SwitchRow unequal() {
        return new SwitchRow(SetupChoices.UNEQUAL, texts.get(R.string.game_unequal));
    }

    List<ChoiceRow<?>> rules() {
        return List.of(
                new ChoiceRow<>(
                        SetupChoices.BOOK,
                        texts.get(R.string.game_book),
                        RuleBooks.all().stream().map(RuleBook::id).collect(Collectors.toList()),
                        id -> words.say("book." + id)),
                new ChoiceRow<>(
                        SetupChoices.SCHEME,
                        texts.get(R.string.game_scheme),
                        Arrays.asList(Scheme.values()),
                        scheme ->
                                texts.get(scheme == Scheme.BLIND ? R.string.scheme_blind : R.string.scheme_inclusive)));
    }

    SwitchRow serious() {
        return new SwitchRow(SetupChoices.SERIOUS, texts.get(R.string.game_serious));
    }

    SwitchRow fullProcedure() {
        return new SwitchRow(SetupChoices.FULL_PROCEDURE, texts.get(R.string.game_full_procedure));
    }

    /** The initial position, an endgame, or what was set up or shared. */
    ChoiceRow<String> start() {
        List<String> all = new ArrayList<>();
        all.add("");
        Endgame.all().forEach(endgame -> all.add(endgame.position().fen()));
        return new ChoiceRow<>(SetupChoices.FEN, texts.get(R.string.game_start), all, this::startName);
    }

    private String startName(String fen) {
        if (fen.isEmpty()) return texts.get(R.string.game_start_initial);
        return Endgame.all().stream()
                .filter(endgame -> endgame.position().fen().equals(fen))
                .findFirst()
                .map(endgame -> endgame.title(words))
                .orElseGet(() -> texts.get(R.string.game_start_other));
    }

    String nameLabel(Side side) {
        return texts.get(R.string.game_name, words.side(side));
    }
}
