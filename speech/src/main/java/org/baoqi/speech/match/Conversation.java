package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Corrections;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Procedure.Act;

/**
 * One player's talk with the referee: takes what he says or types and answers.
 *
 * <p>What is written as a move in full, in any notation, is his word. What only sounds like one is read back and binds when
 * he says yes. Words of a move said one after the other bind as they are said (六3(6)).
 */
public final class Conversation {
    private static final Question NOTHING = new Question.None();

    private final Match match;
    private final Side player;
    private final VoiceParser parser;
    private final Deeds deeds;
    private final Counsel counsel;
    private final Replies replies;
    private final Habits habits;
    private Question question = NOTHING;
    private List<Announcement> lastSaid = List.of();

    /**
     * @param strict whether an illegal move, given in full, binds up to its wrong word as it does when it is said word by
     *     word
     * @param readBack whether every move is read back first: for words that come from a recogniser
     */
    public record Habits(boolean strict, boolean readBack) {}

    public Conversation(Match match, Side player, VoiceParser parser, Opponent adviser, Habits habits) {
        this(match, player, parser, adviser, habits, Errands.AT_ONCE);
    }

    /** @param errands how the adviser is asked; once he has thought, his answer is noted as what was said last */
    public Conversation(
            Match match, Side player, VoiceParser parser, Opponent adviser, Habits habits, Errands errands) {
        this.match = match;
        this.player = player;
        this.parser = parser;
        this.deeds = new Deeds(match, player);
        this.counsel = new Counsel(match, player, adviser, noting(errands));
        this.replies = new Replies(match);
        this.habits = habits;
    }

    private Errands noting(Errands errands) {
        return errand -> errands.send(() -> {
            Supplier<List<Announcement>> answer = errand.get();
            return () -> noted(answer.get());
        });
    }

    /** Answers a line, or the best texts of a recogniser. */
    public List<Announcement> hear(List<String> texts) {
        return noted(answer(texts, habits.readBack));
    }

    /** Answers a line that the player typed and could read over: it is his word, whatever his habits of speech. */
    public List<Announcement> read(String line) {
        return noted(answer(List.of(line), false));
    }

    /** A move that he points out on the board or in a list: nobody can mishear it. */
    public List<Announcement> play(Move move) {
        question = NOTHING;
        return noted(deeds.play(move));
    }

    /** The next words of his announcement, keyed. */
    public List<Announcement> key(List<MoveWord> words) {
        question = NOTHING;
        return noted(deeds.say(words));
    }

    /** A step that needs no words: the press of the clock, a signal, a repetition. */
    public List<Announcement> take(Act act) {
        question = NOTHING;
        return noted(deeds.take(act));
    }

    /** Whether his next move is to be sealed: nothing of it binds him before it is complete. */
    public boolean isSealing() {
        return deeds.isSealing();
    }

    /** What he has been asked and not yet answered. */
    public Question question() {
        return open();
    }

    /** He answers with something else. */
    public void forgetQuestion() {
        question = NOTHING;
    }

    private List<Announcement> noted(List<Announcement> answer) {
        note(answer);
        return answer;
    }

    /** What was said last by somebody else, for who asks to hear it again. */
    public void note(List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = said;
    }

    /** What was asked for in letters rather than in words. */
    public List<Announcement> hear(VoiceCommand command) {
        return noted(command(command));
    }

    private List<Announcement> answer(List<String> texts, boolean readBack) {
        boolean typed = !readBack && deeds.isHisTurn();
        Optional<List<Announcement>> move = typed ? written(texts.get(0)) : Optional.empty();
        return move.isPresent() ? move.get() : heard(texts, readBack);
    }

    /** Whoever types a whole move leaves a question without an answer. */
    private Optional<List<Announcement>> written(String line) {
        Resolution answer = WrittenMove.read(line, position());
        if (answer instanceof Resolution.Legal legal) {
            question = NOTHING;
            return Optional.of(deeds.call(legal.move()));
        }
        return question == NOTHING ? written(line, answer) : Optional.empty();
    }

