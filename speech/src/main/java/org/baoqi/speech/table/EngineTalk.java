package org.baoqi.speech.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.EngineAnnouncer;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.referee.TableReferee;
import org.baoqi.speech.words.Words;

/**
 * The engine's words at a table, besides its moves: advice to a player in practice, its answer to an offer of a draw, its
 * own claim of one. It thinks away from the table, so that the clock is heard on time.
 */
final class EngineTalk {
    private final Match match;
    private final Opponent engine;
    private final Errand errand;
    /** Whether it thinks of a question, and of a draw. */
    private boolean asked;

    private boolean deciding;
    /** Where it could have claimed a draw and was asked whether it wants to. */
    private Optional<History> passed = Optional.empty();

    /** Has something thought of away from the table, and the answer dealt with at the table. */
    interface Errand {
        <T> void send(Supplier<T> thought, Function<T, List<Announcement>> answer);
    }

    EngineTalk(Match match, Opponent engine, Errand errand) {
        this.match = match;
        this.engine = engine;
        this.errand = errand;
    }

    static boolean isFor(Request request) {
        return switch (request) {
            case HINT, EVALUATE, MISSED -> true;
            default -> false;
        };
    }

    /** Whether it has yet to answer: then a further question to it, or a move, should wait. */
    boolean isAwaited() {
        return asked || deciding;
    }

    List<Announcement> answer(Side player, Request request) {
        return request == Request.MISSED ? hindsight(player) : advise(player, request == Request.HINT);
    }

    /** A move to play, or only who stands better. */
    private List<Announcement> advise(Side player, boolean move) {
        MatchState state = match.state();
        if (!state.setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        Optional<Ruling> notNow = Ruling.outOfTurn(state, player);
        if (notNow.isPresent()) return match.grant(notNow.get());
        return ask(() -> engine.advise(state), advice -> advised(player, state, move ? advice : advice.withoutMove()));
    }

    /** Advice for a position that has gone by is none. */
    private List<Announcement> advised(Side player, MatchState about, Opponent.Advice advice) {
        boolean late = match.state().isOver() || !match.state().history().equals(about.history());
        return late ? List.of() : match.grant(match.table(player).advise(advice.move(), advice.score(), advice.mate()));
    }

    /** Tells the player which move would have been better than his last. */
    private List<Announcement> hindsight(Side player) {
        MatchState state = match.state();
        if (!state.setup().practice()) return match.grant(Ruling.refused(Ruling.Reason.NOT_IN_A_MATCH));
        return ask(
                () -> BetterMove.of(state, player, engine),
                sight -> List.of(
                        sight.map(this::missed).orElseGet(() -> announcer().chat(words().say("game.no-own-move")))));
    }

    private Announcement missed(BetterMove sight) {
        return announcer().engine().missed(sight.before(), sight.played(), sight.better(), sight.missed());
    }

    private <T> List<Announcement> ask(Supplier<T> thought, Function<T, List<Announcement>> answer) {
        if (asked) return List.of(announcer().chat(words().say("match.wait")));
        asked = true;
        errand.send(() -> tried(thought), found -> {
            asked = false;
            return found.map(answer).orElseGet(() -> List.of(announcer().chat(words().say("match.no-advice"))));
        });
        return List.of();
    }

    /** A player must not wait for ever for an engine that has failed. */
    private static <T> Optional<T> tried(Supplier<T> thought) {
        try {
            return Optional.of(thought.get());
        } catch (RuntimeException failed) {
            return Optional.empty();
        }
    }

    /** Lets the machine of a side speak before it moves: it answers an offer that waits, or makes a claim of its own. */
    void speakFor(Side machine) {
        if (deciding) return;
        if (referee(machine).isAnswerable())
            decide(agrees -> referee(machine).isAnswerable()
                    ? match.grant(referee(machine).answerDraw(agrees))
                    : List.of());
        else if (mayClaim(machine)) claim(machine);
    }

    private boolean mayClaim(Side machine) {
        return referee(machine).mayClaimLimit()
                && !passed.equals(Optional.of(match.state().history()));
    }

    /** 自然限著. Whoever stands better plays on, and is not asked again before he has moved. */
    private void claim(Side machine) {
        passed = Optional.of(match.state().history());
        decide(wants -> wants && referee(machine).mayClaimLimit()
                ? match.grant(referee(machine).claimLimit())
                : List.of());
    }

    /** Has the engine say whether it wants a draw, and goes on from there. */
    private void decide(Function<Boolean, List<Announcement>> act) {
        MatchState state = match.state();
        deciding = true;
        errand.send(() -> tried(() -> engine.agreesToDraw(state)).orElse(false), wants -> {
            deciding = false;
            return act.apply(wants);
        });
    }

    private TableReferee referee(Side machine) {
        return match.table(machine);
    }

    private Announcer announcer() {
        return match.narrator().announcer();
    }

    private Words words() {
        return match.narrator().words();
    }

    /**
     * 覆盤一著: a player's last move beside the one that the engine would have played.
     *
     * @param before the position he moved in
     * @param missed how much better the other move was
     */
    private record BetterMove(Position before, Move played, Move better, EngineAnnouncer.Missed missed) {
        private static final int MATE = 30_000;
        /** Less than this is a matter of taste. */
        private static final int SLIGHT = 60;

        private static final int CLEAR = 200;

        /** Empty where the player has not moved yet. Asks the engine twice, and waits. */
        static Optional<BetterMove> of(MatchState state, Side player, Opponent adviser) {
            List<History.Ply> plies = state.history().plies();
            for (int back = 1; back <= plies.size(); back++)
                if (plies.get(plies.size() - back).mover() == player) return Optional.of(of(state, back, adviser));
            return Optional.empty();
        }

        private static BetterMove of(MatchState state, int back, Opponent adviser) {
            History.Ply ply =
                    state.history().plies().get(state.history().plies().size() - back);
            Opponent.Advice best = adviser.advise(earlier(state, back));
            Move better = best.move().orElse(ply.move());
            boolean same = better.equals(ply.move()) || ply.after().legalMoves().isEmpty();
            return new BetterMove(
                    ply.before(),
                    ply.move(),
                    better,
                    same ? EngineAnnouncer.Missed.NOTHING : missed(best, adviser.advise(earlier(state, back - 1))));
        }

        private static MatchState earlier(MatchState state, int back) {
            return state.with(state.history().back(back));
        }

        /** @param reply what the opponent had after the move that was played */
        private static EngineAnnouncer.Missed missed(Opponent.Advice best, Opponent.Advice reply) {
            int lost = value(best) + value(reply);
            if (lost < SLIGHT) return EngineAnnouncer.Missed.NOTHING;
            if (best.mate() > 0) return EngineAnnouncer.Missed.A_MATE;
            if (reply.mate() > 0) return EngineAnnouncer.Missed.THEIR_MATE;
            return lost < CLEAR ? EngineAnnouncer.Missed.A_LITTLE : EngineAnnouncer.Missed.MUCH;
        }

        private static int value(Opponent.Advice advice) {
            if (advice.mate() == 0) return advice.score();
            return advice.mate() > 0 ? MATE - advice.mate() : -MATE - advice.mate();
        }
    }
}
