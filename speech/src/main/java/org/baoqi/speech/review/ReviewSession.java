package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.match.Queries;
import org.baoqi.speech.review.ReviewAnswer.Wish;
import org.baoqi.speech.review.ReviewCommand.Action;
import org.baoqi.speech.voice.Corrections;
import org.baoqi.speech.voice.Expecting;
import org.baoqi.speech.voice.Hearing;
import org.baoqi.speech.voice.Request;
import org.baoqi.speech.voice.VoiceCommand;
import org.baoqi.speech.voice.VoiceParser;

/**
 * A reader's talk with a game: he goes through it by commands, asks about its positions as in play, tries moves by saying
 * them, and leaves comments.
 */
public final class ReviewSession {
    private static final int FAR = 10;

    private final ReviewAnnouncer words;
    private final Side viewer;
    private final Optional<Evaluator> evaluator;
    private Review review;
    private Analysis analysis;
    private List<Optional<Duration>> spent;
    private boolean evaluating;
    private List<Move> asked = List.of();
    private List<Announcement> lastSaid = List.of();

    /** @param viewer from whose side points are counted */
    public ReviewSession(GameRecord record, Announcer announcer, Side viewer, Optional<Evaluator> evaluator) {
        this.words = new ReviewAnnouncer(announcer);
        this.viewer = viewer;
        this.evaluator = evaluator;
        this.review = Review.of(record);
        this.analysis = Analysis.begin(record);
        this.spent = SpentTimes.of(record);
    }

    public Review review() {
        return review;
    }

    public Analysis analysis() {
        return analysis;
    }

    /** What an analysis in the background has found by now. */
    public void note(Analysis found) {
        analysis = found;
    }

    /** Players, length and result, for who opens a game. */
    public List<Announcement> opened() {
        return remember(say(new RecordSummary(words.words()).sentences(review.record(), analysis)));
    }

    /** Answers a line, or the best texts of a recogniser. */
    public ReviewAnswer hear(List<String> texts) {
        Optional<ReviewCommand> command = texts.stream()
                .map(ReviewCommands::read)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .findFirst();
        if (asked.isEmpty() && command.isPresent()) return perform(command.get());
        List<Announcement> answer = spoken(texts, command);
        return ReviewAnswer.say(remember(answer));
    }

    /** A command from a button or a key. */
    public ReviewAnswer perform(ReviewCommand command) {
        asked = List.of();
        Optional<Wish> wish = wish(command.action());
        List<Announcement> said = command.action() == Action.REPEAT ? lastSaid : answer(command);
        return new ReviewAnswer(remember(said), wish);
    }

