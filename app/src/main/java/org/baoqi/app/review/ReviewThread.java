package org.baoqi.app.review;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.rules.Side;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.ReviewAnswer;
import org.baoqi.speech.review.ReviewAnswer.Wish;
import org.baoqi.speech.review.ReviewSession;

/**
 * A review on a thread of its own, with the engine that it asks and the analysis in the background. It is called on the
 * main thread, and tells its {@link Audience} there.
 */
final class ReviewThread implements BackgroundAnalysis.Listener {
    private final BackgroundLibrary background;
    private final String id;
    private final Audience audience;
    /** Drops whatever comes after the review is closed. */
    private final ExecutorService reading = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());

    private final Adviser adviser;
    private final BackgroundAnalysis analysing;
    /** The reading thread's own. */
    private ReviewSession session;

    private Side viewer = Side.RED;

    /** Shows and says what comes of it. Called on the main thread. */
    interface Audience {
        void show(ReviewView view, List<Announcement> said);

        /** The analysis has come further. */
        void analysed(Analysis found);

        /** The review wants something that it cannot do by itself. */
        void grant(Wish wish);

        void trouble(StorageProblem trouble);
    }

    /** @param engines makes an engine for whoever is to think */
    ReviewThread(BackgroundLibrary background, String id, Supplier<Engine> engines, Audience audience) {
        this.background = background;
        this.id = id;
        this.audience = audience;
        this.adviser = new Adviser(engines);
        this.analysing = new BackgroundAnalysis(background, id, engines, this);
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

    /** Reads the game, and says what it is. An analysis that was broken off goes on. */
    void open(Announcer announcer) {
        background.ask(
                library -> Loaded.from(library, id),
                found -> found.ifPresent(game -> open(game, announcer)),
                audience::trouble);
    }

    private void open(Loaded game, Announcer announcer) {
        viewer = game.viewer();
        reading.execute(() -> {
            session = new ReviewSession(game.record(), announcer, game.viewer());
            session.note(game.analysis());
            show(session.opened());
            if (!game.analysis().done().isEmpty()) analyse();
        });
    }

    /** Does something in the review. An answer that the engine is still thinking about is no longer wanted. */
    void act(Function<ReviewSession, ReviewAnswer> what) {
        adviser.stop();
        reading.execute(() -> answer(what));
    }

    private void answer(Function<ReviewSession, ReviewAnswer> what) {
        if (session == null) return;
        GameRecord before = session.review().record();
        ReviewAnswer answer = what.apply(session);
        GameRecord after = session.review().record();
        if (!after.equals(before)) background.tell(library -> library.save(id, after), () -> {}, audience::trouble);
        show(answer.said());
        answer.wish().ifPresent(this::grant);
    }

    private void show(List<Announcement> said) {
        ReviewView view = ReviewView.of(session, viewer, said);
        background.main().execute(() -> audience.show(view, said));
    }

    private void grant(Wish wish) {
        switch (wish) {
            case THINK -> think();
            case ANALYSE -> analyse();
            default -> background.main().execute(() -> audience.grant(wish));
        }
    }

    private void think() {
        session.wondering()
                .ifPresent(game -> adviser.think(
                        game,
                        found -> reading.execute(() -> answer(session -> session.opinion(game, found))),
                        () -> reading.execute(() -> answer(ReviewSession::opinionFailed))));
    }

    private void analyse() {
        analysing.start(session.review().record(), session.analysis());
    }

    /** At its end the analysis says what it has found. */
    @Override
    public void analysed(Analysis found) {
        reading.execute(() -> {
            session.note(found);
            if (found.isComplete()) show(session.opened());
        });
        background.main().execute(() -> audience.analysed(found));
    }

    @Override
    public void analysisFailed() {
        reading.execute(() -> answer(ReviewSession::analysisFailed));
    }

    void close() {
        analysing.cancel();
        adviser.close();
        reading.shutdown();
    }
}
