package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.R;
import org.baoqi.app.board.BoardPresenter;
import org.baoqi.app.board.KeypadPresenter;
import org.baoqi.app.board.KeypadUi;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.narrate.EntryWords;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.UsualTurn;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/**
 * 監局: the referee taps what is played, keys what he hears, and presses for whose turn it is. What a turn needs is always on
 * the screen ({@link WatchUi}); the rows are everything else.
 */
public final class WatchForm extends Form {
    private final RefereedMatch referee;
    private final EvidenceRecorder recorder;
    private final BoardEntry entry;
    private String typed = "";
    private boolean wrongWords;
    /** The words of a repetition that are keyed so far: it is entered as a whole (六3(7), 七4(2)(g)(ii)). */
    private final List<MoveWord> repeated = new ArrayList<>();

    private boolean more;

    public WatchForm(ScreenServices services, RefereedMatch referee, EvidenceRecorder recorder) {
        super(services);
        this.referee = referee;
        this.recorder = recorder;
        this.entry = new BoardEntry(referee);
        whenLeft(referee.observe(this::matchChanged));
        whenLeft(recorder.observe(this::refresh));
    }

    private void matchChanged() {
        entry.matchChanged();
        if (!state().flatMap(WatchForm::repetition).isPresent()) repeated.clear();
        if (!state().filter(state -> !state.turn().words().isEmpty()).isPresent())
            wrongWords = wrongWords && isCalling();
        refresh();
    }

    /** What a turn needs, as it is now. */
    public WatchUi watch() {
        Optional<RefereedMatch.View> view = referee.view();
        return new WatchUi(
                view.map(now -> heading(now.state())).orElseGet(this::title),
                view.map(now -> new ClockPresenter(services.words()).clock(now.state(), Side.RED, now.now())),
                new BoardPresenter(entry.board(), Side.RED, entry.last())
                        .points(services.words(), Words.in(services.spoken())),
                state().map(this::entered).orElse(""),
                view.map(now -> String.join(phrase("time.join"), now.said())).orElse(""),
                state().map(this::keypad),
                wrongWords,
                press(),
                undo(),
                more,
                recording());
    }

    /** All at the table see that they are recorded. */
    private String recording() {
        if (recorder.hasFailed()) return phrase("evidence.failed");
        return recorder.isRunning() ? phrase("evidence.running") : "";
    }

    private String heading(MatchState state) {
        return state.isOver()
                ? phrase("game.heading.over")
                : phrase("watch.turn", state.sideToMove(), state.position().moveNumber());
    }

    private KeypadUi keypad(MatchState state) {
        KeypadPresenter keypad = new KeypadPresenter(services.words(), state.sideToMove());
        if (state.isOver()) return keypad.over();
        Optional<Act> repetition = repetition(state);
        if (repetition.isPresent())
            return new KeypadPresenter(
                            services.words(), state.repeatedIn(repetition.get()).sideToMove())
                    .heard(repeated);
        if (!isCalling()) return keypad.closed(state.turn().words());
        return wrongWords ? keypad.heard(state.turn().words()) : keypad.open(state.calling(), false);
    }

    /** Whether somebody at the board has words to say now, whom the referee hears. */
    private boolean isCalling() {
        return state().filter(state -> !state.isOver())
                .filter(state -> state.turn().progress().allows(Act.CALL)
                        && !state.calling().move().isPresent())
                .isPresent();
    }

    /** The repetition that is next in the turn. */
    private static Optional<Act> repetition(MatchState state) {
        if (state.isOver()) return Optional.empty();
        return Stream.of(Act.REPEAT, Act.REPEAT_THEIRS)
                .filter(act -> allows(state, act))
                .findFirst();
    }

    private void keyRepeated(MoveWord word) {
        repeated.add(word);
        if (repeated.size() == MoveWord.IN_A_MOVE) {
            referee.take(new RefereeInput.Say(repeated));
            repeated.clear();
        }
        refresh();
    }

