package org.baoqi.app.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.PointUi;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Keystrokes;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Question;
import org.baoqi.speech.mirror.JoinedMatch;
import org.baoqi.speech.mirror.LinkNews;
import org.baoqi.speech.mirror.PlayerInput;
import org.baoqi.speech.mirror.Replica;
import org.baoqi.speech.mirror.Role;

/**
 * A game whose referee sits at another phone: shows and says what the referee's log tells, and proposes to him what the
 * player does. The log comes on the link's thread, all else happens on the main thread.
 */
public final class MirroredGame implements GameDesk, Replica.Reader {
    private final MirroredSurroundings around;
    private final Manner manner;
    private final Role role;
    private final JoinedMatch joined;
    private final Sentences sentences;
    private final MutableStateFlow<Optional<GameUi>> ui = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<Optional<ClockUi>> clock = StateFlowKt.MutableStateFlow(Optional.empty());
    private final MutableStateFlow<String> news = StateFlowKt.MutableStateFlow("");
    private final MirroredEars ears;
    /** What the link's thread has collected of the lines that it reads. */
    private final List<Announcement> collected = new ArrayList<>();

    private Optional<MatchState> state = Optional.empty();
    private List<Announcement> lastSaid = List.of();
    private Hand hand = Hand.EMPTY;
    private Question question = new Question.None();
    private Side viewer;

    public MirroredGame(MirroredSurroundings around, Manner manner, Role role) {
        this.around = around;
        this.manner = manner;
        this.role = role;
        this.joined = new JoinedMatch(role, new Narrator(manner.announcer()), collected::addAll);
        this.sentences = new Sentences(manner.announcer());
        this.viewer = side();
        this.ears = new MirroredEars(around.listening(), manner.announcer(), this);
    }

    @Override
    public StateFlow<Optional<GameUi>> ui() {
        return ui;
    }

    @Override
    public StateFlow<Optional<ClockUi>> clock() {
        return clock;
    }

    /** The last that was heard of the link, as a sentence: all there is to show before the game has come. */
    public StateFlow<String> news() {
        return news;
    }

    @Override
    public StateFlow<Boolean> listening() {
        return ears.open();
    }

    @Override
    public void resume() {
        show();
    }

    /** The referee's clock does not wait for anybody. */
    @Override
    public void leave() {}

    @Override
    public void finishTalking() {
        ears.finish();
    }

    Optional<MatchState> state() {
        return state;
    }

    Question question() {
        boolean unverified = question instanceof Question.None
                && state.filter(now ->
                                role.side().filter(now.toVerify()::contains).isPresent())
                        .isPresent();
        return unverified ? new Question.IsItRight() : question;
    }

    private Side side() {
        return role.side().orElse(Side.RED);
    }

    @Override
    public void read(List<String> lines) {
        boolean understood = joined.read(lines);
        List<Announcement> said = new ArrayList<>(collected);
        collected.clear();
        Optional<MatchState> now = joined.state();
        around.main().execute(() -> {
            if (!now.map(MatchState::turn).equals(state.map(MatchState::turn))) forget();
            state = now;
            if (!understood) changed(LinkNews.FOREIGN);
            say(said);
        });
    }

    @Override
    public void replied(String text) {
        around.main().execute(() -> say(List.of(sentences.announcer().refusal(text))));
    }

    @Override
    public void changed(LinkNews what) {
        around.main().execute(() -> {
            news.setValue(manner.texts().say("mirror.link." + what));
            say(List.of(sentences.refusal("mirror.link." + what)));
        });
    }

    private void forget() {
        hand = Hand.EMPTY;
        question = new Question.None();
    }

    void say(List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = said;
        show();
        if (!said.isEmpty()) around.speaking().say(said);
    }

    private void show() {
        state.ifPresent(now -> {
            GameView view = new GameView(now, side(), viewer, hand, question(), false, false);
            ui.setValue(Optional.of(new GamePresenter(manner).game(view, lastSaid)));
            tick();
        });
    }

