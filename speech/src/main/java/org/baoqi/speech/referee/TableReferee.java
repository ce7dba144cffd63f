package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.DrawOffers;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.Verification.Stage;
import org.baoqi.speech.referee.Ruling.Reason;

/** Judges what a side wants besides moving: a draw, the end, a move taken back, a claim. */
public final class TableReferee {
    /** One's own move and the answer to it. */
    private static final int A_ROUND = 2;

    private final MatchState state;
    private final Side side;
    private final Duration at;

    public TableReferee(MatchState state, Side side, Duration at) {
        this.state = state;
        this.side = side;
        this.at = at;
    }

    public Ruling offerDraw() {
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        if (!state.clock().running().isPresent()) return Ruling.refused(Reason.CLOCK_STANDS);
        return offers().objection(side, state.position(), state.offers())
                .map(fault -> Ruling.refused(Reason.valueOf("OFFER_" + fault)))
                .orElseGet(() -> granted(new TableEvent.DrawOffered(at, side)));
    }

    public Ruling answerDraw(boolean accept) {
        if (!isAnswerable()) return Ruling.refused(isOffered() ? Reason.OFFER_NOT_YET : Reason.NO_OFFER);
        Proceedings p = new Proceedings(state, at).add(new TableEvent.DrawAnswered(at, side, accept));
        if (accept) p.add(Endings.agreed(state, at));
        return p.granted();
    }

    /** Whether the other side's offer waits for this side's answer. */
    public boolean isAnswerable() {
        return isOffered() && offers().isAnswerable(state.position(), state.offers());
    }

    private boolean isOffered() {
        return !state.isOver() && state.offers().pending().equals(Optional.of(side.opposite()));
    }

    public Ruling resign() {
        return state.isOver() ? Ruling.refused(Reason.OVER) : granted(Endings.resignation(state, side, at));
    }

    /** Practice only: the player's last move, and the answer to it if that was given. */
    public Ruling takeBack() {
        if (!state.setup().practice()) return Ruling.refused(Reason.NOT_IN_A_MATCH);
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        int plies = state.sideToMove() == side ? A_ROUND : 1;
        return state.history().plies().size() >= plies
                ? granted(new TableEvent.TakenBack(at, side, plies))
                : Ruling.refused(Reason.NOTHING_TO_TAKE_BACK);
    }

    /** Practice only: the clock stands until the player goes on. */
    public Ruling pause() {
        if (!state.setup().practice()) return Ruling.refused(Reason.NOT_IN_A_MATCH);
        if (state.isOver()) return Ruling.refused(Reason.OVER);
        return state.clock().running().isPresent()
                ? granted(new TableEvent.Adjourned(at))
                : Ruling.refused(Reason.ADJOURNED);
    }

    /** 自然限著: a draw, or a foul. */
    public Ruling claimLimit() {
        Optional<Ruling> notHis = Ruling.notHisTurn(state, side);
        if (notHis.isPresent()) return notHis.get();
        NaturalLimit.Answer answer = answerToClaim();
        Proceedings p = new Proceedings(state, at);
        if (answer instanceof NaturalLimit.Answer.Granted draw)
            return p.add(Endings.ended(draw.ending(), at)).granted();
        NaturalLimit.Answer.Refused refused = (NaturalLimit.Answer.Refused) answer;
        p.foul(side, refused.offence());
        return p.end(p.state().isOver() ? Optional.empty() : refused.loss().map(loss -> Endings.ended(loss, at)))
                .granted();
    }

    /** Whether a claim would be granted. */
    public boolean mayClaimLimit() {
        return !Ruling.notHisTurn(state, side).isPresent() && answerToClaim() instanceof NaturalLimit.Answer.Granted;
    }

    private NaturalLimit.Answer answerToClaim() {
        return state.setup()
                .book()
                .regulations()
                .naturalLimit()
                .claim(side, state.setup().start(), state.history().moves(), state.left(side, at), state.fouls());
    }

    /** He says who he is. */
    public Ruling named(String player) {
        return granted(new TableEvent.Named(at, side, player));
    }

    /** 封棋: breaks the match off with a move that is played when it goes on. He thinks of it on his own time. */
    public Ruling seal(Move move) {
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        if (state.turn().isBegun()) return Ruling.refused(Reason.BOUND);
        if (!state.turn().awaitsMove()) return Ruling.refused(Reason.NOT_NEXT);
        return state.position()
                .refusal(move)
                .map(Ruling::illegal)
                .orElseGet(() -> granted(new TableEvent.Sealed(at, side, move)));
    }

    /** Whether the result is right (六8, 七9). Who has said that it is not may think again until a referee rules. */
    public Ruling verify(boolean right) {
        if (state.mayVerify(side, right)) return granted(new TableEvent.Verified(at, side, right));
        if (state.verification().stage() == Stage.RULED || state.verification().stage() == Stage.APPEAL)
            return Ruling.refused(Reason.RULED);
        boolean again = !state.isClosed() && state.verification().hasSaid(side, right);
        return Ruling.refused(again ? Reason.SAID_ALREADY : Reason.NOTHING_TO_VERIFY);
    }

    public Ruling ask(VoiceCommand query) {
        return granted(new TableEvent.Asked(at, side, query));
    }

    /** A hint, or an evaluation where no move is given. */
    public Ruling advise(Optional<Move> move, int score, int mate) {
        return granted(new TableEvent.Advised(at, side, move, score, mate));
    }

    /** The end that a fallen flag brings; nothing if none has fallen. */
    public Ruling lookAtTheClock() {
        return new Proceedings(state, at)
                .end(state.isOver() ? Optional.empty() : Endings.byFlag(state, at))
                .granted();
    }

    private DrawOffers.Rule offers() {
        return state.setup().book().regulations().drawOffers();
    }

    private Ruling granted(MatchEvent event) {
        return Ruling.granted(state, event);
    }
}
