package org.baoqi.speech.announce;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.rules.law.FoulRules.Sanction.ClockPenalty;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Turn;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimesLeft;

/** One example of each thing that can happen in a match, by the name that the tables of announcements give it. */
final class Happenings {
    private static final Position START = Position.initial();
    private static final Move CANNON = Move.iccs("h2e2");
    private static final FoulLedger FOULS =
            FoulLedger.open(FoulRules.of("XQEF")).add(Side.RED, Offence.CALLED_WRONG, new Turn(5, Side.RED));
    private static final TimesLeft LEFT =
            new TimesLeft(Side.BLACK, new BothSides<>(Duration.ofSeconds(570), Duration.ofSeconds(900)));

    static final Map<String, Function<Announcer, Announcement>> ALL = new LinkedHashMap<>();

    private Happenings() {}

    static {
        moves();
        protocol();
        clock();
        game();
        engine();
    }

    private static void moves() {
        ALL.put("move", a -> a.moves().played(START, CANNON));
        ALL.put("black's move", a -> a.moves().played(START.play(CANNON), Move.iccs("h9g7")));
        ALL.put("rook", a -> a.moves().played(START, Move.iccs("a0a1")));
        ALL.put("black king", a -> a.moves().played(START.play(CANNON), Move.iccs("e9e8")));
        ALL.put("black cannon", a -> a.moves().played(START.play(CANNON), Move.iccs("b7e7")));
        ALL.put("black pawn", a -> a.moves().played(START.play(CANNON), Move.iccs("c6c5")));
        ALL.put("capture", a -> a.moves().played(START, Move.iccs("b2b9")));
        ALL.put("capture and check", Announcer::example);
        ALL.put("check", a -> a.moves().played(rook(), Move.iccs("a0a9")));
        ALL.put("front of two", a -> a.moves().played(twoCannons(), Move.iccs("e6e5")));
        ALL.put("pawns on two files", a -> a.moves().played(pawns(), Move.iccs("c6c7")));
        ALL.put("last move", a -> a.moves().last(START, CANNON));
        ALL.put("undo", a -> a.moves().undone(START, CANNON));
        ALL.put("turn", a -> a.moves().turn(START));
        ALL.put("turn in check", a -> a.moves().turn(rook().play(Move.iccs("a0a9"))));
    }

    private static void protocol() {
        ALL.put("announced", a -> a.moves().announced(START, CANNON));
        ALL.put("word", a -> a.moves().word("炮"));
        ALL.put("word impossible", a -> a.moves().wordImpossible("九"));
        ALL.put("word final", a -> a.moves().wordFinal("炮二"));
        ALL.put("read back", a -> a.moves().confirm(START, CANNON));
        ALL.put("choices", a -> a.moves().choices(twoCannons(), List.of(Move.iccs("e6e5"), Move.iccs("e2e3"))));
        ALL.put(
                "illegal",
                a -> a.moves().illegal(START, START.refusal(Move.iccs("h0f1")).get()));
        ALL.put("not understood", a -> a.moves().notUnderstood("冰山"));
        ALL.put("say after the referee", a -> a.moves().sayAfterReferee(START, CANNON));
        ALL.put("say again and play", a -> a.moves().sayAgainAndPlay(START, CANNON));
        for (MoveAnnouncer.Helper helper : MoveAnnouncer.Helper.values()) {
            ALL.put("announced for, " + helper, a -> a.moves().announcedFor(helper, START, CANNON));
            ALL.put("say again for, " + helper, a -> a.moves().playAgain(helper, START, CANNON));
            ALL.put("played for, " + helper, a -> a.moves().playedFor(helper, START, CANNON));
        }
        for (CallCheck.Answer answer : CallCheck.Answer.values())
            ALL.put("compared, " + answer, a -> a.moves().compared(answer));
    }

    private static void clock() {
        ALL.put("time mark", a -> a.clock().mark(mark(Mark.of(Duration.ofMinutes(15)))));
        ALL.put("half-time mark", a -> a.clock().mark(mark(Mark.HALF)));
        ALL.put("times", a -> a.clock().times(new TimesLeft(Side.RED, LEFT.left())));
        ALL.put("clock stopped", a -> a.clock().paused());
        ALL.put("clock runs again", a -> a.clock().resumed(Side.BLACK));
    }

    private static void game() {
        ALL.put("start", a -> a.game().started(new BothSides<>("王小明", "Anna"), controls("30m+10s"), Side.RED));
        ALL.put("draw offered", a -> a.game().drawOffered(Side.RED, BothSides.same("")));
        ALL.put("draw accepted", a -> a.game().drawAccepted(Side.BLACK));
        ALL.put("draw refused", a -> a.game().drawRefused(Side.BLACK));
        ALL.put("resign?", a -> a.game().confirmResignation(Side.RED));
        ALL.put("foul", a -> a.game().foul(FOULS));
        ALL.put("foul withdrawn", a -> a.game().foulWithdrawn(withdrawn()));
        ALL.put("penalty", a -> a.game().penalty(penalty(), Side.RED).get(0));
        ALL.put("limit", a -> a.game().limit(limit()).get(0));
        ALL.put("referee called", a -> a.game().refereeCalled(Side.BLACK));
        ALL.put("adjourned", a -> a.game().adjourned(Side.RED));
    }

    private static void engine() {
        ALL.put("hint", a -> a.engine().hint(START, CANNON));
        for (int lead : new int[] {0, -100, 300, -900})
            ALL.put("evaluation, " + lead, a -> a.engine().evaluation(lead));
        ALL.put("mate in 3", a -> a.engine().mate(Side.RED, 3));
        ALL.put("mate in 1", a -> a.engine().mate(Side.BLACK, 1));
    }

    private static Position rook() {
        return Position.parse("4k4/9/9/9/9/9/9/9/4A4/R3K4 w");
    }

    private static Position twoCannons() {
        return Position.parse("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w");
    }

    private static Position pawns() {
        return Position.parse("3k5/9/9/2P3P2/9/2P3P2/9/9/9/5K3 w");
    }

    private static TimeReport mark(Mark mark) {
        return new TimeReport(new Moment(0), Side.BLACK, mark, LEFT);
    }

    private static BothSides<TimeControl> controls(String text) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(text)).controls();
    }

    private static FoulLedger.Entry withdrawn() {
        return FOULS.withdraw(FOULS.entries().get(0), "誤判").entries().get(0);
    }

    private static ClockPenalty penalty() {
        return new ClockPenalty(Duration.ofMinutes(3), Duration.ZERO);
    }

    private static NaturalLimit.Count limit() {
        return new NaturalLimit.Count(98, BothSides.same(0), 0, 120);
    }
}
