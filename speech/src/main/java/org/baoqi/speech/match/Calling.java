package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;

/**
 * 報棋, word by word: what a player has said of his move so far, and what he can say next. Every word is final: the first
 * two bind the piece as a touch does, the last two bind the move. Only a word after which no legal move is left may be
 * corrected. Rule: XQEF 附表七 六3(6), 七4(2)(f).
 *
 * @param words as they were said, a wrong one and those after it included
 */
public record Calling(Position position, CallWays ways, List<MoveWord> words) {
    private static final int NAME_THE_PIECE = 2;

    public Calling {
        words = List.copyOf(words);
    }

    public static Calling begin(Position position) {
        return new Calling(position, CallWays.of(position), List.of());
    }

    /** Begins again for a move that stands on the board (六4(b)): its own words are all that can be said. */
    static Calling again(Position position, Move move) {
        return new Calling(position, CallWays.of(position).only(move), List.of());
    }

    /** After the next word; empty where the call is complete, and nothing can be added. */
    public Optional<Calling> say(MoveWord word) {
        return isComplete() ? Optional.empty() : Optional.of(with(words, word));
    }

    /** After another word for the one that was no move, and without what followed that; empty where all words stand. */
    public Optional<Calling> correct(MoveWord word) {
        return isSound() ? Optional.empty() : Optional.of(with(sound(), word));
    }

    /** The words that a legal move has next: after a wrong word, those that may take its place. */
    public Set<MoveWord> next() {
        List<MoveWord> sound = sound();
        return ways.after(sound).at(sound.size());
    }

    /** The words before the first wrong one. */
    public List<MoveWord> sound() {
        int length = words.size();
        while (ways.after(words.subList(0, length)).isEmpty() && length > 0) length--;
        return words.subList(0, length);
    }

    public boolean isSound() {
        return sound().size() == words.size();
    }

    public boolean isComplete() {
        return words.size() == MoveWord.IN_A_MOVE;
    }

    /** The legal move that was called. */
    public Optional<Move> move() {
        return Optional.ofNullable(ways.moves().get(words));
    }

    /** Whether a piece is bound: two words stand. */
    public boolean bindsPiece() {
        return sound().size() >= NAME_THE_PIECE;
    }

    /** The moves that the words said so far leave the player. */
    public Set<Move> left() {
        return new LinkedHashSet<>(ways.after(sound()).moves().values());
    }

    /** The piece that the first two words bind; of two on a file that they do not tell apart, both. */
    public Set<Point> pieces() {
        Set<Point> named = new LinkedHashSet<>();
        if (bindsPiece()) for (Move move : left()) named.add(move.from());
        return named;
    }

    /** The word that no legal move has there; none where all stand. */
    public List<MoveWord> wrong() {
        int sound = sound().size();
        return words.subList(sound, Math.min(words.size(), sound + 1));
    }

    private Calling with(List<MoveWord> words, MoveWord word) {
        List<MoveWord> more = new ArrayList<>(words);
        more.add(word);
        return new Calling(position, ways, more);
    }
}
