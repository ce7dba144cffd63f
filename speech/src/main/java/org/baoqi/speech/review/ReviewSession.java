package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Refusal;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.narrate.Queries;
import org.baoqi.speech.review.ReviewAnswer.Wish;
import org.baoqi.speech.review.ReviewRequest.Action;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.talk.Meaning;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * A reader's talk with a game: he goes through it by commands, asks about its positions as in play, tries moves by saying
 * them, and leaves comments. Where the engine's opinion is wanted and not known, the answer's wish says so.
 */
public final class ReviewSession {
    private static final int FAR = 10;

    private final ReviewAnnouncer words;
    private final Ear<ReviewRequest> ear;
    private final Opinions opinions;
    private final ReviewAdvice advice;
    private final Side viewer;
    private Review review;
    private boolean evaluating;
    private Optional<ReviewAdvice.EngineQuestion> open = Optional.empty();
    private List<Announcement> lastSaid = List.of();

    /** @param viewer from whose side points are counted */
    public ReviewSession(GameRecord record, Announcer announcer, Side viewer) {
        this.words = new ReviewAnnouncer(announcer);
        this.ear = new Ear<>(
                () -> VoiceParser.in(announcer.voice()), announcer, Ear.Habits.REVIEWING, commands(announcer.voice()));
        this.opinions = new Opinions(record);
        this.advice = new ReviewAdvice(words, opinions);
        this.viewer = viewer;
        this.review = Review.of(record);
    }

    public Review review() {
        return review;
    }

    public Analysis analysis() {
        return opinions.analysis();
    }

    /** Whether every step is told with its evaluation. */
    public boolean isEvaluating() {
        return evaluating;
    }

