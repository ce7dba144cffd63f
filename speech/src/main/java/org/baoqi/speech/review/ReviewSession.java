package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.match.Queries;
import org.baoqi.speech.review.ReviewAnswer.Wish;
import org.baoqi.speech.review.ReviewCommand.Action;
import org.baoqi.speech.voice.VoiceCommand;

/**
 * A reader's talk with a game: he goes through it by commands, asks about its positions as in play, tries moves by saying
 * them, and leaves comments.
 */
public final class ReviewSession {
    private static final int FAR = 10;

    private final ReviewAnnouncer words;
    private final ReviewEar ear;
    private final Opinions opinions;
    private final Side viewer;
    private Review review;
    private boolean evaluating;
    private List<Announcement> lastSaid = List.of();

    /** @param viewer from whose side points are counted */
    public ReviewSession(GameRecord record, Announcer announcer, Side viewer, Optional<Evaluator> evaluator) {
        this.words = new ReviewAnnouncer(announcer);
        this.ear = new ReviewEar(words);
        this.opinions = new Opinions(record, evaluator);
        this.viewer = viewer;
        this.review = Review.of(record);
    }

    public Review review() {
        return review;
    }

    public Analysis analysis() {
        return opinions.analysis();
    }

    /** What an analysis in the background has found by now. */
    public void note(Analysis found) {
        opinions.note(found);
    }

    /** Players, length and result, for who opens a game. */
    public List<Announcement> opened() {
        return remember(summary());
    }

    /** The mistakes that the analysis found, each with its move. */
    public List<Announcement> mistakes() {
        List<Announcement> said = new ArrayList<>();
        Review there = review.first();
        while (!there.isAtEnd()) {
            there = there.step(1);
            if (!opinions.mistake(there).isPresent()) continue;
            said.addAll(words.move(there));
            said.addAll(fault(there));
        }
        return said;
    }

    /** Answers a line, or the best texts of a recogniser. */
    public ReviewAnswer hear(List<String> texts) {
        Intent intent = ear.hear(texts, review.position());
        if (intent instanceof Intent.Go go) return perform(go.command());
        if (intent instanceof Intent.Try tried) return play(tried.move());
        if (intent instanceof Intent.Ask asked) return ask(asked.query());
        return ReviewAnswer.say(remember(((Intent.Answer) intent).said()));
    }

    /** A command from a button or a key. */
    public ReviewAnswer perform(ReviewCommand command) {
        ear.forget();
        return new ReviewAnswer(remember(answer(command)), wish(command.action()));
    }

    /** A move from the board. */
    public ReviewAnswer play(Move move) {
        ear.forget();
        Review there = review.play(move);
        boolean isNew = !there.record().equals(review.record());
        review = there;
        return ReviewAnswer.say(remember(words.tried(review, isNew)));
    }

    /** A question about the position, as in play. */
    public ReviewAnswer ask(VoiceCommand query) {
        return ReviewAnswer.say(remember(query(query)));
    }

    private List<Announcement> remember(List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = said;
        return said;
    }

    private static Optional<Wish> wish(Action action) {
        return switch (action) {
            case PLAY_FROM_HERE -> Optional.of(Wish.PLAY_FROM_HERE);
            case ANALYSE -> Optional.of(Wish.ANALYSE);
            case CLOSE -> Optional.of(Wish.CLOSE);
            default -> Optional.empty();
        };
    }

    private List<Announcement> answer(ReviewCommand command) {
        return switch (command.action()) {
            case NEXT -> on(1);
            case BACK -> back(1);
            case TEN_ON -> on(FAR);
            case TEN_BACK -> back(FAR);
            case FIRST -> go(review.first());
            case LAST -> go(review.last(true));
            case JUMP -> jump(command);
            case NEXT_CAPTURE -> find(true, Review::isCapture, "capture");
            case PREVIOUS_CAPTURE -> find(false, Review::isCapture, "capture");
            case NEXT_CHECK -> find(true, Review::isCheck, "check");
            case PREVIOUS_CHECK -> find(false, Review::isCheck, "check");
            case NEXT_MISTAKE -> mistake(true);
            case PREVIOUS_MISTAKE -> mistake(false);
            case HERE -> here();
            case ENTER_VARIATION -> enter(command.number().orElse(1));
            case LEAVE_VARIATION -> review.leave().map(this::go).orElseGet(() -> refuse("review.not-in-variation"));
            case DELETE_VARIATION -> delete();
            case COMMENT -> comment(command.text());
            case DELETE_COMMENTS -> deleteComments();
            case EVALUATE -> evaluate();
            case BETTER -> better();
            case EVALUATION_ON -> evaluation(true);
            case EVALUATION_OFF -> evaluation(false);
            case SUMMARY -> summary();
            case HELP -> say("review.help");
            case ANALYSE -> say(analysis().isComplete() ? "review.analysed" : "review.analysing");
            case PLAY_FROM_HERE -> say("review.play-from-here");
            case CLOSE -> say("review.closed");
            case REPEAT -> lastSaid;
        };
    }

