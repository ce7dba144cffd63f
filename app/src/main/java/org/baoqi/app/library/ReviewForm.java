package org.baoqi.app.library;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.BoardUi;
import org.baoqi.app.PointUi;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.voice.Listening;
import org.baoqi.app.voice.ListeningWords;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Bonus;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.ReviewAnswer;
import org.baoqi.speech.review.ReviewCommand;
import org.baoqi.speech.review.ReviewSession;
import org.baoqi.speech.time.Scheme;

/**
 * 覆盤 of one game: a board, and below it everything that a {@link ReviewSession} can be asked. The session lives on a
 * thread of its own; what it says comes to the main thread.
 */
public final class ReviewForm extends LiveForm implements ScreenModels.Leaving {
    static final String TALK = "talk";
    static final String DICTATE = "dictate";
    private static final int LEVEL = 5;
    private static final Duration AN_HOUR = Duration.ofHours(1);
    private static final String LINE = "line";
    private static final String ASK = "ask";
    private static final String COMMENT = "comment";
    private static final String WRITE = "write";

    private final Scene scene;
    private final String id;
    private final LibraryDesk desk;
    private final ExecutorService reading = Executors.newSingleThreadExecutor();
    private final MutableStateFlow<Optional<BoardUi>> board = StateFlowKt.MutableStateFlow(Optional.empty());
    private final ReviewRows rows;
    private final BackgroundAnalysis analysing;
    /** The reading thread's own. */
    private ReviewSession session;

    private Optional<ReviewView> view = Optional.empty();
    private String line = "";
    private String comment = "";

    public ReviewForm(Scene scene, String id) {
        this.scene = scene;
        this.id = id;
        this.desk = scene.app().libraryDesk(scene.words());
        this.rows = new ReviewRows(scene.texts());
        this.analysing = new BackgroundAnalysis(desk, id, this::note);
        desk.ask(library -> Loaded.from(library, id), found -> found.ifPresent(this::open), this::trouble);
    }

    private record Loaded(GameRecord record, Analysis analysis, Side viewer) {
        static Optional<Loaded> from(Library library, String id) {
            return library.record(id)
                    .map(record -> new Loaded(
                            record,
                            library.analysis(id, record),
                            library.find(id)
                                    .flatMap(game -> game.summary().side())
                                    .orElse(Side.RED)));
        }
    }

    private void open(Loaded game) {
        Announcer announcer = announcer();
        reading.execute(() -> {
            session = new ReviewSession(game.record(), announcer, game.viewer(), Optional.empty());
            session.note(game.analysis());
            show(session.opened(), game.viewer());
        });
        view = Optional.of(ReviewView.begin(game.viewer()));
    }

    private Announcer announcer() {
        return scene.app().voice().options().announcer();
    }

    public StateFlow<Optional<BoardUi>> board() {
        return board;
    }

    /** A double tap: a piece that can move is picked up, and put where the next tap is; anything else is said. */
    public void tap(PointUi point) {
        view.ifPresent(now -> {
            Optional<Move> move = now.moveTo(point.at());
            if (move.isPresent()) play(move.get());
            else pickOrSay(now, point);
        });
    }

    private void pickOrSay(ReviewView now, PointUi point) {
        boolean own = now.canPick(point.at());
        view = Optional.of(now.picking(own ? Optional.of(point.at()) : Optional.empty()));
        redraw();
        say(List.of(announcer().chat(point.spoken())));
    }

    /** Tries another move here: it becomes a variation, unless the game went so. */
    public void play(Move move) {
        act(session -> session.play(move));
    }

    private void act(Function<ReviewSession, ReviewAnswer> what) {
        Side viewer = view.map(ReviewView::viewer).orElse(Side.RED);
        reading.execute(() -> {
            if (session == null) return;
            GameRecord before = session.review().record();
            ReviewAnswer answer = what.apply(session);
            GameRecord after = session.review().record();
            if (!after.equals(before)) save(after);
            show(answer.said(), viewer);
            answer.wish().ifPresent(wish -> desk.main().execute(() -> grant(wish)));
        });
    }

    private void save(GameRecord record) {
        desk.tell(library -> library.save(id, record), () -> {}, this::trouble);
    }

    /** On the reading thread. */
    private void show(List<Announcement> said, Side viewer) {
        ReviewView next = ReviewView.of(session, viewer, text(said));
        desk.main().execute(() -> {
            view = Optional.of(next);
            redraw();
            say(said);
        });
    }

