package org.baoqi.app.setup;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SettingRows;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.app.setup.SetupChoices.Sight;
import org.baoqi.app.setup.SetupChoices.Time;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.engine.Level;
import org.baoqi.speech.lesson.Endgame;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.RuleWords;

/** Everything that is agreed before a game, as it was the last time. */
public final class NewGameForm extends Form {
    private final boolean twoPlayers;
    private final Consumer<MatchSetup> begin;
    private final SettingRows rows;
    private final PositionRows described;
    /** The parts that are unfolded. */
    private final Set<Integer> unfolded = new HashSet<>();

    private Optional<String> refusal = Optional.empty();

    /** @param begin begins the game */
    public NewGameForm(ScreenServices services, boolean twoPlayers, Consumer<MatchSetup> begin) {
        super(services);
        this.twoPlayers = twoPlayers;
        this.begin = begin;
        this.rows = new SettingRows(services.settingsStore(), () -> {});
        this.described = new PositionRows(services, this::unrefuse);
        // A game from another position shows that it is one.
        boolean isElsewhere = !services.settings().get(SetupChoices.FEN).isEmpty()
                || !services.settings().get(SetupChoices.DESCRIBED).isEmpty();
        if (isElsewhere) unfolded.add(R.string.game_position);
        whenLeft(services.settingsStore().observe(settings -> refresh()));
    }

    /** Whether a text that another app shares is a position; it then becomes the start of the next game. */
    public static boolean takes(String shared, SettingsStore settings) {
        boolean isPosition = Fen.read(shared) instanceof Fen.Reading.Read;
        if (isPosition) settings.choose(SetupChoices.FEN, shared.trim());
        return isPosition;
    }

    /** A position becomes the start of the next game, and whoever is to move in it the player's side. */
    public static void startFrom(Position start, SettingsStore settings) {
        settings.choose(SetupChoices.FEN, start.fen());
        settings.choose(SetupChoices.COLOR, start.sideToMove());
    }

    private NewGameDraft draft() {
        return new NewGameDraft(services.settings(), twoPlayers);
    }

    @Override
    protected String title() {
        return text(twoPlayers ? R.string.home_two_players : R.string.home_practice);
    }

    @Override
    protected List<Row> rows() {
        List<Row> all = new ArrayList<>(twoPlayers ? List.of() : opponent());
        all.addAll(times(draft()));
        refusal.ifPresent(why -> all.add(new Row.Note(why)));
        all.add(button(R.string.game_begin, this::begin));
        if (twoPlayers) all.add(fold(R.string.game_people, people()));
        all.add(fold(R.string.game_rules, rules()));
        all.add(fold(R.string.game_position, position()));
        return all;
    }

    /** What few change. What keeps the game from beginning is never hidden. */
    private Row fold(int label, List<Row> rare) {
        boolean hasFault = rare.stream()
                .anyMatch(row -> row instanceof Row.Entry entry && entry.error().isPresent());
        return new Row.Fold(text(label), hasFault || unfolded.contains(label), rare, () -> {
            if (!unfolded.remove(label)) unfolded.add(label);
            refresh();
        });
    }

    private List<Row> people() {
        List<Row> all = new ArrayList<>(players());
        for (Side side : Side.values())
            all.add(entry(SetupChoices.NAME.get(side), text(R.string.game_name, side(side))));
        return all;
    }

    private List<Row> rules() {
        return List.of(
                book(),
                scheme(),
                rows.flag(SetupChoices.UNEQUAL, text(R.string.game_unequal)),
                entry(SetupChoices.MARKS, text(R.string.game_marks)),
                rows.flag(SetupChoices.SERIOUS, text(R.string.game_serious)),
                rows.flag(SetupChoices.FULL_PROCEDURE, text(R.string.game_full_procedure)));
    }

    private List<Row> position() {
        List<Row> all = new ArrayList<>();
        all.add(start());
        all.addAll(described.rows());
        all.add(entry(SetupChoices.FEN, text(R.string.game_fen)));
        return all;
    }

    private String side(Side side) {
        return services.words().side(side);
    }