    /** A move from the board. */
    public ReviewAnswer play(Move move) {
        return ReviewAnswer.say(remember(tried(move)));
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
            case NEXT -> review.isAtEnd() ? List.of(words.end(review)) : go(review.step(1));
            case BACK -> back(1);
            case TEN_ON -> review.isAtEnd() ? List.of(words.end(review)) : go(review.step(FAR));
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
            case SUMMARY -> say(new RecordSummary(words.words()).sentences(review.record(), analysis));
            case HELP -> say(List.of(words.words().say("review.help")));
            case ANALYSE ->
                say(List.of(words.words().say(analysis.isComplete() ? "review.analysed" : "review.analysing")));
            case PLAY_FROM_HERE -> say(List.of(words.words().say("review.play-from-here")));
            case CLOSE -> say(List.of(words.words().say("review.closed")));
            case REPEAT -> lastSaid;
        };
    }

    private List<Announcement> go(Review there) {
        review = there;
        List<Announcement> said = new ArrayList<>(words.move(review));
        time().ifPresent(time -> said.add(words.spent(time)));
        said.addAll(fault());
        if (evaluating) assessment().ifPresent(found -> said.add(words.grade(review.position(), found)));
        said.addAll(words.notes(review));
        return said;
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
        if (analysis.done().isEmpty()) return refuse("review.not-analysed");
        return find(forward, there -> mistakeAt(there).isPresent(), "mistake");
    }

    /** The analysis knows the game itself only. */
    private Optional<Mistake> mistakeAt(Review there) {
        boolean known = !there.place().isInVariation() && there.place().ply() > 0;
        return known ? analysis.mistake(there.place().ply() - 1) : Optional.empty();
    }

    private List<Announcement> fault() {
        return mistakeAt(review)
                .map(mistake -> List.of(words.mistake(
                        ReviewAnnouncer.before(review),
                        mistake,
                        analysis.better(review.place().ply() - 1))))
                .orElse(List.of());
    }

    private Optional<Duration> time() {
        int ply = review.place().ply();
        return review.place().isInVariation() || ply == 0 || ply > spent.size() ? Optional.empty() : spent.get(ply - 1);
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
        List<Announcement> said = new ArrayList<>(say(List.of(words.words().say("review.variation-deleted"))));
        said.addAll(go(without.get()));
        return said;
    }

    private List<Announcement> comment(String text) {
        review = review.comment(text);
        return say(List.of(words.words().say("review.commented", text)));
    }

    private List<Announcement> deleteComments() {
        if (review.comments().isEmpty()) return refuse("review.no-comment");
        review = review.withoutComments();
        return say(List.of(words.words().say("review.comment-deleted")));
    }

    /** What the analysis of the game says of this place, else what the engine says now. */
    private Optional<Assessment> assessment() {
        Optional<Assessment> known = review.place().isInVariation()
                ? Optional.empty()
                : analysis.after(review.place().ply());
        return known.isPresent() ? known : evaluator.map(engine -> engine.evaluate(review.game()));
    }

    private List<Announcement> evaluate() {
        return assessment()
                .map(found -> List.of(words.grade(review.position(), found)))
                .orElseGet(() -> refuse("review.not-analysed"));
    }

    /** What was better than a mistake; else what is best here. */
    private List<Announcement> better() {
        List<Announcement> fault = fault();
        if (!fault.isEmpty()) return fault;
        return assessment()
                .map(found -> List.of(words.best(review.position(), found)))
                .orElseGet(() -> refuse("review.not-analysed"));
    }

    private List<Announcement> evaluation(boolean on) {
        evaluating = on;
        return say(List.of(words.words().say(on ? "review.evaluation-on" : "review.evaluation-off")));
    }

    private List<Announcement> spoken(List<String> texts, Optional<ReviewCommand> command) {
        Position position = review.position();
        if (asked.isEmpty()) {
            Resolution written = WrittenMove.read(texts.get(0), position);
            if (written instanceof Resolution.Legal legal) return tried(legal.move());
        }
        Expecting expecting =
                asked.isEmpty() ? Expecting.MOVE : asked.size() == 1 ? Expecting.ANSWER : Expecting.CHOICE;
        Hearing hearing =
                VoiceParser.in(words.announcer().voice()).hear(texts, position, expecting, Corrections.LAST_WINS);
        if (hearing instanceof Hearing.Command heard && isAnswer(heard.command())) return answered(heard.command());
        if (command.isPresent()) return perform(command.get()).said();
        asked = List.of();
        return heard(hearing, texts.get(0));
    }

    private boolean isAnswer(VoiceCommand command) {
        boolean answer = command.request() == Request.YES
                || command.request() == Request.NO
                || command.request() == Request.CHOOSE;
        return answer && !asked.isEmpty();
    }

    private List<Announcement> answered(VoiceCommand answer) {
        List<Move> choices = asked;
        asked = List.of();
        int index = answer.request() == Request.YES ? 0 : answer.number().orElse(0) - 1;
        if (index < 0 || index >= choices.size())
            return say(List.of(words.words().say("match.no")));
        return tried(choices.get(index));
    }

    private List<Announcement> heard(Hearing hearing, String text) {
        Position position = review.position();
        if (hearing instanceof Hearing.Command command) return query(command.command());
        if (hearing instanceof Hearing.Sure sure) return tried(sure.move());
        if (hearing instanceof Hearing.Confirm likely) {
            asked = List.of(likely.move());
            return List.of(words.announcer().moves().confirm(position, likely.move()));
        }
        if (hearing instanceof Hearing.Choices several) {
            asked = several.moves();
            return List.of(words.announcer().moves().choices(position, several.moves()));
        }
        if (hearing instanceof Hearing.Illegal illegal && illegal.why() instanceof Resolution.Illegal why)
            return List.of(words.announcer().moves().illegal(position, why.why()));
        return List.of(words.announcer().moves().notUnderstood(text));
    }

    private List<Announcement> query(VoiceCommand query) {
        return switch (query.request()) {
            case REPEAT -> lastSaid;
            case STOP -> List.of();
            case TAKE_BACK -> back(1);
            case LAST_MOVE -> words.move(review);
            case EVALUATE -> evaluate();
            case HINT -> better();
            case HELP -> say(List.of(words.words().say("review.help")));
            case TIME -> times();
            case OFFER_DRAW, ACCEPT_DRAW, REFUSE_DRAW, RESIGN, CALL_REFEREE -> refuse("review.not-a-game");
            default -> new Queries(words.announcer(), viewer).answer(ReviewedMatch.state(review), query, Duration.ZERO);
        };
    }

    private List<Announcement> times() {
        return time().map(time -> List.of(words.spent(time))).orElseGet(() -> refuse("review.no-time"));
    }

    private List<Announcement> tried(Move move) {
        Review there = review.play(move);
        boolean isNew = !there.record().equals(review.record());
        review = there;
        return words.tried(review, isNew);
    }

    private List<Announcement> refuse(String key, Object... values) {
        return List.of(words.refused(key, values));
    }

    private List<Announcement> say(List<String> sentences) {
        List<Announcement> said = new ArrayList<>();
        sentences.forEach(sentence -> said.add(words.sentence(sentence)));
        return said;
    }
}