    /** A word that was announced: the next, or the right one in the place of a wrong one; or a word that is repeated. */
    public void key(MoveWord word) {
        if (state().flatMap(WatchForm::repetition).isPresent()) {
            keyRepeated(word);
            return;
        }
        boolean next =
                wrongWords || state().filter(state -> state.calling().isSound()).isPresent();
        referee.take(next ? new RefereeInput.Say(List.of(word)) : new RefereeInput.Correct(word));
    }

    /** From now on any word can be keyed, or only those that a legal move has. */
    public void keyWrongWords(boolean on) {
        wrongWords = on;
        refresh();
    }

    /** Shows the other entries in the place of the board, or the board. */
    public void showMore(boolean on) {
        more = on;
        refresh();
    }

    public String moreLabel() {
        return phrase(more ? "watch.board" : "watch.more");
    }

    public String listenLabel() {
        return phrase("watch.listen");
    }

    public String wrongWordsLabel() {
        return phrase("watch.wrong-words");
    }

    public void listen() {
        services.listen(referee::hear);
    }

    /** The usual end of the turn; after the game its result. */
    private WatchUi.ActionUi press() {
        if (!state().isPresent()) return new WatchUi.ActionUi(text(R.string.referee_no_game), "", () -> {});
        MatchState state = state().get();
        if (state.isOver())
            return new WatchUi.ActionUi(
                    text(R.string.referee_result),
                    text(R.string.referee_result),
                    () -> services.navigator().open(new Screen.RefereedResult()));
        UsualTurn usual = new UsualTurn(state);
        Runnable enter = () -> referee.take(new RefereeInput.Usual());
        return usual.copies()
                ? new WatchUi.ActionUi(
                        phrase("watch.copied-all", state.sideToMove()), phrase("watch.copied-hint"), enter)
                : new WatchUi.ActionUi(phrase("watch.press", state.sideToMove()), pressHint(usual, state), enter);
    }

    private String pressHint(UsualTurn usual, MatchState state) {
        if (!usual.move().isPresent()) return phrase("watch.press-hint.nothing");
        String move = move(state, usual.move().get());
        if (usual.announces()) return phrase("watch.press-hint.moved", move);
        return state.turn().made().isPresent()
                ? phrase("watch.press-hint.both")
                : phrase("watch.press-hint.called", move);
    }

    private WatchUi.ActionUi undo() {
        if (!repeated.isEmpty()) {
            String last = written(repeated.get(repeated.size() - 1), state().orElseThrow(IllegalStateException::new));
            return new WatchUi.ActionUi(
                    phrase("watch.take-back"), phrase("watch.take-back-hint", last), this::eraseRepeated);
        }
        String hint = state().flatMap(state -> state.entries().last())
                .map(last -> phrase("watch.take-back-hint", entries().name(last)))
                .orElseGet(() -> phrase("watch.take-back-none"));
        return new WatchUi.ActionUi(phrase("watch.take-back"), hint, () -> referee.take(new RefereeInput.Undo("")));
    }

    private void eraseRepeated() {
        repeated.remove(repeated.size() - 1);
        refresh();
    }

    private EntryWords entries() {
        return new EntryWords(new Narrator(new Announcer(services.spoken(), Verbosity.SHORT)));
    }

    /** A point of the board was tapped: what its hint says is done, else the point is named. */
    public void tap(Point point) {
        if (!entry.tap(point))
            services.mention(new PositionWords(services.words(), Side.RED)
                    .point(entry.board().position(), point));
        refresh();
    }

    /** A move that was chosen by its name. */
    public void play(Move move) {
        entry.enter(move);
    }

    private Optional<MatchState> state() {
        return referee.view().map(RefereedMatch.View::state);
    }

    @Override
    protected String title() {
        return text(R.string.referee_watching);
    }

    @Override
    protected List<Row> rows() {
        return referee.view().map(this::rows).orElseGet(() -> List.of(new Row.Note(text(R.string.referee_no_game))));
    }

