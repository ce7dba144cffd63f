package org.baoqi.app.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.talk.Keystrokes;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * A game as its screen has it: carries what fingers, keys and the microphone do to a {@link Player}, and shows and says what
 * comes of it. Where the referee sits, here or at another phone, is the subclasses' matter.
 */
abstract class GameModel implements ScreenGame {
    final GameServices services;
    private final MutableStateFlow<Optional<GameUi>> ui = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<Optional<ClockUi>> clock = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<Boolean> listening = StateFlowKt.MutableStateFlow(false);
    /** Whether what is said next answers something that was heard; the main thread's. */
    private boolean answering;
    /** The last that was presented; the game's thread's. */
    private Optional<Presented> presented = Optional.empty();

    GameModel(GameServices services) {
        this.services = services;
    }

    /** How the game speaks and writes now. */
    abstract GameSettings settings();

    /** Has the player do something, on the game's thread; nothing where there is no game. */
    abstract void act(Function<Player, List<Announcement>> act);

    /** Looks at the match on the game's thread; nothing where there is no game. */
    abstract void look(Consumer<MatchState> look);

    /** Says something of the screen's own, as part of the game. */
    abstract void say(Function<GameSettings, Announcement> sentence);

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

    @Override
    public void tap(PointUi point) {
        act(player -> player.tap(point.at()));
    }

    @Override
    public void look(PointUi point) {
        if (!services.readsFocus().getAsBoolean()) mention(point.heard());
    }

    /** Says something in passing, that nobody need be told again. */
    private void mention(String label) {
        look(state -> {
            Announcement aside = settings().announcer().chat(label);
            services.main().execute(() -> services.speaking().say(List.of(aside.inPassing())));
        });
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
        answering = false;
        if (listening.getValue()) services.listening().cancel();
        else act(Player::cancel);
        listening.setValue(false);
    }

    @Override
    public boolean stroke(char sign) {
        boolean known = Keystrokes.isKey(sign);
        if (known) act(player -> player.stroke(sign));
        return known;
    }

    /** Silence does not wait for the table. */
    @Override
    public void ask(VoiceCommand command) {
        if (command.request() == Request.STOP) services.speaking().stop();
        else put(command);
    }

    /** A request from a button. */
    void put(VoiceCommand command) {
        act(player -> player.ask(command));
    }

    @Override
    public void type(String line) {
        String text = line.trim();
        if (!text.isEmpty()) act(player -> player.read(text));
    }

    @Override
    public void take(Act act) {
        act(player -> player.take(act));
    }

    @Override
    public void talk() {
        if (listening.getValue()) finishTalking();
        else look(state -> listen(settings().announcer().voice(), state.position()));
    }

    private void listen(SpokenLanguage language, Position position) {
        List<String> expected = position.legalMoves().stream()
                .map(move -> language.texts().notation().write(position, move))
                .collect(Collectors.toList());
        services.main().execute(() -> {
            listening.setValue(true);
            services.listening().listen(language, expected, this::heard);
        });
    }

    private void heard(Outcome outcome) {
        listening.setValue(false);
        answering = outcome instanceof Outcome.Heard;
        if (outcome instanceof Outcome.Heard heard) act(player -> player.hear(heard.texts()));
        if (outcome instanceof Outcome.Failed failed)
            say(settings -> failed.reason().announcement(settings.announcer()));
    }

    @Override
    public void finishTalking() {
        if (listening.getValue()) services.listening().finish();
    }

    /** Shows first what is then said, so that a screen reader that follows the words finds the board as they have it. */
    final void show(GameView view, Duration now, List<Announcement> said) {
        Optional<ClockUi> nextClock = Optional.of(clock(view, now));
        Optional<GameUi> nextUi = Optional.of(present(view));
        services.main().execute(() -> {
            ui.setValue(nextUi);
            clock.setValue(nextClock);
            if (said.isEmpty()) return;
            services.speaking().say(said);
            boolean asks = answering && isAsking(view.question());
            answering = false;
            if (asks && services.listensAgain().getAsBoolean())
                services.speaking().whenSilent(this::listenAgain);
        });
    }

    /** A question that a recogniser's text has raised: whoever spoke answers by voice, without a second press. */
    private static boolean isAsking(Question question) {
        return !(question instanceof Question.None
                || question instanceof Question.DoYouAgree
                || question instanceof Question.IsItRight);
    }

    private void listenAgain() {
        boolean stillAsked =
                ui.getValue().filter(shown -> !shown.answers().isEmpty()).isPresent();
        if (stillAsked && !listening.getValue()) talk();
    }

    final void showClock(GameView view, Duration now) {
        clock.setValue(Optional.of(clock(view, now)));
    }

    private ClockUi clock(GameView view, Duration now) {
        return new ClockPresenter(settings().texts()).clock(view.state(), view.viewer(), now);
    }

    /** Each second the clock alone changes: ninety points need not be described for that. */
    private GameUi present(GameView view) {
        boolean same = presented
                .filter(last -> last.settings() == settings() && view.looksLike(last.view()))
                .isPresent();
        if (!same) presented = Optional.of(new Presented(view, settings(), new GamePresenter(settings()).game(view)));
        return presented.get().ui();
    }

    private record Presented(GameView view, GameSettings settings, GameUi ui) {}
}