    private Optional<List<Announcement>> written(String line, Resolution answer) {
        if (answer instanceof Resolution.Ambiguous several) return Optional.of(which(several.choices()));
        boolean wordByWord = !deeds.isSealing() && (habits.strict || answer instanceof Resolution.NotUnderstood);
        Optional<List<MoveWord>> words = wordByWord
                ? new TypedWords(parser, habits.strict).read(line, match.state().calling())
                : Optional.empty();
        if (words.isPresent() || answer instanceof Resolution.NotUnderstood) return words.map(deeds::say);
        return Optional.of(List.of(replies.illegal(line, answer)));
    }

    /** @param spoken whether the texts are a recogniser's, which are never repeated as they stand */
    private List<Announcement> heard(List<String> texts, boolean spoken) {
        Corrections corrections = match.state().setup().practice() ? Corrections.LAST_WINS : Corrections.FIRST_STANDS;
        Hearing hearing = question instanceof Question.WhichWord asked
                ? parser.hear(texts, asked.missing(), corrections)
                : parser.hear(texts, position(), open().expecting(), corrections);
        if (hearing instanceof Hearing.Command command) return request(command.command());
        question = NOTHING;
        if (!deeds.isHisTurn()) return match.grant(Ruling.refused(notNow()));
        if (hearing instanceof Hearing.Sure sure) return isItThis(sure.move());
        if (hearing instanceof Hearing.Confirm likely) return isItThis(likely.move());
        if (hearing instanceof Hearing.Choices several)
            return several.missing().map(this::whichWord).orElseGet(() -> which(several.moves()));
        if (hearing instanceof Hearing.Illegal illegal)
            return List.of(spoken ? replies.illegal(illegal) : replies.illegal(texts.get(0), illegal.why()));
        return List.of(spoken ? replies.notHeard() : replies.notUnderstood(texts.get(0)));
    }

    /** What waits for his answer. The result does, until he has said whether it is right. */
    private Question open() {
        boolean unverified = question == NOTHING && match.state().toVerify().contains(player);
        return unverified ? new Question.IsItRight() : question;
    }

    /** A recogniser's mishearing must not end or change the game. */
    private List<Announcement> request(VoiceCommand command) {
        boolean asksBack = habits.readBack
                && command.request().needsConfirmation()
                && command.request() != Request.RESIGN
                && !match.state().isOver();
        return asksBack ? isItThat(command) : command(command);
    }

    private List<Announcement> isItThat(VoiceCommand command) {
        question = new Question.IsItThat(command);
        return List.of(replies.isItThat(command));
    }

    private Ruling.Reason notNow() {
        return match.state().isOver() ? Ruling.Reason.OVER : Ruling.Reason.NOT_YOUR_TURN;
    }

    private List<Announcement> command(VoiceCommand command) {
        Question asked = open();
        question = NOTHING;
        return switch (command.request()) {
            case REPEAT -> again(asked);
            case STOP -> List.of();
            case YES -> yes(asked);
            case NO -> no(asked);
            case CHOOSE -> choose(asked, command.number());
            case HINT -> counsel.advise(true);
            case EVALUATE -> counsel.advise(false);
            case MISSED -> counsel.hindsight();
            case TAKE_BACK -> match.grant(match.table(player).takeBack());
            case OFFER_DRAW -> offerDraw();
            case ACCEPT_DRAW -> match.grant(match.table(player).answerDraw(true));
            case REFUSE_DRAW -> match.grant(match.table(player).answerDraw(false));
            case RESIGN -> resign();
            case ADJOURN -> adjourn();
            case CLAIM_NATURAL_LIMIT -> claimLimit(command);
            default -> ask(command, asked);
        };
    }

    /** A question does not answer the one that waits, but whoever asks one is not about to resign. */
    private List<Announcement> ask(VoiceCommand command, Question asked) {
        if (!(asked instanceof Question.Resign)) question = asked;
        return match.grant(match.table(player).ask(command));
    }

    /** The last words, and the question if they were one. */
    private List<Announcement> again(Question asked) {
        question = asked;
        return lastSaid;
    }

