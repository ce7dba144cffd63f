package org.baoqi.app.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.R;
import org.baoqi.app.board.FingerBoard;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.setup.NewGameForm;
import org.baoqi.app.speak.ScreenReader;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Engine;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.ReviewAnswer;
import org.baoqi.speech.review.ReviewRequest;
import org.baoqi.speech.review.ReviewSession;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.talk.TouchableBoard.Tap;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/** 覆盤 of one game: a board, and below it everything that a {@link ReviewSession} can be asked. */
public final class ReviewForm extends Form implements ReviewThread.Audience, FingerBoard.Fingers {
    private final ReviewThread review;
    private final ReviewRows rows;
    private final MutableStateFlow<List<PointUi>> board = StateFlowKt.MutableStateFlow(List.of());
    private Optional<ReviewView> view = Optional.empty();
    private String line = "";
    private String comment = "";

    /** @param engines makes an engine for whoever is to think */
    public ReviewForm(ScreenServices services, BackgroundLibrary background, Supplier<Engine> engines, String id) {
        super(services);
        this.review = new ReviewThread(background, id, engines, this);
        this.rows = new ReviewRows(services, review);
        whenLeft(review::close);
        review.open(announcer());
    }

    private Announcer announcer() {
        return services.voice().options().announcer();
    }

    /** The points of the board; none before the game is read. */
    public StateFlow<List<PointUi>> board() {
        return board;
    }

    /** The board under a finger, where no screen reader is on. */
    public FingerBoard finger() {
        return new FingerBoard(board::getValue, () -> view.map(ReviewView::viewer), this);
    }

    @Override
    public void show(ReviewView next, List<Announcement> said) {
        view = Optional.of(view.map(next::after).orElse(next));
        redraw();
        say(said);
    }

    @Override
    public void analysed(Analysis found) {
        view = view.map(now -> now.analysed(found));
        refresh();
    }

    @Override
    public void grant(ReviewAnswer.Wish wish) {
        if (wish == ReviewAnswer.Wish.CLOSE) services.navigator().back();
        if (wish == ReviewAnswer.Wish.PLAY_FROM_HERE)
            view.map(ReviewView::position).ifPresent(this::playFrom);
    }

    /** In practice, against a machine, with whoever is to move; the rest is agreed as before any game. */
    private void playFrom(Position start) {
        NewGameForm.startFrom(start, services.settingsStore());
        services.navigator().open(new Screen.NewGame(false));
    }

    @Override
    public void trouble(StorageProblem trouble) {
        say(List.of(announcer().refusal(services.text(trouble.message()))));
    }

    private void redraw() {
        Words voice = Words.in(services.spoken());
        view.ifPresent(now -> board.setValue(now.board().points(services.words(), voice)));
        refresh();
    }

    private void say(List<Announcement> said) {
        services.voice().speaking().say(said);
    }

    /** Does what the point's hint says. */
    @Override
    public void tap(PointUi point) {
        view.ifPresent(now -> {
            Tap tap = now.touch().tap(point.at());
            if (tap instanceof Tap.Pick pick) pick(now, pick.at());
            else if (tap instanceof Tap.Place place) play(place.move());
            else if (tap instanceof Tap.PutDown) cancel();
            else look(now, (Tap.Look) tap);
        });
    }

    private void pick(ReviewView now, Point at) {
        hold(now, Optional.of(at));
        say(services.words().say("game.picked", name(now, at)));
    }

    /** A move that is none is explained; any other point is named, where a finger has not just heard it. */
    private void look(ReviewView now, Tap.Look look) {
        if (look.why() == TouchableBoard.Why.ILLEGAL)
            play(new Move(now.picked().orElseThrow(IllegalStateException::new), look.at()));
        else if (isRead()) say(name(now, look.at()));
    }

    /** The keyboard's focus has come to a point; a screen reader says so by itself. */
    public void look(PointUi point) {
        if (!isRead()) services.mention(point.heard());
    }

    /** Whether a screen reader is on. A finger without one hears every point that it touches. */
    private boolean isRead() {
        return ScreenReader.of(services.context()).isOn();
    }

    private String name(ReviewView now, Point at) {
        return new PositionWords(services.words(), now.viewer()).point(now.position(), at);
    }

    private void hold(ReviewView now, Optional<Point> piece) {
        view = Optional.of(now.picking(piece));
        redraw();
    }

    private void say(String sentence) {
        say(List.of(announcer().chat(sentence)));
    }

    /** Tries another move here: it becomes a variation, unless the game went so. */
    @Override
    public void play(Move move) {
        review.act(session -> session.play(move));
    }

    @Override
    public void cancel() {
        view.ifPresent(now -> hold(now, Optional.empty()));
        say(services.words().say("game.put-down"));
    }

    @Override
    protected String title() {
        return text(R.string.review_title);
    }

    @Override
    protected List<Row> rows() {
        return view.map(this::rows).orElse(List.of());
    }

    private List<Row> rows(ReviewView now) {
        List<Row> all = new ArrayList<>();
        all.addAll(rows.status(now));
        all.addAll(rows.steps(now));
        all.add(new Row.Talk(
                text(R.string.review_talk), () -> listen(texts -> review.act(session -> session.hear(texts)))));
        all.add(entry(text(R.string.review_line), line, text -> line = text));
        all.add(button(R.string.review_ask, this::ask));
        all.addAll(rows.questions(now));
        all.add(entry(text(R.string.review_comment), comment, text -> comment = text));
        all.add(button(R.string.review_write, this::write));
        all.add(new Row.Talk(text(R.string.review_dictate), () -> listen(texts -> comment(texts.get(0)))));
        all.addAll(rows.rest(now));
        return all;
    }

    /** Sends the line that is typed, as if it had been said. */
    private void ask() {
        String asked = line.trim();
        if (asked.isEmpty()) return;
        line = "";
        review.act(session -> session.read(asked));
    }

    private void write() {
        String written = comment.trim();
        if (written.isEmpty()) return;
        comment = "";
        comment(written);
    }

    private void comment(String text) {
        review.act(session -> session.perform(ReviewRequest.comment(text)));
    }

    private void listen(Consumer<List<String>> use) {
        services.listen(view.map(now -> now.moveNames(services.words())).orElse(List.of()), use);
    }
}
