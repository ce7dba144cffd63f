package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.DeclaredLimit;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Touch;

/** 監局: what a referee sees or decides at a table that he watches. */
public sealed interface RefereeEvent extends MatchEvent {

    /** 摸子. */
    record Touched(Duration at, Side side, List<Point> points, Touch.Manner manner) implements RefereeEvent {
        public Touched {
            points = List.copyOf(points);
        }

        @Override
        public MatchState in(MatchState before) {
            Touch touch = new Touch(points, manner, before.sideToMove() == side);
            return before.with(before.notes().touch(side, touch))
                    .with(before.offers().moved(side));
        }

        @Override
        public String name() {
            return "touched";
        }

        @Override
        public List<String> fields() {
            List<String> fields = new ArrayList<>(List.of(side.name(), manner.name()));
            points.forEach(point -> fields.add(point.iccs()));
            return fields;
        }
    }

    /** The move on the board is not one to which the touched pieces oblige: it is taken back (XQEF 44). */
    record Unbound(Duration at, Side side) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().again());
        }

        @Override
        public String name() {
            return "unbound";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name());
        }
    }

    /** 兩個棋盤: a side plays the opponent's move on its own board (七4(2)(g)(ii)). */
    record Copied(Duration at, Side side, Move move) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().take(Procedure.Act.MIRROR))
                    .with(before.notes().shift(side, move));
        }

        @Override
        public String name() {
            return "copied";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), move.iccs());
        }
    }

    /** On a side's board the piece that should be on {@code from} stands on {@code to}. */
    record Shifted(Duration at, Side side, Move move) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.notes().shift(side, move));
        }

        @Override
        public String name() {
            return "shifted";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), move.iccs());
        }
    }

    /**
     * 一手長觸及棋鐘: the referee has seen that a side keeps a hand on the clock. Who does not see may (六3(4), 七4(2)(e)), so that
     * nothing comes of it.
     */
    record Rested(Duration at, Side side) implements RefereeEvent {
        @Override
        public String name() {
            return "rested";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name());
        }
    }

    /** Both boards have been put right (七4(2)(g)(iv)). */
    record Levelled(Duration at) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.notes().level(before));
        }

        @Override
        public String name() {
            return "levelled";
        }
    }

    /**
     * A foul no longer counts.
     *
     * @param entry its place in the ledger, from 0
     */
    record Withdrawn(Duration at, int entry, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.fouls().withdraw(before.fouls().entries().get(entry), reason));
        }

        @Override
        public String name() {
            return "withdrawn";
        }

        @Override
        public List<String> fields() {
            return List.of(String.valueOf(entry), EventText.escape(reason));
        }
    }

    /** Time given to a side or, below zero, taken from it. */
    record Adjusted(Duration at, Side side, Duration amount, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.clock().adjust(side, amount, MatchState.moment(at)));
        }

        @Override
        public String name() {
            return "adjusted";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), String.valueOf(amount.toMillis()), EventText.escape(reason));
        }
    }

    /**
     * 回復: a breach is put right, and with it goes back what was played since (XQEF 48-55).
     *
     * @param side whose breach it was
     * @param before how many plies were rightly played before it
     * @param chosen the pieces that stay chosen, the offender's own first
     */
    record PutRight(Duration at, Side side, Breach breach, int before, List<Point> chosen) implements RefereeEvent {
        public PutRight {
            chosen = List.copyOf(chosen);
        }

        @Override
        public MatchState in(MatchState state) {
            return new BreachRepair(this).in(state);
        }

        @Override
        public String name() {
            return "put-right";
        }

        @Override
        public List<String> fields() {
            List<String> fields = new ArrayList<>(List.of(side.name(), breach.name(), String.valueOf(before)));
            chosen.forEach(point -> fields.add(point.iccs()));
            return fields;
        }
    }

    /** A result is taken back: the match goes on. */
    record Reopened(Duration at, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.reopened(at);
        }

        @Override
        public String name() {
            return "reopened";
        }

        @Override
        public List<String> fields() {
            return List.of(EventText.escape(reason));
        }
    }

    /**
     * 裁決: the referee has heard both and rules that the result stands, which confirms it (XQEF 101(3)). A result that does
     * not stand is {@link Reopened}.
     */
    record Ruled(Duration at, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.verification().rule());
        }

        @Override
        public String name() {
            return "ruled";
        }

        @Override
        public List<String> fields() {
            return List.of(EventText.escape(reason));
        }
    }

    /** 上訴: a side does not accept the ruling, which is heard again (XQEF 133-137). */
    record Appealed(Duration at, Side side, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.verification().appeal());
        }

        @Override
        public String name() {
            return "appealed";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), EventText.escape(reason));
        }
    }

    /**
     * 審核著數: the moves without a capture are counted.
     *
     * @param claimant who asked for it; empty if the referee counts by himself
     */
    record Audited(Duration at, Optional<Side> claimant) implements RefereeEvent {
        @Override
        public String name() {
            return "audited";
        }

        @Override
        public List<String> fields() {
            return List.of(claimant.map(Side::name).orElse(EventText.NONE));
        }
    }

    /**
     * 限著, or the moves that the referee watches before a 官和 (TW113 3章4節四, XQEF 122(1)).
     *
     * @param side who asked for it, or holds the draw
     */
    record LimitDeclared(Duration at, Side side, int moves) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            DeclaredLimit.Rule rule = before.setup()
                    .book()
                    .regulations()
                    .declaredLimit()
                    .orElseThrow(() -> new IllegalStateException("no such limit"));
            return before.with(before.notes()
                    .declare(rule.declare(side, before.history().plies().size(), moves)));
        }

        @Override
        public String name() {
            return "limit";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), String.valueOf(moves));
        }
    }

    /**
     * 取消: the last entry is taken back with all that came of it, and the clock goes on as if it had not been made.
     *
     * @param reason empty where the referee gave none
     */
    record Undone(Duration at, String reason) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.undone();
        }

        @Override
        public String name() {
            return "undone";
        }

        @Override
        public List<String> fields() {
            return List.of(EventText.escape(reason));
        }
    }

    /** 錄音: both players are asked whether their announcements may be recorded. */
    record RecordingAsked(Duration at) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.notes().with(new RefereeNotes.Consent(true, Set.of())));
        }

        @Override
        public String name() {
            return "recording-asked";
        }
    }

    /** A player agrees to the recording or does not; he may change his mind at any time. */
    record RecordingAnswered(Duration at, Side side, boolean agrees) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.notes().with(before.notes().consent().answer(side, agrees)));
        }

        @Override
        public String name() {
            return "recording-answered";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), agrees ? "yes" : "no");
        }
    }

    /** The referee stops the recording: before another one both are asked again. */
    record RecordingStopped(Duration at) implements RefereeEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.notes().with(RefereeNotes.Consent.NONE));
        }

        @Override
        public String name() {
            return "recording-stopped";
        }
    }

    /**
     * 開局檢查: the referee has looked for something that the annex asks for.
     *
     * @param there whether he found it
     */
    record Ticked(Duration at, CheckList.Check check, boolean there) implements RefereeEvent {
        @Override
        public String name() {
            return "ticked";
        }

        @Override
        public List<String> fields() {
            return List.of(check.name(), there ? "yes" : "no");
        }
    }

    /** The referee has it explained what each move of the repetition does. */
    record Explained(Duration at) implements RefereeEvent {
        @Override
        public String name() {
            return "explained";
        }
    }
}