    private List<Announcement> yes(Question asked) {
        if (asked instanceof Question.IsItThis it) return deeds.call(it.move());
        if (asked instanceof Question.Resign)
            return match.grant(match.table(player).resign());
        if (asked instanceof Question.IsItThat that) return confirmed(that.command());
        if (asked instanceof Question.IsItRight) return verify(true);
        return List.of(replies.say("match.nothing-asked"));
    }

    private List<Announcement> confirmed(VoiceCommand command) {
        return command.request() == Request.CLAIM_NATURAL_LIMIT
                ? match.grant(match.table(player).claimLimit())
                : command(command);
    }

    /** A claim that is not right is a foul and may lose the game: nobody makes one by a slip. */
    private List<Announcement> claimLimit(VoiceCommand command) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(match.state(), player);
        return outOfTurn.isPresent() ? match.grant(outOfTurn.get()) : isItThat(command);
    }

    private List<Announcement> no(Question asked) {
        deeds.seal(false);
        return asked instanceof Question.IsItRight ? verify(false) : List.of(replies.say("match.no"));
    }

    private List<Announcement> verify(boolean right) {
        return match.grant(match.table(player).verify(right));
    }

    /** 封棋: asks for the move that is played when the match goes on. */
    private List<Announcement> adjourn() {
        if (!deeds.isHisTurn()) return match.grant(Ruling.refused(notNow()));
        deeds.seal(true);
        return List.of(replies.whatToSeal());
    }

    private List<Announcement> choose(Question asked, Optional<Integer> number) {
        if (!(asked instanceof Question.Which which)) return List.of(replies.say("match.nothing-asked"));
        int index = number.orElse(0) - 1;
        if (index < 0 || index >= which.moves().size()) return which(which.moves());
        return deeds.call(which.moves().get(index));
    }

    private List<Announcement> isItThis(Move move) {
        question = new Question.IsItThis(move);
        return List.of(replies.isItThis(move));
    }

    private List<Announcement> which(List<Move> moves) {
        question = new Question.Which(moves);
        return List.of(replies.which(moves));
    }

    /** Too many to name one after the other: the word that was not heard tells them apart. */
    private List<Announcement> whichWord(MissingWord missing) {
        question = new Question.WhichWord(missing);
        return List.of(replies.whichWord(missing));
    }

    private List<Announcement> resign() {
        if (match.state().isOver()) return match.grant(Ruling.refused(Ruling.Reason.OVER));
        question = new Question.Resign();
        return List.of(replies.doYouResign(player));
    }

    /** Where the book lets an offer be answered at once, it is. */
    private List<Announcement> offerDraw() {
        List<Announcement> said =
                new ArrayList<>(match.grant(match.table(player).offerDraw()));
        said.addAll(machineAnswers());
        return said;
    }

    /** The machine's answer to an offer that waits for it, or its own claim of a draw. */
    public List<Announcement> machineAnswers() {
        return counsel.speak();
    }

    /** Whether the adviser has yet to answer: then a further question to him, or a move, should wait. */
    public boolean isAwaitingAdvice() {
        return counsel.isAwaited();
    }

    private Position position() {
        return match.state().position();
    }

    /** What is asked for, if this is a request rather than a move: such may be made while the opponent thinks. */
    public Optional<Request> request(List<String> texts) {
        Hearing hearing = parser.hear(texts, position(), open().expecting(), Corrections.LAST_WINS);
        return hearing instanceof Hearing.Command command
                ? Optional.of(command.command().request())
                : Optional.empty();
    }

    /** Whether a request is to be answered by the adviser, who thinks of one thing at a time. */
    public static boolean isForAdviser(Request request) {
        return Counsel.isFor(request);
    }

    /** What the player hears of lines that he typed ahead and that a take-back has overtaken. */
    public Announcement typedInVain(String lines) {
        return replies.say("match.typed-in-vain", lines);
    }

    /** For commands that need no more than their name. */
    public static VoiceCommand plain(Request request) {
        return new VoiceCommand(request, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
