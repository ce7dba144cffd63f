package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.DeclaredLimit;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.law.TouchRuling;
import org.baoqi.speech.match.Procedure.Act;

/**
 * The things that a referee keeps in mind besides moves, time and fouls.
 *
 * @param touches what each side has touched that binds it in its turn
 * @param boards how the pieces stand on each side's board, where each has its own
 * @param limit 限著 or the moves before a 官和 that the referee has declared
 * @param consent whether the announcements may be recorded
 */
public record RefereeNotes(
        BothSides<List<Touch>> touches,
        BothSides<Map<Point, Piece>> boards,
        Optional<DeclaredLimit> limit,
        Consent consent) {
    public RefereeNotes {
        touches = touches.map(List::copyOf);
        boards = boards.map(Map::copyOf);
    }

    static RefereeNotes at(Position position) {
        return new RefereeNotes(
                BothSides.same(List.of()), BothSides.same(position.pieces()), Optional.empty(), Consent.NONE);
    }

    RefereeNotes touch(Side side, Touch touch) {
        return new RefereeNotes(
                touches.change(side, list -> {
                    List<Touch> more = new ArrayList<>(list);
                    more.add(touch);
                    return more;
                }),
                boards,
                limit,
                consent);
    }

    /** A move is complete: the touches of its turn are done with, and it stands on the mover's own board. */
    RefereeNotes completed(Side side, Move move) {
        return new RefereeNotes(touches.with(side, List.of()), boards, limit, consent).shift(side, move);
    }

    RefereeNotes shift(Side side, Move move) {
        BothSides<Map<Point, Piece>> shifted = boards.change(side, pieces -> {
            Map<Point, Piece> changed = new HashMap<>(pieces);
            Piece piece = changed.remove(move.from());
            if (piece != null) changed.put(move.to(), piece);
            return changed;
        });
        return new RefereeNotes(touches, shifted, limit, consent);
    }

    RefereeNotes declare(DeclaredLimit declared) {
        return new RefereeNotes(touches, boards, Optional.of(declared), consent);
    }

    RefereeNotes with(Consent other) {
        return new RefereeNotes(touches, boards, limit, other);
    }

    /**
     * The players' consent to a recording of what they announce, which the annex recommends (六1(4), 七1(1)(c)) and which
     * nobody makes against a player's will.
     *
     * @param asked whether they were asked, and the recording was not stopped since
     * @param agreed the sides that have agreed
     */
    public record Consent(boolean asked, Set<Side> agreed) {
        static final Consent NONE = new Consent(false, Set.of());

        public Consent {
            agreed = Set.copyOf(agreed);
        }

        /** Whether both have agreed, so that it may be recorded. */
        public boolean isGiven() {
            return asked && agreed.size() == Side.values().length;
        }

        Consent answer(Side side, boolean yes) {
            Set<Side> now = EnumSet.noneOf(Side.class);
            now.addAll(agreed);
            if (yes) now.add(side);
            else now.remove(side);
            return new Consent(asked, now);
        }
    }

    /** Both boards as they should be. */
    RefereeNotes level(MatchState state) {
        return new RefereeNotes(touches, BothSides.of(side -> expected(state, side)), limit, consent);
    }

    /** The moves to which its touches oblige the side to move. */
    public TouchRuling obligation(MatchState state) {
        return state.setup().book().regulations().touch().judge(state.position(), touches.get(state.sideToMove()));
    }

    public boolean hasTouched(Side side) {
        return !touches.get(side).isEmpty();
    }

    /**
     * A point of a board that is not as it should be.
     *
     * @param board whose board it is
     * @param should the piece that belongs there
     * @param stands the piece that is there
     */
    public record Difference(Side board, Point point, Optional<Piece> should, Optional<Piece> stands) {}

    /** Where a board is not as it should be (七4(2)(g)(iv)); nowhere with one board. */
    public List<Difference> differences(MatchState state) {
        List<Difference> differences = new ArrayList<>();
        if (!state.setup().twoBoards()) return differences;
        for (Side side : Side.values()) {
            Map<Point, Piece> should = expected(state, side);
            for (Point point : Point.all()) {
                Optional<Piece> right = Optional.ofNullable(should.get(point));
                Optional<Piece> stands = Optional.ofNullable(boards.get(side).get(point));
                if (!right.equals(stands)) differences.add(new Difference(side, point, right, stands));
            }
        }
        return differences;
    }

    /** Until a side has played the opponent's last move on its board, its board is that move behind. */
    private static Map<Point, Piece> expected(MatchState state, Side side) {
        Progress progress = state.turn().progress();
        boolean behind = side == state.sideToMove()
                && progress.steps().stream().anyMatch(step -> step.act() == Act.MIRROR)
                && !progress.done().contains(Act.MIRROR);
        return behind
                ? state.history()
                        .last()
                        .map(ply -> ply.before().pieces())
                        .orElseGet(() -> state.position().pieces())
                : state.position().pieces();
    }
}
