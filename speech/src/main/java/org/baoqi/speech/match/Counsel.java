package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;

/** What the engine says to a player besides its moves: advice in practice, and whether it wants a draw. */
final class Counsel {
    private final Match match;
    private final Side player;
    private final Opponent engine;
    private final Errands errands;
    private final Replies replies;
    /** Whether it thinks of a question, and of a draw. */
    private boolean asked;

    private boolean deciding;
    /** Where it could have claimed a draw and was asked whether it wants to. */
    private Optional<History> passed = Optional.empty();

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
        return asked || deciding;
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

    /** What the machine has to say before it moves: its answer to an offer that waits for it, or a claim of its own. */
    List<Announcement> speak() {
        boolean isMachine =
                match.state().setup().seats().get(player.opposite()).level().isPresent();
        if (deciding || !isMachine) return List.of();
        if (machine().isAnswerable())
            return decide(
                    agrees -> machine().isAnswerable() ? match.grant(machine().answerDraw(agrees)) : List.of());
        return mayClaim() ? claim() : List.of();
    }

    private boolean mayClaim() {
        return machine().mayClaimLimit()
                && !passed.equals(Optional.of(match.state().history()));
    }

    /** 自然限著. Whoever stands better plays on, and is not asked again before he has moved. */
    private List<Announcement> claim() {
        passed = Optional.of(match.state().history());
        return decide(wants ->
                wants && machine().mayClaimLimit() ? match.grant(machine().claimLimit()) : List.of());
    }

    /** Has the engine say whether it wants a draw, and goes on from there. */
    private List<Announcement> decide(Function<Boolean, List<Announcement>> act) {
        MatchState state = match.state();
        deciding = true;
        return errands.send(() -> {
            boolean wants = tried(() -> engine.agreesToDraw(state)).orElse(false);
            return () -> {
                deciding = false;
                return act.apply(wants);
            };
        });
    }

    private TableReferee machine() {
        return match.table(player.opposite());
    }
}
