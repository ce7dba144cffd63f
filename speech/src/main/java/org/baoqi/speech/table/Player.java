package org.baoqi.speech.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.narrate.CallText;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.talk.Hand;
import org.baoqi.speech.talk.Keystrokes;
import org.baoqi.speech.talk.Meaning;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.talk.TouchableBoard.Tap;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/**
 * One person who plays, or looks on: takes what he types, says, keys and taps, asks him back, and puts what he means to a referee. It is
 * the same for a player at the table and for one whose referee sits at another phone; only the {@link Referee} differs.
 *
 * <p>Each method answers with what he is told at once. Only ever used on one thread.
 */
public final class Player {
    private final Optional<Side> side;
    private final Supplier<MatchState> match;
    private final Referee referee;
    private final Narrator narrator;
    private final Ear<Void> ear;
    private Hand hand = Hand.EMPTY;
    private List<Announcement> lastSaid = List.of();
    private Predicate<Request> voice = how -> false;

    /** Rules on what a player does: the table at which he sits, or one at the other end of a link. */
    @FunctionalInterface
    public interface Referee {
        /** The answer that he hears at once; nothing where it comes over a link. */
        List<Announcement> rule(PlayerInput input);
    }

    /**
     * @param side empty for an observer
     * @param match the match as he has it
     */
    public Player(
            Optional<Side> side,
            Supplier<MatchState> match,
            Referee referee,
            Narrator narrator,
            VoiceParser parser,
            Ear.Habits habits) {
        this.side = side;
        this.match = match;
        this.referee = referee;
        this.narrator = narrator;
        this.ear = new Ear<>(() -> parser, narrator.announcer(), habits, Ear.Commands.none());
    }

    /** The side he plays; empty for an observer. */
    public Optional<Side> side() {
        return side;
    }

    /** By whose numbers points are named to him: an observer counts as Red does. */
    private Side counting() {
        return side.orElse(Side.RED);
    }

    public Hand hand() {
        return hand;
    }

    /** The question that he has not yet answered. */
    public Question question() {
        return ear.question(now());
    }

    /** @param change makes the voice that speaks to him faster or louder, and answers whether it can */
    void onVoice(Predicate<Request> change) {
        voice = change;
    }

    /** Keeps in mind what others tell him, for when he asks to hear it again. */
    public void note(List<Announcement> said) {
        if (!said.isEmpty()) lastSaid = said;
    }

    /** The announcements that he heard last. */
    public List<Announcement> lastSaid() {
        return lastSaid;
    }

    /** Forgets what he has begun: a move was made or taken back meanwhile. */
    public void clear() {
        hand = Hand.EMPTY;
    }

    /** Forgets what he was asked, too: a move was made or taken back elsewhere. */
    public void clearAll() {
        clear();
        ear.forget();
    }

    /** The best texts of a recogniser. */
    public List<Announcement> hear(List<String> texts) {
        return perform(ear.hear(texts, now()));
    }

    /** A line that he typed and could read over: it is his word, however he is listened to. */
    public List<Announcement> read(String line) {
        return perform(ear.read(line, now()));
    }

    /** A request from a button. */
    public List<Announcement> ask(VoiceCommand command) {
        return perform(ear.ask(command, now()));
    }

    /** Whether a line is a request, which may be made at any time. */
    public Optional<Request> request(String line) {
        return ear.request(line, now());
    }

    /** A move that he points out on the board or in a list. */
    public List<Announcement> play(Move move) {
        Meaning<Void> meaning = ear.move(move);
        MatchState before = state();
        List<Announcement> said =
                put(meaning instanceof Meaning.Seal ? new PlayerInput.Seal(move) : new PlayerInput.Play(move));
        boolean answeredLater = said.isEmpty();
        if (answeredLater || state().turn() != before.turn()) clear();
        return said;
    }

    /** A step that needs no words: the press of the clock, a signal, a repetition. */
    public List<Announcement> take(Act act) {
        ear.forget();
        return put(new PlayerInput.Take(act));
    }

    /** The board as it is under his fingers. */
    public TouchableBoard board() {
        return side.isPresent()
                ? TouchableBoard.of(state(), side.get(), hand.picked())
                : TouchableBoard.looked(state().position());
    }

    /** A double tap, Enter, or a finger that stays. */
    public List<Announcement> tap(Point point) {
        Tap tap = board().tap(point);
        if (tap instanceof Tap.Pick pick) return pick(pick.at());
        if (tap instanceof Tap.PutDown) return putDown();
        if (tap instanceof Tap.Place place) return play(place.move());
        return look((Tap.Look) tap);
    }

    private List<Announcement> pick(Point at) {
        hand = Hand.holding(at);
        return say(announcer().chat(words().say("game.picked", name(at))));
    }

    private List<Announcement> putDown() {
        clear();
        return say(announcer().chat(words().say("game.put-down")));
    }

    private List<Announcement> look(Tap.Look look) {
        return switch (look.why()) {
            case LOOKING -> looking(look.at());
            case THEIRS -> refuse("game.pick.THEIRS", words().name(piece(look.at())));
            case STUCK -> refuse("game.pick.STUCK", name(look.at()));
            case EMPTY -> refuse("game.pick.EMPTY");
            case ILLEGAL -> illegal(new Move(hand.picked().orElseThrow(IllegalStateException::new), look.at()));
        };
    }

    /** Who is not to move is told so; an observer hears what stands there. */
    private List<Announcement> looking(Point at) {
        Optional<Ruling> notNow = side.flatMap(player -> Ruling.outOfTurn(state(), player));
        return notNow.isPresent()
                ? say(refused((Ruling.Refused) notNow.get()))
                : say(announcer().chat(words().say("query.sentence", name(at))));
    }

