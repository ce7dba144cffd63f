package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.voice.Request;

/** What the engine says to a player besides its moves: advice in practice, and whether it agrees to a draw. */
final class Counsel {
    private final Match match;
    private final Side player;
    private final Opponent engine;
    private final Errands errands;
    private final Replies replies;
    /** Whether it thinks of a question, and of an offer. */
    private boolean asked;

    private boolean offered;

    Counsel(Match match, Side player, Opponent engine, Errands errands) {
        this.match = match;
        this.player = player;
        this.engine = engine;
        this.errands = errands;
        this.replies = new Replies(match);
    }

    static boolean isFor(Request request) {
        return switch (request) {
            case HINT, EVALUATE, MISSED, OFFER_DRAW -> true;
            default -> false;
        };
    }

    boolean isAwaited() {
        return asked || offered;
    }

    /** A move to play, or only who stands better. */
    List<Announcement> advise(boolean move) {
        MatchState state = match.state();
        if (!state.setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        Optional<Ruling> notNow = Ruling.outOfTurn(state, player);
        if (notNow.isPresent()) return match.grant(notNow.get());
        return ask(() -> engine.advise(state), advice -> advised(state, move ? advice : advice.withoutMove()));
    }

    /** Advice for a position that has gone by is none. */
    private List<Announcement> advised(MatchState about, Opponent.Advice advice) {
        boolean late = match.state().isOver() || !match.state().history().equals(about.history());
        return late ? List.of() : match.grant(match.table(player).advise(advice));
    }

    /** What the player should have played instead of his last move. */
    List<Announcement> hindsight() {
        MatchState state = match.state();
        if (!state.setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        return ask(
                () -> Hindsight.of(state, player, engine),
                sight -> List.of(sight.map(replies::missed).orElseGet(() -> replies.say("game.no-own-move"))));
    }

    private <T> List<Announcement> ask(Supplier<T> thought, Function<T, List<Announcement>> answer) {
        if (asked) return List.of(replies.say("match.wait"));
        asked = true;
        return errands.send(() -> {
            Optional<T> found = tried(thought);
            return () -> {
                asked = false;
                return found.map(answer).orElseGet(() -> List.of(replies.say("match.no-advice")));
            };
        });
    }

    /** A player must not wait for ever for an engine that has failed. */
    private static <T> Optional<T> tried(Supplier<T> thought) {
        try {
            return Optional.of(thought.get());
        } catch (RuntimeException failed) {
            return Optional.empty();
        }
    }

    /** The machine's answer to an offer that waits for it. */
    List<Announcement> answerOffer() {
        MatchState state = match.state();
        boolean isMachine = state.setup().seats().get(player.opposite()).level().isPresent();
        if (offered || !isMachine || !machine().isAnswerable()) return List.of();
        offered = true;
        return errands.send(() -> {
            boolean agrees = tried(() -> engine.agreesToDraw(state)).orElse(false);
            return () -> {
                offered = false;
                return machine().isAnswerable() ? match.grant(machine().answerDraw(agrees)) : List.of();
            };
        });
    }

    private TableReferee machine() {
        return match.table(player.opposite());
    }
}
