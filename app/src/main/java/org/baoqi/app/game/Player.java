package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.MoveAnnouncer;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Question;
import org.baoqi.speech.match.Ruling;
import org.baoqi.speech.words.PositionWords;

/** One person at the phone: his fingers on board and keypad, until what they do is his word to the referee. */
final class Player {
    private final Match match;
    private final Side side;
    private final Conversation conversation;
    private final Sentences sentences;
    private Hand hand = Hand.EMPTY;

    Player(Match match, Side side, Conversation conversation, Sentences sentences) {
        this.match = match;
        this.side = side;
        this.conversation = conversation;
        this.sentences = sentences;
    }

    Side side() {
        return side;
    }

    Hand hand() {
        return hand;
    }

    Conversation conversation() {
        return conversation;
    }

    /** Picks a piece up, or plays the one that is picked up. */
    List<Announcement> tap(Point point) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state(), side);
        if (outOfTurn.isPresent()) return match.grant(outOfTurn.get());
        if (!hand.picked().isPresent() || isOwn(point)) return pick(point);
        return play(new Move(hand.picked().get(), point));
    }

    List<Announcement> play(Move move) {
        MatchState before = state();
        List<Announcement> said = conversation.play(move);
        if (state().turn() != before.turn()) hand = Hand.EMPTY;
        return said;
    }

    private List<Announcement> pick(Point point) {
        if (hand.picked().equals(Optional.of(point))) return putDown();
        Optional<Piece> piece = position().pieceAt(point);
        if (!piece.isPresent()) return refuse("game.pick.EMPTY");
        if (!isOwn(point)) return refuse("game.pick.THEIRS", sentences.words().name(piece.get()));
        if (position().legalMovesFrom(point).isEmpty()) return refuse("game.pick.STUCK", name(point));
        hand = Hand.holding(point);
        return say(sentences.chat("game.picked", name(point)));
    }

    private List<Announcement> putDown() {
        hand = Hand.EMPTY;
        return say(sentences.chat("game.put-down"));
    }

    private boolean isOwn(Point point) {
        return position().pieceAt(point).map(Piece::side).equals(Optional.of(side));
    }

    private String name(Point point) {
        return new PositionWords(sentences.words(), side).point(position(), point);
    }

    /** The next word on the keypad: in a match it binds, in practice the whole move does. */
    List<Announcement> key(MoveWord word) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state(), side);
        if (outOfTurn.isPresent()) return match.grant(outOfTurn.get());
        boolean binds = !state().setup().practice() && !conversation.isSealing();
        boolean free = !binds && state().calling().isSound();
        if (!free) return conversation.key(List.of(word));
        if (!calling().next().contains(word)) return say(moves().wordImpossible(name(word)));
        hand = hand.key(word);
        if (hand.draft().size() + state().turn().words().size() < MoveWord.IN_A_MOVE)
            return say(moves().word(name(word)));
        List<MoveWord> all = hand.draft();
        hand = Hand.EMPTY;
        return conversation.key(all);
    }

    private String name(MoveWord word) {
        return Sentences.word(sentences.words(), word, side);
    }

    private MoveAnnouncer moves() {
        return match.narrator().announcer().moves();
    }

    /** Takes the last word back, where it does not bind. */
    List<Announcement> erase() {
        if (hand.draft().isEmpty())
            return refuse(state().turn().words().isEmpty() ? "game.keypad.nothing-to-erase" : "game.keypad.binds");
        MoveWord last = hand.draft().get(hand.draft().size() - 1);
        hand = hand.erase();
        return say(sentences.chat("game.keypad.erased", name(last)));
    }

    /** Leaves what was begun. */
    List<Announcement> cancel() {
        boolean asked = !(conversation.question() instanceof Question.None);
        conversation.forgetQuestion();
        if (hand.isEmpty() && !asked) return say(sentences.chat("game.nothing-to-cancel"));
        return putDown();
    }

    /** Forgets what was begun. */
    void clear() {
        hand = Hand.EMPTY;
    }

    /** The words said and keyed so far. */
    Calling calling() {
        return calling(state(), hand);
    }

    static Calling calling(MatchState state, Hand hand) {
        Calling calling = state.calling();
        for (MoveWord word : hand.draft())
            if (calling.say(word) instanceof Calling.Answer.Stands stands) calling = stands.now();
        return calling;
    }

    private List<Announcement> refuse(String key, Object... values) {
        return say(sentences.refusal(key, values));
    }

    private List<Announcement> say(Announcement announcement) {
        List<Announcement> said = List.of(announcement);
        conversation.note(said);
        return said;
    }

    private MatchState state() {
        return match.state();
    }

    private Position position() {
        return match.state().position();
    }
}
