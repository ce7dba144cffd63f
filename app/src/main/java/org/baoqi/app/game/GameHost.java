package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.app.listen.ListeningWords;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Passing;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Keystrokes;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * The game being played. It lives as long as the process, whatever becomes of the screen.
 *
 * <p>Everything about the match happens on the table's thread; what is to be shown and said comes to the main thread, and
 * only after it is stored. The engine thinks on a thread of its own.
 */
public final class GameHost implements GameDesk {
    private final Surroundings around;
    private final GameRoom room;
    private final MutableStateFlow<Optional<GameUi>> ui = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<Optional<ClockUi>> clock = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<Boolean> listening = StateFlowKt.MutableStateFlow(false);
    /** These two are the table's. */
    private List<Announcement> lastSaid = List.of();

    private Optional<Presented> presented = Optional.empty();

    public GameHost(Surroundings around, Manner manner) {
        this.around = around;
        this.room = new GameRoom(around, manner, this::show);
    }

    @Override
    public StateFlow<Optional<GameUi>> ui() {
        return ui;
    }

    @Override
    public StateFlow<Optional<ClockUi>> clock() {
        return clock;
    }

    @Override
    public StateFlow<Boolean> listening() {
        return listening;
    }

    /** Begins a game. One that was not finished stays in the store. */
    public void begin(MatchSetup setup) {
        happen(() -> room.begin(setup));
    }

    /** Goes on with the game on the table, or with the one that was being played last. */
    @Override
    public void resume() {
        happen(room::resume);
    }

    /** In practice the clock waits for the player; in a match it does not. */
    @Override
    public void leave() {
        withGame(game -> game.state().setup().practice() ? game.adjourn() : List.of());
    }

    /** The device may have slept: what is due is said now. */
    public void wake() {
        happen(List::of);
    }

    public void change(Manner manner) {
        happen(() -> room.change(manner));
    }

    @Override
    public void tap(PointUi point) {
        act(player -> player.tap(point.at()));
    }

    @Override
    public void look(PointUi point) {
        boolean silent = around.readsFocus().getAsBoolean();
        if (!silent) around.table().execute(() -> say(room.manner().announcer().chat(point.heard())));
    }

    /** Says something that is no part of the game, and that nobody need be told again. */
    private void say(Announcement aside) {
        around.main().execute(() -> around.speaking().say(List.of(new Passing(aside))));
    }

    @Override
    public void play(Move move) {
        act(player -> player.play(move));
    }

    @Override
    public void key(MoveWord word) {
        act(player -> player.key(word));
    }

    @Override
    public void erase() {
        act(Player::erase);
    }

    @Override
    public void cancel() {
        if (listening.getValue()) around.listening().cancel();
        else act(Player::cancel);
    }

    @Override
    public boolean stroke(char sign) {
        boolean known = Keystrokes.isKey(sign);
        if (known) withGame(game -> game.stroke(sign));
        return known;
    }

    /** Silence does not wait for the table. */
    @Override
    public void ask(VoiceCommand command) {
        if (command.request() == Request.STOP) around.speaking().stop();
        else withGame(game -> game.ask(command));
    }

    @Override
    public void type(String line) {
        String text = line.trim();
        if (!text.isEmpty()) act(player -> player.conversation().read(text));
    }

    @Override
    public void take(Act act) {
        act(player -> player.conversation().take(act));
    }

    @Override
    public void flip() {
        withGame(GameTable::flip);
    }

    @Override
    public void setTurning(boolean on) {
        withGame(game -> game.setTurning(on));
    }

    @Override
    public void talk() {
        if (listening.getValue()) finishTalking();
        else
            around.table()
                    .execute(() -> room.game()
                            .ifPresent(game -> listen(
                                    room.manner().announcer().voice(),
                                    game.state().position())));
    }

    private void listen(SpokenLanguage language, Position position) {
        List<String> expected = position.legalMoves().stream()
                .map(move -> language.texts().notation().write(position, move))
                .collect(Collectors.toList());
        around.main().execute(() -> {
            listening.setValue(true);
            around.listening().listen(language, expected, this::heard);
        });
    }

    private void heard(Outcome outcome) {
        listening.setValue(false);
        if (outcome instanceof Outcome.Heard heard)
            act(player -> player.conversation().hear(heard.texts()));
        if (outcome instanceof Outcome.Failed failed)
            happen(() -> List.of(ListeningWords.failure(room.manner().announcer(), failed.reason())));
    }

    @Override
    public void finishTalking() {
        if (listening.getValue()) around.listening().finish();
    }

    private void act(Function<Player, List<Announcement>> act) {
        withGame(game -> game.act(act));
    }

    private void withGame(Function<GameTable, List<Announcement>> act) {
        happen(() -> room.game().map(act).orElseGet(List::of));
    }

    private void happen(Supplier<List<Announcement>> event) {
        around.table().execute(() -> room.happen(event));
    }

    /** Shows first what is then said, so that a screen reader that follows the words finds the board as they have it. */
    private void show(Optional<GameTable> game, List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = said;
        Optional<ClockUi> nextClock =
                game.map(g -> new ClockPresenter(room.manner().texts())
                        .clock(g.state(), g.viewer(), g.match().now()));
        Optional<GameUi> nextUi = present(game.map(GameTable::view), said);
        around.main().execute(() -> {
            ui.setValue(nextUi);
            clock.setValue(nextClock);
            if (!said.isEmpty()) around.speaking().say(said);
        });
    }

    /** Each second the clock alone changes: ninety points need not be described for that. */
    private Optional<GameUi> present(Optional<GameView> view, List<Announcement> said) {
        boolean same = said.isEmpty()
                && view.isPresent()
                && presented
                        .filter(last ->
                                last.manner() == room.manner() && view.get().looksLike(last.view()))
                        .isPresent();
        if (!same)
            presented =
                    view.map(v -> new Presented(v, room.manner(), new GamePresenter(room.manner()).game(v, lastSaid)));
        return presented.map(Presented::ui);
    }

    private record Presented(GameView view, Manner manner, GameUi ui) {}
}