    private List<Row> rows(RefereedMatch.View view) {
        List<Row> rows = new ArrayList<>();
        if (!view.state().isOver()) rows.addAll(table(view));
        rows.add(link(R.string.referee_ledger, new Screen.Ledger()));
        rows.add(new Row.Button(
                phrase("watch.history"), () -> services.navigator().open(new Screen.Entries())));
        rows.add(new Row.Button(
                phrase("watch.checks"), () -> services.navigator().open(new Screen.Checks())));
        rows.add(new Row.Button(
                phrase("evidence.title"), () -> services.navigator().open(new Screen.Recordings())));
        rows.add(link(R.string.mirror_host, new Screen.Hosting()));
        rows.add(link(R.string.referee_large_text, new Screen.LargeText()));
        rows.add(link(R.string.referee_cards, new Screen.Cards()));
        if (view.state().isOver()) rows.add(input("watch.explain", new RefereeInput.Explain()));
        return rows;
    }

    private List<Row> table(RefereedMatch.View view) {
        List<Row> rows = new ArrayList<>(steps(view.state()));
        for (Side side : Side.values())
            rows.add(input("watch.time", side, new RefereeInput.Ask(side, VoiceCommand.of(Request.TIME))));
        rows.add(toggle(text(R.string.referee_touching), entry.isTouching(), entry::touching));
        if (!entry.touched().isEmpty())
            for (Touch.Manner manner : List.of(Touch.Manner.ANNOUNCED, Touch.Manner.ACCIDENT))
                rows.add(action(phrase("watch.manner." + manner), () -> entry.judgeTouches(manner)));
        if (view.state().setup().twoBoards())
            for (Side side : Side.values())
                rows.add(toggle(phrase("watch.shift", side), entry.isShifting(side), on -> entry.shifting(side, on)));
        rows.addAll(claims(view.state()));
        return rows;
    }

    /** The answers to a question that the referee was asked back; they come before everything else. */
    public List<Row> answers() {
        return referee.view()
                .filter(view -> view.question().isPresent())
                .map(view -> answers(view.question().get(), view.state()))
                .orElse(List.of());
    }

    /** The answers to a question that the referee was asked back. */
    private List<Row> answers(Question question, MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (question instanceof Question.Which which)
            for (int number = 1; number <= which.moves().size(); number++)
                rows.add(answer(
                        phrase("voice.choice", number, move(state, which.moves().get(number - 1))),
                        VoiceCommand.choice(number)));
        if (question instanceof Question.IsItThis || question instanceof Question.IsItThat)
            rows.add(answer(text(R.string.referee_heard_right), VoiceCommand.of(Request.YES)));
        if (!(question instanceof Question.None))
            rows.add(answer(text(R.string.referee_heard_wrong), VoiceCommand.of(Request.NO)));
        return rows;
    }

    private Row answer(String label, VoiceCommand answer) {
        return new Row.Button(label, () -> referee.answer(answer));
    }

    /** The single steps of a turn, where not all of it was as usual. */
    private List<Row> steps(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (!state.notes().differences(state).isEmpty()) rows.add(input("watch.level", new RefereeInput.Level()));
        if (allows(state, Act.REPEAT_THEIRS)) rows.add(input("watch.echo", new RefereeInput.Take(Act.REPEAT_THEIRS)));
        if (allows(state, Act.MIRROR)) rows.add(new Row.Button(phrase("watch.copied"), this::copied));
        if (allows(state, Act.SIGNAL)) rows.add(input("watch.signal", new RefereeInput.Take(Act.SIGNAL)));
        if (allows(state, Act.REPEAT)) rows.add(input("watch.repeat", new RefereeInput.Take(Act.REPEAT)));
        rows.add(entry(text(R.string.referee_words), typed, text -> typed = text));
        rows.add(action(text(R.string.referee_say), this::say));
        early(state)
                .ifPresent(missing -> rows.add(input(
                        "watch.early." + missing,
                        state.sideToMove(),
                        new RefereeInput.PressedEarly(state.sideToMove()))));
        for (Side side : Side.values()) rows.add(input("watch.rest", side, new RefereeInput.Rest(side)));
        return rows;
    }

    /** The name of what is missing where the player presses before all is done (XQEF 112(2)(b)). */
    private static Optional<String> early(MatchState state) {
        List<Act> missing = state.turn().progress().missing();
        boolean call = missing.contains(Act.CALL) && !state.calling().isComplete();
        if (call && missing.contains(Act.MOVE)) return Optional.of("BOTH");
        if (call) return Optional.of(Act.CALL.name());
        return missing.contains(Act.MOVE) ? Optional.of(Act.MOVE.name()) : Optional.empty();
    }