    private List<Announcement> illegal(Move move) {
        Ruling ruling =
                position().refusal(move).map(Ruling::illegal).orElseGet(() -> Ruling.refused(Ruling.Reason.BOUND));
        return say(refused((Ruling.Refused) ruling));
    }

    private Piece piece(Point at) {
        return position().pieceAt(at).orElseThrow(IllegalStateException::new);
    }

    private String name(Point at) {
        return new PositionWords(words(), counting()).point(position(), at);
    }

    /** The next word on the keypad: in a match it binds, in practice the whole move does. */
    public List<Announcement> key(MoveWord word) {
        Optional<Ruling> notNow = Ruling.outOfTurn(state(), side);
        if (notNow.isPresent()) return say(refused((Ruling.Refused) notNow.get()));
        ear.forget();
        boolean binds = !state().setup().practice() && !ear.isSealing();
        if (binds || !state().calling().isSound()) return put(new PlayerInput.Say(List.of(word)));
        if (!calling().next().contains(word)) return say(announcer().moves().wordImpossible(name(word)));
        hand = hand.key(word);
        if (hand.draft().size() + state().turn().words().size() < MoveWord.IN_A_MOVE)
            return say(announcer().moves().word(name(word)));
        Optional<Move> whole = calling().move();
        List<MoveWord> words = hand.draft();
        clear();
        return ear.isSealing() && whole.isPresent() ? perform(ear.move(whole.get())) : put(new PlayerInput.Say(words));
    }

    private String name(MoveWord word) {
        return CallText.key(word, counting(), words());
    }

    /** Takes the last word back, where it does not bind. */
    public List<Announcement> erase() {
        if (!side.isPresent()) return say(refused(new Ruling.Refused(Ruling.Reason.OBSERVES, Optional.empty())));
        if (hand.draft().isEmpty())
            return refuse(state().turn().words().isEmpty() ? "game.keypad.nothing-to-erase" : "game.keypad.binds");
        MoveWord last = hand.draft().get(hand.draft().size() - 1);
        hand = hand.erase();
        return say(announcer().chat(words().say("game.keypad.erased", name(last))));
    }

    /** Leaves what was begun: a word, a piece, a question. */
    public List<Announcement> cancel() {
        Question question = question();
        boolean asked = !(question instanceof Question.None
                || question instanceof Question.IsItRight
                || question instanceof Question.DoYouAgree);
        ear.forget();
        if (hand.isEmpty() && !asked) return say(announcer().chat(words().say("game.nothing-to-cancel")));
        return putDown();
    }

    /** One sign from a keyboard or a braille display; nothing where it means nothing. */
    public List<Announcement> stroke(char sign) {
        boolean choosing = question() instanceof Question.Which;
        Keystrokes.Stroke stroke =
                Keystrokes.read(sign, calling().next(), choosing).orElse(null);
        if (stroke instanceof Keystrokes.Stroke.Word word) return key(word.word());
        if (stroke instanceof Keystrokes.Stroke.Command command) return ask(command.command());
        return List.of();
    }

    /** The words said and keyed so far. */
    public Calling calling() {
        Calling calling = state().calling();
        for (MoveWord word : hand.draft())
            calling = calling.say(word).filter(Calling::isSound).orElse(calling);
        return calling;
    }

    private List<Announcement> perform(Meaning<Void> meaning) {
        if (meaning instanceof Meaning.Play<Void> play) return put(new PlayerInput.Call(play.move()));
        if (meaning instanceof Meaning.Seal<Void> seal) return put(new PlayerInput.Seal(seal.move()));
        if (meaning instanceof Meaning.Words<Void> words) return say(words.words());
        if (meaning instanceof Meaning.Request<Void> request) return request(request.command());
        if (meaning instanceof Meaning.Verify<Void> verify) return put(new PlayerInput.Verify(verify.right()));
        if (meaning instanceof Meaning.Again) return lastSaid;
        if (meaning instanceof Meaning.NotNow<Void> notNow)
            return say(refused(new Ruling.Refused(notNow.reason(), Optional.empty())));
        return say(((Meaning.Reply<Void>) meaning).said());
    }

    private List<Announcement> say(List<MoveWord> words) {
        Optional<Move> sealed = ear.isSealing()
                ? new Calling(position(), Calling.begin(position()).ways(), words).move()
                : Optional.empty();
        return sealed.isPresent() ? perform(ear.move(sealed.get())) : put(new PlayerInput.Say(words));
    }

    private List<Announcement> request(VoiceCommand command) {
        if (command.request().isForTheVoice())
            return say(announcer()
                    .chat(words().say(voice.test(command.request()) ? "voice.changed" : "voice.in-settings")));
        return command.request() == Request.STOP ? List.of() : put(new PlayerInput.Ask(command));
    }

    private List<Announcement> put(PlayerInput input) {
        List<Announcement> said = referee.rule(input);
        note(said);
        return said;
    }

    private Announcement refused(Ruling.Refused why) {
        return narrator.refused(state(), why);
    }

    private List<Announcement> refuse(String key, Object... values) {
        return say(announcer().refusal(words().say(key, values)));
    }

    private List<Announcement> say(Announcement announcement) {
        List<Announcement> said = List.of(announcement);
        note(said);
        return said;
    }

    private Ear.Context now() {
        return Ear.Context.of(state(), side);
    }

    private MatchState state() {
        return match.get();
    }

    private Position position() {
        return state().position();
    }

    private Announcer announcer() {
        return narrator.announcer();
    }

    private Words words() {
        return narrator.words();
    }
}