    private static String text(List<Announcement> said) {
        return said.stream().map(Announcement::shown).collect(Collectors.joining(" "));
    }

    private void redraw() {
        board.setValue(view.map(now -> now.board(scene.words())));
        refresh();
    }

    private void say(List<Announcement> said) {
        scene.app().voice().speaking().say(said);
    }

    private void trouble(StorageTrouble trouble) {
        say(List.of(announcer().refusal(scene.texts().get(trouble.message()))));
    }

    private void grant(ReviewAnswer.Wish wish) {
        switch (wish) {
            case ANALYSE -> analyse();
            case PLAY_FROM_HERE -> view.ifPresent(now -> playFrom(now.position()));
            case CLOSE -> scene.navigator().back();
        }
    }

    /** In practice, against a machine, with whoever is to move. */
    private void playFrom(Position start) {
        BothSides<MatchSetup.Seat> seats = BothSides.of(
                side -> side == start.sideToMove() ? MatchSetup.Seat.person() : MatchSetup.Seat.machine(LEVEL));
        scene.app()
                .game()
                .begin(new MatchSetup(
                        start,
                        seats,
                        BothSides.same(TimeControl.of(AN_HOUR, Bonus.NONE)),
                        "XQEF",
                        Scheme.BLIND,
                        true,
                        false,
                        LocalDate.now().toString()));
        scene.navigator().openFromHome(new Screen.Game());
    }

    private void analyse() {
        reading.execute(() -> analysing.start(session.review().record(), session.analysis()));
    }

    /** What the analysis has found by now; at its end it says so. */
    private void note(Analysis found) {
        reading.execute(() -> session.note(found));
        if (found.isComplete()) act(session -> session.perform(ReviewCommand.of(ReviewCommand.Action.SUMMARY)));
        else desk.main().execute(() -> progress(found));
    }

    private void progress(Analysis found) {
        view = view.map(now -> now.analysed(found));
        refresh();
    }

    @Override
    protected FormUi build() {
        List<Row> all = new ArrayList<>();
        view.ifPresent(now -> {
            all.addAll(rows.status(now));
            all.addAll(rows.steps(now));
            all.add(new Row.Action(TALK, text(R.string.review_talk)));
            all.add(new Row.Entry(LINE, text(R.string.review_line), line, Optional.empty()));
            all.add(new Row.Action(ASK, text(R.string.review_ask)));
            all.add(new Row.Entry(COMMENT, text(R.string.review_comment), comment, Optional.empty()));
            all.add(new Row.Action(WRITE, text(R.string.review_write)));
            all.add(new Row.Action(DICTATE, text(R.string.review_dictate)));
            all.addAll(rows.rest(now));
        });
        return new FormUi(text(R.string.review_title), all);
    }

    private String text(int id) {
        return scene.texts().get(id);
    }

    @Override
    public void type(String row, String text) {
        if (row.equals(LINE)) line = text;
        else comment = text;
        refresh();
    }

    @Override
    public void press(String row) {
        switch (row) {
            case TALK -> listen(texts -> session -> session.hear(texts));
            case DICTATE -> listen(texts -> session -> session.perform(ReviewCommand.comment(texts.get(0))));
            case ASK -> ask();
            case WRITE -> write();
            default -> act(session -> session.perform(rows.command(row)));
        }
    }

    private void ask() {
        String asked = line.trim();
        line = "";
        if (asked.isEmpty()) refresh();
        else act(session -> session.hear(List.of(asked)));
    }

    private void write() {
        String written = comment.trim();
        comment = "";
        if (written.isEmpty()) refresh();
        else act(session -> session.perform(ReviewCommand.comment(written)));
    }

    private void listen(Function<List<String>, Function<ReviewSession, ReviewAnswer>> use) {
        List<String> expected = view.map(now -> now.moveNames(scene.words())).orElse(List.of());
        scene.app().voice().listening().listen(announcer().voice(), expected, outcome -> {
            if (outcome instanceof Listening.Outcome.Heard heard) act(use.apply(heard.texts()));
            if (outcome instanceof Listening.Outcome.Failed failed)
                say(List.of(ListeningWords.failure(announcer(), failed.reason())));
        });
    }

    @Override
    public void left() {
        analysing.cancel();
        reading.shutdown();
    }
}