    private static boolean allows(MatchState state, Act act) {
        return state.turn().progress().allows(act);
    }

    private void copied() {
        state().flatMap(state -> state.history().last())
                .ifPresent(ply -> referee.take(new RefereeInput.Copy(ply.move())));
    }

    /** Enters the words that are typed; what is no announcement stays there to be mended. */
    private void say() {
        Optional<List<MoveWord>> words = MoveWord.read(typed).filter(read -> !read.isEmpty());
        if (words.isPresent()) {
            referee.take(new RefereeInput.Say(words.get()));
            typed = "";
        } else {
            services.say(phrase("announce.not-understood", typed));
        }
    }

    private String written(MoveWord word, MatchState state) {
        return word.write(services.words().language().notation(), state.sideToMove());
    }

    private List<Row> claims(MatchState state) {
        List<Row> rows = new ArrayList<>();
        state.offers().pending().map(Side::opposite).ifPresent(side -> {
            rows.add(input("watch.accept", side, new RefereeInput.Answer(side, true)));
            rows.add(input("watch.decline", side, new RefereeInput.Answer(side, false)));
        });
        for (Side side : Side.values()) rows.add(input("watch.offer", side, new RefereeInput.Offer(side)));
        for (Side side : Side.values()) rows.add(input("watch.resign", side, new RefereeInput.Resign(side)));
        for (Side side : Side.values()) rows.add(input("watch.claim", side, new RefereeInput.Claim(side)));
        rows.add(input("watch.audit", new RefereeInput.Audit()));
        rows.add(input("watch.explain", new RefereeInput.Explain()));
        rows.add(
                state.clock().running().isPresent()
                        ? input("watch.pause", new RefereeInput.Pause())
                        : input("watch.resume", new RefereeInput.Resume()));
        rows.add(toggle(phrase("watch.seal"), entry.isSealing(), entry::sealing));
        rows.add(link(R.string.referee_decisions, new Screen.Decisions()));
        return rows;
    }

    /** A button by which the referee enters something. */
    private Row input(String label, RefereeInput input) {
        return new Row.Button(phrase(label), () -> referee.take(input));
    }

    private Row input(String label, Object of, RefereeInput input) {
        return new Row.Button(phrase(label, of), () -> referee.take(input));
    }

    private Row action(String label, Runnable act) {
        return new Row.Button(label, () -> {
            act.run();
            refresh();
        });
    }

    /** What a tap on the board means from now on: the board is shown. */
    private Row toggle(String label, boolean on, Consumer<Boolean> turn) {
        return new Row.Switch(label, on, turn.andThen(now -> showMore(false)));
    }

    /** What has been said of the move, what is on the board, and what is half tapped. */
    private String entered(MatchState state) {
        List<String> parts = new ArrayList<>();
        if (!state.turn().words().isEmpty() && !isCalling())
            parts.add(phrase(
                    "watch.called",
                    state.turn().words().stream()
                            .map(word -> written(word, state))
                            .collect(Collectors.joining())));
        state.turn().made().ifPresent(move -> parts.add(phrase("watch.made", move(state, move))));
        entry.from().ifPresent(point -> parts.add(phrase("watch.from", piece(state, point))));
        if (!entry.touched().isEmpty())
            parts.add(phrase(
                    "watch.touched",
                    entry.touched().stream()
                            .map(point -> piece(state, point))
                            .collect(Collectors.joining(phrase("list.points")))));
        return String.join(phrase("time.join"), parts);
    }

    private String move(MatchState state, Move move) {
        return state.position().isLegal(move)
                ? services.words().language().notation().write(state.position(), move)
                : phrase(
                        "watch.illegal",
                        services.words().point(move.from(), Side.RED),
                        services.words().point(move.to(), Side.RED));
    }

    private String piece(MatchState state, Point point) {
        return state.position()
                .pieceAt(point)
                .map(services.words()::piece)
                .orElseGet(() -> services.words().point(point, Side.RED));
    }
}
