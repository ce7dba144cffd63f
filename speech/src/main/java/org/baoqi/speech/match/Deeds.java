package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;

/** What a player does that binds him: a move and its words, said or made, or a move that he seals. */
final class Deeds {
    private final Match match;
    private final Side player;
    /** Whether the next move is to be sealed rather than played. */
    private boolean sealing;

    Deeds(Match match, Side player) {
        this.match = match;
        this.player = player;
    }

    boolean isSealing() {
        return sealing;
    }

    void seal(boolean next) {
        sealing = next;
    }

    List<Announcement> call(Move move) {
        boolean seals = sealing;
        sealing = false;
        return match.grant(
                seals ? match.table(player).seal(move) : match.turn(player).call(move));
    }

    /** Plays a move on the board where his procedure waits for a hand, his own or his agent's; else calls it. */
    List<Announcement> play(Move move) {
        Progress progress = match.state().turn().progress();
        boolean byHand = !sealing
                && isHisTurn()
                && (progress.allows(Actor.PLAYER, Act.MOVE) || progress.allows(Actor.AGENT, Act.MOVE));
        return byHand ? make(move) : call(move);
    }

    /** What is no move is not made: on a screen no hand slips. */
    private List<Announcement> make(Move move) {
        Ruling ruling = match.state()
                .position()
                .refusal(move)
                .map(Ruling::illegal)
                .orElseGet(() -> match.turn(player).make(move));
        return match.grant(ruling);
    }

    /** Says words until one of them is wrong; the first may correct one that was. */
    List<Announcement> say(List<MoveWord> words) {
        Optional<Move> toSeal = sealing ? move(words) : Optional.empty();
        if (toSeal.isPresent()) return call(toSeal.get());
        List<Announcement> said = List.of();
        for (MoveWord word : words) {
            TurnReferee referee = match.turn(player);
            Ruling ruling = match.state().calling().isSound() ? referee.say(word) : referee.correct(word);
            said = match.grant(ruling);
            boolean goesOn = ruling instanceof Ruling.Granted
                    && isHisTurn()
                    && match.state().calling().isSound();
            if (!goesOn) return said;
        }
        return said;
    }

    private Optional<Move> move(List<MoveWord> words) {
        return new Calling(match.state().position(), CallWays.of(match.state().position()), words).move();
    }

    List<Announcement> take(Act act) {
        TurnReferee referee = match.turn(player);
        return match.grant(act == Act.PRESS ? referee.press() : referee.take(act));
    }

    boolean isHisTurn() {
        return !match.state().isOver() && match.state().sideToMove() == player;
    }
}