    private List<Announcement> go(Review there) {
        review = there;
        List<Announcement> said = new ArrayList<>(words.move(review));
        opinions.time(review).ifPresent(time -> said.add(words.spent(time)));
        said.addAll(fault(review));
        if (evaluating) opinions.assessment(review).ifPresent(found -> said.add(words.grade(review.position(), found)));
        said.addAll(words.notes(review));
        return said;
    }

    private List<Announcement> on(int plies) {
        return review.isAtEnd() ? List.of(words.end(review)) : go(review.step(plies));
    }

    private List<Announcement> back(int plies) {
        return review.isAtStart() ? refuse("review.at-start") : go(review.step(-plies));
    }

    private List<Announcement> jump(ReviewCommand command) {
        int round = command.number().orElse(0);
        return review.jump(round, command.side()).map(this::go).orElseGet(() -> refuse("review.no-round", round));
    }

    private List<Announcement> find(boolean forward, Predicate<Review> wanted, String what) {
        return review.find(forward, wanted)
                .map(this::go)
                .orElseGet(() -> refuse((forward ? "review.none-after." : "review.none-before.") + what));
    }

    private List<Announcement> mistake(boolean forward) {
        if (analysis().done().isEmpty()) return refuse("review.not-analysed");
        return find(forward, there -> opinions.mistake(there).isPresent(), "mistake");
    }

    private List<Announcement> fault(Review there) {
        return opinions.mistake(there)
                .map(mistake -> List.of(words.mistake(ReviewAnnouncer.before(there), mistake, opinions.better(there))))
                .orElse(List.of());
    }

    private List<Announcement> here() {
        List<Announcement> said = new ArrayList<>(go(review));
        said.add(words.announcer().moves().turn(review.position()));
        return said;
    }

    private List<Announcement> enter(int number) {
        if (review.alternatives().isEmpty()) return refuse("review.no-variation");
        return review.enter(number - 1).map(this::go).orElseGet(() -> refuse("review.no-such-variation", number));
    }

    private List<Announcement> delete() {
        Optional<Review> without = review.deleteVariation();
        if (!without.isPresent()) return refuse("review.not-in-variation");
        List<Announcement> said = new ArrayList<>(say("review.variation-deleted"));
        said.addAll(go(without.get()));
        return said;
    }

    private List<Announcement> comment(String text) {
        review = review.comment(text);
        return say("review.commented", text);
    }

    private List<Announcement> deleteComments() {
        if (review.comments().isEmpty()) return refuse("review.no-comment");
        review = review.withoutComments();
        return say("review.comment-deleted");
    }

    private List<Announcement> evaluate() {
        return opinions.assessment(review)
                .map(found -> List.of(words.grade(review.position(), found)))
                .orElseGet(() -> refuse("review.not-analysed"));
    }

    /** What was better than a mistake; else what is best here. */
    private List<Announcement> better() {
        List<Announcement> fault = fault(review);
        if (!fault.isEmpty()) return fault;
        return opinions.assessment(review)
                .map(found -> List.of(words.best(review.position(), found)))
                .orElseGet(() -> refuse("review.not-analysed"));
    }

    private List<Announcement> evaluation(boolean on) {
        evaluating = on;
        return say(on ? "review.evaluation-on" : "review.evaluation-off");
    }

    private List<Announcement> query(VoiceCommand query) {
        return switch (query.request()) {
            case REPEAT -> lastSaid;
            case STOP -> List.of();
            case TAKE_BACK -> back(1);
            case LAST_MOVE -> words.move(review);
            case EVALUATE -> evaluate();
            case HINT -> better();
            case HELP -> say("review.help");
            case TIME -> time();
            case OFFER_DRAW, ACCEPT_DRAW, REFUSE_DRAW, RESIGN, CALL_REFEREE -> refuse("review.not-a-game");
            default -> new Queries(words.announcer(), viewer).answer(ReviewedMatch.state(review), query, Duration.ZERO);
        };
    }

    private List<Announcement> time() {
        return opinions.time(review).map(time -> List.of(words.spent(time))).orElseGet(() -> refuse("review.no-time"));
    }

    private List<Announcement> summary() {
        List<Announcement> said = new ArrayList<>();
        new RecordSummary(words.words())
                .sentences(review.record(), analysis())
                .forEach(sentence -> said.add(words.sentence(sentence)));
        return said;
    }

    private List<Announcement> refuse(String key, Object... values) {
        return List.of(words.refused(key, values));
    }

    private List<Announcement> say(String key, Object... values) {
        return List.of(words.sentence(words.words().say(key, values)));
    }
}
