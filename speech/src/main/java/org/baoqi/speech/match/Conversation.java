package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.speech.RecordWords;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.voice.Corrections;
import org.baoqi.speech.voice.Hearing;
import org.baoqi.speech.voice.HearingWords;
import org.baoqi.speech.voice.MissingWord;
import org.baoqi.speech.voice.Request;
import org.baoqi.speech.voice.VoiceCommand;
import org.baoqi.speech.voice.VoiceParser;

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
    private final Opponent adviser;
    private final Habits habits;
    private Question question = NOTHING;
    /** Whether the next move is to be sealed rather than played. */
    private boolean sealing;

    private List<Announcement> lastSaid = List.of();

    /**
     * @param strict whether an illegal move, given in full, binds up to its wrong word as it does when it is said word by
     *     word
     * @param readBack whether every move is read back first: for words that come from a recogniser
     */
    public record Habits(boolean strict, boolean readBack) {}

    public Conversation(Match match, Side player, VoiceParser parser, Opponent adviser, Habits habits) {
        this.match = match;
        this.player = player;
        this.parser = parser;
        this.adviser = adviser;
        this.habits = habits;
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
        return noted(moves() ? make(move) : call(move));
    }

    /** The next words of his announcement, keyed. */
    public List<Announcement> key(List<MoveWord> words) {
        question = NOTHING;
        return noted(words(words));
    }

    /** A step that needs no words: the press of the clock, a signal, a repetition. */
    public List<Announcement> take(Act act) {
        question = NOTHING;
        TurnReferee referee = match.turn(player);
        return noted(match.grant(act == Act.PRESS ? referee.press() : referee.take(act)));
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
        String first = texts.get(0);
        boolean written = question == NOTHING && !readBack && isMyTurn();
        Optional<List<Announcement>> move = written ? written(first) : Optional.empty();
        return move.isPresent() ? move.get() : heard(texts);
    }

    private Optional<List<Announcement>> written(String line) {
        Resolution answer = WrittenMove.read(line, position());
        if (answer instanceof Resolution.Legal legal) return Optional.of(call(legal.move()));
        if (answer instanceof Resolution.Ambiguous several) return Optional.of(which(several.choices()));
        if (answer instanceof Resolution.NotUnderstood) return sealing ? Optional.empty() : partial(line);
        if (habits.strict && !sealing && MoveWord.read(line).isPresent())
            return Optional.of(words(MoveWord.read(line).get()));
        return Optional.of(List.of(illegal(line, answer)));
    }

    /** Some words of a move, 炮二 or 平五. Letters alone are no words: they stand for commands. */
    private Optional<List<Announcement>> partial(String line) {
        if (line.matches(".*[A-Za-z].*")) return Optional.empty();
        return MoveWord.read(line)
                .filter(words -> !words.isEmpty() && words.size() <= MoveWord.IN_A_MOVE)
                .map(this::words);
    }

    /** Says words until one of them is wrong; the first may correct one that was. */
    private List<Announcement> words(List<MoveWord> words) {
        List<Announcement> said = List.of();
        for (MoveWord word : words) {
            TurnReferee referee = match.turn(player);
            Ruling ruling = match.state().calling().isSound() ? referee.say(word) : referee.correct(word);
            said = match.grant(ruling);
            boolean goesOn = ruling instanceof Ruling.Granted
                    && isMyTurn()
                    && match.state().calling().isSound();
            if (!goesOn) return said;
        }
        return said;
    }

    private List<Announcement> heard(List<String> texts) {
        Corrections corrections = match.state().setup().practice() ? Corrections.LAST_WINS : Corrections.FIRST_STANDS;
        Hearing hearing = question instanceof Question.WhichWord asked
                ? parser.hear(texts, asked.missing(), corrections)
                : parser.hear(texts, position(), open().expecting(), corrections);
        if (hearing instanceof Hearing.Command command) return request(command.command());
        question = NOTHING;
        if (!isMyTurn()) return match.grant(Ruling.refused(notNow()));
        if (hearing instanceof Hearing.Sure sure) return isItThis(sure.move());
        if (hearing instanceof Hearing.Confirm likely) return isItThis(likely.move());
        if (hearing instanceof Hearing.Choices several)
            return several.missing().map(this::whichWord).orElseGet(() -> which(several.moves()));
        if (hearing instanceof Hearing.Illegal illegal) return List.of(illegal(texts.get(0), illegal.why()));
        return List.of(match.narrator().announcer().moves().notUnderstood(texts.get(0)));
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
        if (!asksBack) return command(command);
        question = new Question.IsItThat(command);
        String said = new HearingWords(match.narrator().words(), position()).command(command);
        return ask(match.narrator().words().say("announce.confirm", said));
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
            case HINT -> advice(true);
            case EVALUATE -> advice(false);
            case MISSED -> missed();
            case TAKE_BACK -> match.grant(match.table(player).takeBack());
            case OFFER_DRAW -> offerDraw();
            case ACCEPT_DRAW -> match.grant(match.table(player).answerDraw(true));
            case REFUSE_DRAW -> match.grant(match.table(player).answerDraw(false));
            case RESIGN -> resign();
            case ADJOURN -> adjourn();
            case CLAIM_NATURAL_LIMIT -> match.grant(match.table(player).claimLimit());
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
        if (asked instanceof Question.IsItThis it) return call(it.move());
        if (asked instanceof Question.Resign)
            return match.grant(match.table(player).resign());
        if (asked instanceof Question.IsItThat that) return command(that.command());
        if (asked instanceof Question.IsItRight) return verify(true);
        return say("match.nothing-asked");
    }

    private List<Announcement> no(Question asked) {
        sealing = false;
        return asked instanceof Question.IsItRight ? verify(false) : say("match.no");
    }

    private List<Announcement> verify(boolean right) {
        return match.grant(match.table(player).verify(right));
    }

    /** 封棋: asks for the move that is played when the match goes on. */
    private List<Announcement> adjourn() {
        if (!isMyTurn()) return match.grant(Ruling.refused(notNow()));
        sealing = true;
        return ask(match.narrator().words().say("match.seal"));
    }

    private List<Announcement> choose(Question asked, Optional<Integer> number) {
        if (!(asked instanceof Question.Which which)) return say("match.nothing-asked");
        int index = number.orElse(0) - 1;
        if (index < 0 || index >= which.moves().size()) return which(which.moves());
        return call(which.moves().get(index));
    }

    private List<Announcement> call(Move move) {
        boolean seals = sealing;
        sealing = false;
        return match.grant(
                seals ? match.table(player).seal(move) : match.turn(player).call(move));
    }

    /** Whether a hand at the board is what his procedure waits for, his own or his agent's. */
    private boolean moves() {
        Progress progress = match.state().turn().progress();
        return isMyTurn() && (progress.allows(Actor.PLAYER, Act.MOVE) || progress.allows(Actor.AGENT, Act.MOVE));
    }

    /** What is no move is not made: on a screen no hand slips. */
    private List<Announcement> make(Move move) {
        Ruling ruling = position()
                .refusal(move)
                .map(Ruling::illegal)
                .orElseGet(() -> match.turn(player).make(move));
        return match.grant(ruling);
    }

    private List<Announcement> isItThis(Move move) {
        question = new Question.IsItThis(move);
        return List.of(match.narrator().announcer().moves().confirm(position(), move));
    }

    private List<Announcement> which(List<Move> moves) {
        question = new Question.Which(moves);
        return List.of(match.narrator().announcer().moves().choices(position(), moves));
    }

    /** Too many to name one after the other: the word that was not heard tells them apart. */
    private List<Announcement> whichWord(MissingWord missing) {
        question = new Question.WhichWord(missing);
        return ask(new HearingWords(match.narrator().words(), position()).asked(missing));
    }

    private List<Announcement> ask(String sentence) {
        return List.of(match.narrator().say(Priority.MOVE, Optional.of(Earcon.QUESTION), sentence));
    }

    private List<Announcement> resign() {
        if (match.state().isOver()) return match.grant(Ruling.refused(Ruling.Reason.OVER));
        question = new Question.Resign();
        return List.of(match.narrator().announcer().game().confirmResignation(player));
    }

    /** Where the book lets an offer be answered at once, it is. */
    private List<Announcement> offerDraw() {
        List<Announcement> said =
                new ArrayList<>(match.grant(match.table(player).offerDraw()));
        said.addAll(machineAnswers());
        return said;
    }

    /** The machine's answer to an offer that waits for it. */
    public List<Announcement> machineAnswers() {
        TableReferee machine = match.table(player.opposite());
        boolean isMachine =
                match.state().setup().seats().get(player.opposite()).level().isPresent();
        return isMachine && machine.isAnswerable()
                ? match.grant(machine.answerDraw(adviser.agreesToDraw(match.state())))
                : List.of();
    }

    private List<Announcement> advice(boolean move) {
        MatchState state = match.state();
        if (!state.setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        if (!isMyTurn()) return match.grant(Ruling.refused(notNow()));
        Opponent.Advice advice = adviser.advise(state);
        return match.grant(match.table(player)
                .advise(move ? advice : new Opponent.Advice(Optional.empty(), advice.score(), advice.mate())));
    }

    private List<Announcement> missed() {
        if (!match.state().setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        return Hindsight.of(match.state(), player, adviser)
                .map(sight -> List.of(match.narrator()
                        .announcer()
                        .engine()
                        .missed(sight.before(), sight.played(), sight.better(), sight.missed())))
                .orElseGet(() -> say("game.no-own-move"));
    }

    private Announcement illegal(String text, Resolution why) {
        if (why instanceof Resolution.Illegal illegal)
            return match.narrator().announcer().moves().illegal(position(), illegal.why());
        String sentence = new RecordWords(match.narrator().words()).answer(position(), text, why);
        return match.narrator().say(Priority.ALERT, Optional.of(Earcon.REFUSED), sentence);
    }

    private List<Announcement> say(String key) {
        return List.of(match.narrator()
                .say(Priority.CHAT, Optional.empty(), match.narrator().words().say(key)));
    }

    private boolean isMyTurn() {
        return !match.state().isOver() && match.state().sideToMove() == player;
    }

    private Position position() {
        return match.state().position();
    }

    /** Whether this is a request rather than a move: such may be made while the opponent thinks. */
    public boolean isRequest(List<String> texts) {
        Hearing hearing = parser.hear(texts, position(), open().expecting(), Corrections.LAST_WINS);
        return hearing instanceof Hearing.Command;
    }

    /** For commands that need no more than their name. */
    public static VoiceCommand plain(Request request) {
        return new VoiceCommand(request, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