    /** How much each player sees. */
    private List<Row> players() {
        List<Row> all = new ArrayList<>();
        for (Side side : Side.values())
            all.add(rows.pick(
                    SetupChoices.SIGHT.get(side),
                    text(R.string.game_sight, side(side)),
                    List.of(Sight.values()),
                    sight -> text(sight.label())));
        return all;
    }

    /** The machine's level, and the player's colour. */
    private List<Row> opponent() {
        List<Integer> levels = IntStream.rangeClosed(1, Level.HIGHEST).boxed().collect(Collectors.toList());
        return List.of(
                rows.pick(SetupChoices.LEVEL, text(R.string.game_level), levels, services.words()::number),
                rows.pick(SetupChoices.COLOR, text(R.string.game_color), List.of(Side.values()), this::side));
    }

    private List<Row> times(NewGameDraft draft) {
        List<Row> all = new ArrayList<>();
        boolean unequal = draft.timedSides().length > 1;
        for (Side side : draft.timedSides()) {
            String label = unequal ? text(R.string.game_time_of, side(side)) : text(R.string.game_time);
            all.add(rows.pick(SetupChoices.TIME.get(side), label, Time.all(), this::timeName));
            String written = unequal ? text(R.string.game_written_of, side(side)) : text(R.string.game_written);
            if (draft.isWritten(side)) all.add(entry(SetupChoices.WRITTEN_TIME.get(side), written));
        }
        return all;
    }

    private String timeName(Time time) {
        return time.preset()
                .map(this::presetName)
                .orElseGet(() -> text(time.equals(Time.WRITTEN) ? R.string.game_own_time : R.string.game_no_clock));
    }

    private String presetName(Preset.Name name) {
        Preset preset = Preset.of(name);
        return text(
                R.string.value_of,
                new RuleWords(services.words()).preset(preset),
                new TimeWords(services.words()).controls(BothSides.same(preset.control())));
    }

    private Row book() {
        return rows.pick(
                SetupChoices.BOOK, text(R.string.game_book), RuleBooks.all(), book -> phrase("book." + book.id()));
    }

    private Row scheme() {
        return rows.pick(
                SetupChoices.SCHEME,
                text(R.string.game_scheme),
                List.of(Scheme.values()),
                scheme -> text(scheme == Scheme.BLIND ? R.string.scheme_blind : R.string.scheme_inclusive));
    }

    /** The initial position, an endgame, or what was set up or shared. */
    private Row start() {
        List<String> all = new ArrayList<>();
        all.add("");
        Endgame.all().forEach(endgame -> all.add(endgame.position().fen()));
        return rows.pick(SetupChoices.FEN, text(R.string.game_start), all, this::startName);
    }

    private String startName(String fen) {
        if (fen.isEmpty()) return text(R.string.game_start_initial);
        return Endgame.all().stream()
                .filter(endgame -> endgame.position().fen().equals(fen))
                .findFirst()
                .map(endgame -> endgame.title(services.words()))
                .orElseGet(() -> text(R.string.game_start_other));
    }

    /** Something to type; whoever types is no longer refused. */
    private Row entry(Choice<String> choice, String label) {
        Map<Choice<?>, String> faults = draft().faults(services.words());
        return new SettingRows(services.settingsStore(), this::unrefuse)
                .entry(choice, label, Optional.ofNullable(faults.get(choice)));
    }

    private void unrefuse() {
        refusal = Optional.empty();
        refresh();
    }

    /** Begins, or says what is wrong with the first row that keeps it from beginning. */
    private void begin() {
        refusal = draft().faults(services.words()).values().stream().findFirst();
        refresh();
        refusal.ifPresent(services::say);
        if (refusal.isPresent()) return;
        MatchSetup setup = draft().setup(LocalDate.now());
        services.settingsStore().choose(SetupChoices.FOR_TWO, twoPlayers);
        services.settingsStore().choose(SetupChoices.FEN, "");
        services.settingsStore().choose(SetupChoices.DESCRIBED, "");
        begin.accept(setup);
    }
}