    /** Takes what an analysis in the background has found by now. */
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
            Optional<Announcement> fault = advice.fault(there);
            if (fault.isPresent()) said.addAll(words.move(there));
            fault.ifPresent(said::add);
        }
        return said;
    }

    private static Ear.Commands<ReviewRequest> commands(SpokenLanguage voice) {
        return new Ear.Commands<>() {
            @Override
            public Optional<ReviewRequest> read(String text) {
                return ReviewRequest.read(text);
            }

            @Override
            public Optional<ReviewRequest> hear(String text) {
                return ReviewRequest.hear(text, voice);
            }
        };
    }

    /** Answers a line that was typed. */
    public ReviewAnswer read(String line) {
        return answer(ear.read(line, Ear.Context.of(review.position())));
    }

    /** Answers the best texts of a recogniser. */
    public ReviewAnswer hear(List<String> texts) {
        return answer(ear.hear(texts, Ear.Context.of(review.position())));
    }

    private ReviewAnswer answer(Meaning<ReviewRequest> meaning) {
        if (meaning instanceof Meaning.Own<ReviewRequest> own) return perform(own.command());
        if (meaning instanceof Meaning.Play<ReviewRequest> tried) return play(tried.move());
        if (meaning instanceof Meaning.Request<ReviewRequest> asked) return ask(asked.command());
        if (meaning instanceof Meaning.Reply<ReviewRequest> reply) return take(say(List.of(reply.said())));
        return take(say(lastSaid));
    }

    /** A command from a button or a key. */
    public ReviewAnswer perform(ReviewRequest command) {
        ear.forget();
        ReviewAnswer answer = take(answer(command));
        return answer.wish().isPresent() ? answer : new ReviewAnswer(answer.said(), wish(command.action()));
    }

    /** A move from the board; what may not be is explained. */
    public ReviewAnswer play(Move move) {
        ear.forget();
        Optional<Refusal> refusal = review.position().refusal(move);
        if (refusal.isPresent())
            return take(say(List.of(words.announcer().moves().illegal(review.position(), refusal.get()))));
        Review there = review.play(move);
        boolean isNew = !there.record().equals(review.record());
        return take(new ReviewSteps.StepTaken(
                there,
                words.tried(there, isNew),
                evaluating ? Optional.of(ReviewAdvice.EngineQuestion.STEP) : Optional.empty()));
    }

    /** A question about the position, as in play. */
    public ReviewAnswer ask(VoiceCommand query) {
        return take(query(query));
    }

    /** The game that the engine is to think about, where its opinion is waited for. */
    public Optional<Game> wondering() {
        return open.flatMap(inquiry -> advice.missing(inquiry, review))
                .map(moves -> Game.of(review.record().start(), moves));
    }

    /** The engine's opinion of a game that it was asked about. If nobody waits for it any more, nothing is said. */
    public ReviewAnswer opinion(Game game, Assessment found) {
        opinions.note(game.moves(), found);
        return open.map(inquiry -> take(inquire(inquiry))).orElseGet(() -> ReviewAnswer.say(List.of()));
    }

    /** The engine failed while its opinion was waited for. */
    public ReviewAnswer opinionFailed() {
        return take(refuse("review.opinion-failed"));
    }

    /** The engine failed in the analysis in the background. A question that is open stays so. */
    public ReviewAnswer analysisFailed() {
        return ReviewAnswer.say(remember(refuse("review.analysis-failed").said()));
    }

    private ReviewAnswer take(ReviewSteps.StepTaken step) {
        review = step.review();
        open = step.open();
        Optional<Wish> wish = wondering().map(game -> Wish.THINK);
        List<Announcement> said = new ArrayList<>(step.said());
        if (!wish.isPresent()) {
            open.ifPresent(inquiry -> said.addAll(advice.answer(inquiry, review)));
            open = Optional.empty();
        }
        return new ReviewAnswer(remember(said), wish);
    }

    private ReviewSteps.StepTaken inquire(ReviewAdvice.EngineQuestion inquiry) {
        return new ReviewSteps.StepTaken(review, List.of(), Optional.of(inquiry));
    }

    private List<Announcement> remember(List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = List.copyOf(said);
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

    private ReviewSteps.StepTaken answer(ReviewRequest command) {
        ReviewSteps steps = new ReviewSteps(words, advice, evaluating);
        return switch (command.action()) {
            case NEXT -> steps.on(review, 1);
            case BACK -> steps.back(review, 1);
            case TEN_ON -> steps.on(review, FAR);
            case TEN_BACK -> steps.back(review, FAR);
            case FIRST -> steps.go(review.first());
            case LAST -> steps.go(review.last(true));
            case JUMP -> steps.jump(review, command);
            case NEXT_CAPTURE -> steps.find(review, true, Review::isCapture, "capture");
            case PREVIOUS_CAPTURE -> steps.find(review, false, Review::isCapture, "capture");
            case NEXT_CHECK -> steps.find(review, true, Review::isCheck, "check");
            case PREVIOUS_CHECK -> steps.find(review, false, Review::isCheck, "check");
            case NEXT_MISTAKE -> steps.mistake(review, true);
            case PREVIOUS_MISTAKE -> steps.mistake(review, false);
            case HERE -> steps.here(review);
            case ENTER_VARIATION -> steps.enter(review, command.number().orElse(1));
            case LEAVE_VARIATION -> steps.leave(review);
            case DELETE_VARIATION -> steps.deleteVariation(review);
            case COMMENT ->
                ReviewSteps.StepTaken.of(
                        review.comment(command.text()), List.of(words.say("review.commented", command.text())));
            case DELETE_COMMENTS -> deleteComments();
            case EVALUATE -> inquire(ReviewAdvice.EngineQuestion.STANDING);
            case BETTER -> inquire(ReviewAdvice.EngineQuestion.BETTER);
            case EVALUATION_ON -> evaluation(true);
            case EVALUATION_OFF -> evaluation(false);
            case SUMMARY -> say(summary());
            case HELP -> say("review.help");
            case ANALYSE -> say(analysis().isComplete() ? "review.analysed" : "review.analysing");
            case PLAY_FROM_HERE -> say("review.play-from-here");
            case CLOSE -> say("review.closed");
            case REPEAT -> say(lastSaid);
        };
    }

    private ReviewSteps.StepTaken deleteComments() {
        if (review.comments().isEmpty()) return refuse("review.no-comment");
        return ReviewSteps.StepTaken.of(review.withoutComments(), List.of(words.say("review.comment-deleted")));
    }

    private ReviewSteps.StepTaken evaluation(boolean on) {
        evaluating = on;
        return say(on ? "review.evaluation-on" : "review.evaluation-off");
    }

    private ReviewSteps.StepTaken query(VoiceCommand query) {
        return switch (query.request()) {
            case REPEAT -> say(lastSaid);
            case STOP -> say(List.of());
            case TAKE_BACK -> answer(ReviewRequest.of(Action.BACK));
            case LAST_MOVE -> say(words.move(review));
            case EVALUATE -> inquire(ReviewAdvice.EngineQuestion.STANDING);
            case HINT -> inquire(ReviewAdvice.EngineQuestion.HINT);
            case MISSED -> inquire(ReviewAdvice.EngineQuestion.MISSED);
            case HELP -> say("review.help");
            case TIME -> time();
            case OFFER_DRAW, ACCEPT_DRAW, REFUSE_DRAW, RESIGN, CALL_REFEREE, ADJOURN -> refuse("review.not-a-game");
            default -> say(new Queries(words.announcer(), viewer).answer(review.asMatch(), query, Duration.ZERO));
        };
    }

    private ReviewSteps.StepTaken time() {
        return opinions.time(review)
                .map(time -> say(List.of(words.spent(time))))
                .orElseGet(() -> refuse("review.no-time"));
    }

    private List<Announcement> summary() {
        return words.summary(review.record(), analysis());
    }

    private ReviewSteps.StepTaken refuse(String key) {
        return say(List.of(words.refused(key)));
    }

    private ReviewSteps.StepTaken say(String key) {
        return say(List.of(words.say(key)));
    }

    private ReviewSteps.StepTaken say(List<Announcement> said) {
        return ReviewSteps.StepTaken.of(review, said);
    }
}