    /** Each second the clock alone changes. */
    private void tick() {
        state.ifPresent(now -> {
            Duration time = around.hostTime().get().map(Duration::ofNanos).orElse(now.at());
            clock.setValue(Optional.of(new ClockPresenter(manner.texts()).clock(now, viewer, time)));
            Optional<Duration> next = ClockPresenter.untilChange(now, time);
            if (next.isPresent())
                around.alarm().set(next.get(), () -> around.main().execute(this::tick));
            else around.alarm().clear();
        });
    }

    /** An observer only reads. */
    private void propose(PlayerInput input) {
        if (role == Role.OBSERVER) say(List.of(sentences.refusal("mirror.observes")));
        else around.propose().accept(input);
    }

    @Override
    public void tap(PointUi point) {
        Point at = point.at();
        if (hand.picked().equals(Optional.of(at))) putDown();
        else if (isOwn(at)) pickUp(point);
        else if (hand.picked().isPresent()) play(new Move(hand.picked().get(), at));
        else say(List.of(sentences.refusal("game.pick.EMPTY")));
    }

    private boolean isOwn(Point at) {
        return state.flatMap(now -> now.position().pieceAt(at)).map(Piece::side).equals(role.side());
    }

    private void pickUp(PointUi point) {
        hand = Hand.holding(point.at());
        say(List.of(sentences.chat("game.picked", point.spoken())));
    }

    private void putDown() {
        forget();
        say(List.of(sentences.chat("game.put-down")));
    }

    @Override
    public void look(PointUi point) {
        if (!around.readsFocus().getAsBoolean())
            around.speaking().say(List.of(sentences.announcer().chat(point.heard())));
    }

    @Override
    public void play(Move move) {
        forget();
        propose(new PlayerInput.Play(move));
        show();
    }

    @Override
    public void key(MoveWord word) {
        propose(new PlayerInput.Key(word));
    }

    /** In a match a word binds. */
    @Override
    public void erase() {
        boolean said = state.filter(now -> !now.turn().words().isEmpty()).isPresent();
        say(List.of(sentences.refusal(said ? "game.keypad.binds" : "game.keypad.nothing-to-erase")));
    }

    @Override
    public void cancel() {
        if (ears.open().getValue()) ears.shut();
        else putDown();
    }

    @Override
    public boolean stroke(char sign) {
        boolean known = Keystrokes.isKey(sign);
        if (known)
            state.flatMap(now -> Keystrokes.read(sign, now.calling().next(), false))
                    .ifPresent(this::take);
        return known;
    }

    private void take(Keystrokes.Stroke stroke) {
        if (stroke instanceof Keystrokes.Stroke.Word word) key(word.word());
        if (stroke instanceof Keystrokes.Stroke.Command command) ask(command.command());
    }

    @Override
    public void ask(VoiceCommand command) {
        Question asked = question();
        question = new Question.None();
        switch (command.request()) {
            case STOP -> around.speaking().stop();
            case REPEAT -> say(lastSaid);
            case RESIGN ->
                wonder(new Question.Resign(), sentences.announcer().game().confirmResignation(side()));
            case YES -> yes(asked, command);
            case NO -> no(asked, command);
            default -> propose(new PlayerInput.Ask(command));
        }
    }

    /** Asks the player something before it is his word to the referee. */
    void wonder(Question about, Announcement aloud) {
        question = about;
        say(List.of(aloud));
    }

    private void yes(Question asked, VoiceCommand command) {
        if (asked instanceof Question.IsItThis it) play(it.move());
        else if (asked instanceof Question.Resign) propose(new PlayerInput.Ask(Conversation.plain(Request.RESIGN)));
        else propose(new PlayerInput.Ask(command));
    }

    private void no(Question asked, VoiceCommand command) {
        boolean mine = asked instanceof Question.IsItThis || asked instanceof Question.Resign;
        if (mine) say(List.of(sentences.chat("match.no")));
        else propose(new PlayerInput.Ask(command));
    }

    @Override
    public void type(String line) {
        if (!line.trim().isEmpty()) propose(new PlayerInput.Say(line.trim()));
    }

    @Override
    public void talk() {
        ears.talk();
    }

    @Override
    public void take(Act act) {
        propose(new PlayerInput.Take(act));
    }

    @Override
    public void flip() {
        viewer = viewer.opposite();
        say(List.of(sentences.chat("game.turned", viewer)));
    }

    /** Only between two players over one phone. */
    @Override
    public void setTurning(boolean on) {}
}
