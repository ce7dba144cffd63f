package org.baoqi.speech.announce;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Refusal;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.speech.words.Words;

/** 報棋 in words: what a player says, what he plays, and what is wrong with it. */
public record MoveAnnouncer(Speaker speaker, Verbosity verbosity) {
    /** More moves are not remembered by ear. */
    private static final int MOST_NAMED = 4;

    /** A move that stands: 炮二進七，吃馬，將軍. */
    public Announcement played(Position before, Move move) {
        return speaker.announce(Priority.MOVE, Optional.of(sound(before, move)), text(before, move));
    }

    /** A move that a side has announced and not yet played. */
    public Announcement announced(Position before, Move move) {
        return speaker.say(Priority.MOVE, "announce.announced", before.sideToMove(), bare(before, move));
    }

    /** One word of an announcement, given back as it was understood (六3(6)(a), 七4(2)(f)(i)). */
    public Announcement word(String word) {
        return speaker.say(Priority.MOVE, "announce.word", word);
    }

    /** A word that no move can follow: this word, and no other, may be said anew (六3(6)(b), 七4(2)(f)(ii)). */
    public Announcement wordImpossible(String word) {
        return refused("announce.word-impossible", word);
    }

    /** A player wants to change a word that binds him (六3(6)(a), 七4(2)(f)(i)). */
    public Announcement wordFinal(String said) {
        return refused("announce.word-final", said);
    }

    /** Asks whether a move was understood rightly, before it binds: a recogniser's mishearing is not the player's word. */
    public Announcement confirm(Position before, Move move) {
        return speaker.say(Priority.MOVE, Earcon.QUESTION, "announce.confirm", bare(before, move));
    }

    /** Moves to choose from by number. */
    public Announcement choices(Position before, List<Move> moves) {
        Speaker.Text list = choice(before, moves, 0);
        for (int i = 1; i < moves.size(); i++)
            list = speaker.text("announce.choices.join", list, choice(before, moves, i));
        return speaker.say(
                Priority.MOVE,
                Earcon.QUESTION,
                "announce.choices",
                speaker.words().count(moves.size()),
                list);
    }

    private Speaker.Text choice(Position before, List<Move> moves, int index) {
        return speaker.text("announce.choice", index + 1, bare(before, moves.get(index)));
    }

    /** Why a move cannot be played, with points as its player counts them, and what could be. */
    public Announcement illegal(Position before, Refusal why) {
        return refused("announce.illegal", speaker.words().refusal(why, before.sideToMove()), possible(before, why));
    }

    /** The moves of the piece that was to move, or else all, if they are few enough to be heard; otherwise how to ask for them. */
    private Speaker.Text possible(Position before, Refusal why) {
        Optional<Piece> piece = why.details().stream()
                .filter(detail -> detail instanceof Piece own && own.side() == before.sideToMove())
                .map(Piece.class::cast)
                .findFirst();
        List<Move> all = before.legalMoves();
        List<Move> moves = all.stream()
                .filter(move -> before.pieceAt(move.from()).equals(piece))
                .collect(Collectors.toList());
        if (moves.isEmpty()) moves = all;
        if (moves.isEmpty()) return MoveText.same("");
        if (moves.size() <= MOST_NAMED) return speaker.text("announce.possible", list(before, moves));
        Words words = speaker.words();
        String question = moves == all
                ? words.say("command.PIECES", words.say("command.owner.MINE"))
                : words.say("command.LEGAL_MOVES", "", words.name(piece.get()));
        return speaker.text("announce.possible.ask", question);
    }

    private Speaker.Text list(Position before, List<Move> moves) {
        Speaker.Text list = bare(before, moves.get(0));
        for (Move move : moves.subList(1, moves.size()))
            list = speaker.text("announce.possible.join", list, bare(before, move));
        return list;
    }

    public Announcement notUnderstood(String heard) {
        return refused("announce.not-understood", heard);
    }

    /** Nothing was understood. The text of a recogniser is not repeated: it may be anything. */
    public Announcement notHeard() {
        return refused("voice.unknown");
    }

    /** The referee says the move of a player who does not know the notation; he says it after him (六3(7), 七4(2)(c)). */
    public Announcement sayAfterReferee(Position before, Move move) {
        return speaker.say(Priority.MOVE, Earcon.QUESTION, "announce.say-after", bare(before, move));
    }

    /** Two boards: the opponent says the move again and plays it on his own (七4(2)(g)(ii)). */
    public Announcement sayAgainAndPlay(Position before, Move move) {
        Side opponent = before.sideToMove().opposite();
        return speaker.say(Priority.MOVE, Earcon.QUESTION, "announce.say-again", opponent, bare(before, move));
    }

    /** The same where he cannot speak: who announces for him says it again for him, too (七4(2)(d)). */
    public Announcement playAgain(Helper helper, Position before, Move move) {
        Side opponent = before.sideToMove().opposite();
        return speaker.say(
                Priority.MOVE, Earcon.QUESTION, "announce.say-again-for." + helper, opponent, bare(before, move));
    }

    /** Somebody announces for a player who cannot speak (七4(2)(d)). */
    public Announcement announcedFor(Helper helper, Position before, Move move) {
        return helped("announce.announced-for.", helper, before, move);
    }

    /** Somebody moves for a player who announced and cannot move (六3(5), 七4(3)). */
    public Announcement playedFor(Helper helper, Position before, Move move) {
        return helped("announce.played-for.", helper, before, move);
    }

    private Announcement helped(String key, Helper helper, Position before, Move move) {
        return speaker.say(Priority.MOVE, sound(before, move), key + helper, before.sideToMove(), text(before, move));
    }

    /** The outcome of comparing call and move after the press (六4, 七5). */
    public Announcement compared(CallCheck.Answer answer) {
        return answer == CallCheck.Answer.AGREED
                ? speaker.say(Priority.CHAT, "call." + answer)
                : refused("call." + answer);
    }

    /** A move taken back in practice. */
    public Announcement undone(Position before, Move move) {
        return speaker.say(Priority.MOVE, "announce.undone", bare(before, move), before.sideToMove());
    }

    /** The last move, for who asks. */
    public Announcement last(Position before, Move move) {
        return speaker.say(Priority.CHAT, "announce.last", before.sideToMove(), text(before, move));
    }

    /** Whose turn it is, and whether he is in check. */
    public Announcement turn(Position position) {
        Side side = position.sideToMove();
        return speaker.say(Priority.CHAT, position.isInCheck(side) ? "turn.check" : "turn", side);
    }

    private Announcement refused(String key, Object... values) {
        return speaker.say(Priority.ALERT, Earcon.REFUSED, key, values);
    }

    private static Earcon sound(Position before, Move move) {
        if (MoveText.checks(before, move)) return Earcon.CHECK;
        return before.pieceAt(move.to()).isPresent() ? Earcon.CAPTURE : Earcon.MOVE;
    }

    private Speaker.Text text(Position before, Move move) {
        return new MoveText(speaker, verbosity).of(before, move);
    }

    private Speaker.Text bare(Position before, Move move) {
        return new MoveText(speaker, verbosity).bare(before, move);
    }

    /** Who announces or moves for a player who cannot (XQEF 附表七 六3(5), 七4(2)(d), 七4(3)). */
    public enum Helper {
        /** 監局裁判. */
        REFEREE,
        /** 助手, 代理: named by the player before the game. */
        AGENT
    }
}
