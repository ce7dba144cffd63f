package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.board.BoardPresenter;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/**
 * 監局: the referee keys what he hears, taps what is played and presses for either side. Below the board the most needed
 * rows come first.
 */
public final class WatchForm extends Form {
    private final RefereedMatch referee;
    private final BoardEntry entry;
    private String typed = "";

    public WatchForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        this.entry = new BoardEntry(referee);
        whenLeft(referee.observe(this::matchChanged));
    }

    private void matchChanged() {
        entry.matchChanged();
        refresh();
    }

    /** The board as Red sees it, with what a tap on each point will do. */
    public List<PointUi> board() {
        Optional<Move> last = state().flatMap(state -> state.history().last()).map(History.Ply::move);
        return new BoardPresenter(entry.board(), Side.RED, last)
                .points(services.words(), Words.in(services.spoken().texts()));
    }

    /** A point of the board was tapped: what its hint says is done, else the point is named. */
    public void tap(Point point) {
        if (!entry.tap(point))
            services.mention(new PositionWords(services.words(), Side.RED)
                    .point(entry.board().position(), point));
        refresh();
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
        rows.add(new Row.Note(String.join(phrase("time.join"), view.said())));
        rows.add(new Row.Note(turn(view.state())));
        rows.add(new Row.Note(clock(view)));
        if (!view.state().isOver()) rows.addAll(table(view));
        rows.add(link(R.string.referee_ledger, new Screen.Ledger()));
        rows.add(link(R.string.mirror_host, new Screen.Hosting()));
        if (view.state().isOver()) {
            rows.addAll(undo(view.state()));
            rows.add(input("watch.explain", new RefereeInput.Explain()));
            rows.add(link(R.string.referee_result, new Screen.RefereedResult()));
        }
        return rows;
    }

    /** A slip may end a match, too. */
    private List<Row> undo(MatchState state) {
        return state.entries().last().isPresent() ? List.of(input("watch.undo", new RefereeInput.Undo(""))) : List.of();
    }

    private List<Row> table(RefereedMatch.View view) {
        List<Row> rows = new ArrayList<>();
        view.question().ifPresent(question -> rows.addAll(answers(question, view.state())));
        rows.addAll(steps(view.state()));
        for (Side side : Side.values()) rows.add(input("watch.press", side, new RefereeInput.Press(side)));
        rows.addAll(undo(view.state()));
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

    /** Everything that may be done now in the turn. */
    private List<Row> steps(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (!state.notes().differences(state).isEmpty()) rows.add(input("watch.level", new RefereeInput.Level()));
        if (allows(state, Act.REPEAT_THEIRS)) rows.add(input("watch.echo", new RefereeInput.Take(Act.REPEAT_THEIRS)));
        if (allows(state, Act.MIRROR)) rows.add(new Row.Button(phrase("watch.copied"), this::copied));
        if (allows(state, Act.SIGNAL)) rows.add(input("watch.signal", new RefereeInput.Take(Act.SIGNAL)));
        if (allows(state, Act.REPEAT)) rows.add(input("watch.repeat", new RefereeInput.Take(Act.REPEAT)));
        rows.add(entry(text(R.string.referee_words), typed, text -> typed = text));
        rows.add(action(text(R.string.referee_say), this::say));
        if (allows(state, Act.CALL)) rows.addAll(call(state));
        return rows;
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

    private List<Row> call(MatchState state) {
        List<Row> rows = new ArrayList<>();
        state.turn()
                .made()
                .filter(state.position()::isLegal)
                .ifPresent(move ->
                        rows.add(button(R.string.referee_same, () -> referee.take(new RefereeInput.Call(move)))));
        rows.add(new Row.Talk(text(R.string.referee_listen), () -> services.listen(referee::hear)));
        Calling calling = state.calling();
        for (MoveWord word : calling.next())
            rows.add(
                    calling.isSound()
                            ? input("watch.word", written(word, state), new RefereeInput.Say(List.of(word)))
                            : input("watch.fix", written(word, state), new RefereeInput.Correct(word)));
        return rows;
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

    private Row toggle(String label, boolean on, Consumer<Boolean> turn) {
        return new Row.Switch(label, on, turn.andThen(now -> refresh()));
    }

    /** Whose turn it is, what has been said of the move, what is on the board, and what is half tapped. */
    private String turn(MatchState state) {
        List<String> parts = new ArrayList<>();
        parts.add(phrase("watch.turn", state.sideToMove(), state.position().moveNumber()));
        if (!state.turn().words().isEmpty())
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

    private String clock(RefereedMatch.View view) {
        MatchState state = view.state();
        return new TimeWords(services.words())
                .both(new TimesLeft(state.sideToMove(), BothSides.of(side -> state.left(side, view.now()))));
    }
}
