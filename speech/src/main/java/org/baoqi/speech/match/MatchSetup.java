package org.baoqi.speech.match;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.rules.law.Offence;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.Words;

/**
 * The agreement before a match: who plays from which position, how long and by which rules.
 *
 * @param book the rule book that judges it
 * @param scheme 視障賽 or 共融賽: the part of the annex under which it is played
 * @param practice whether moves may be taken back and advice asked for
 * @param twoBoards whether each player has a board of his own (七4(2)(g))
 * @param day when it is played; empty where nobody plays it, as in a review
 * @param fixture its place in an event
 * @param marks the times left that the players want to be told of; none for those of the annex
 */
public record MatchSetup(
        Position start,
        BothSides<Seat> seats,
        BothSides<TimeControl> time,
        RuleBook book,
        Scheme scheme,
        boolean practice,
        boolean twoBoards,
        Optional<LocalDate> day,
        Fixture fixture,
        List<Mark> marks) {
    public MatchSetup {
        marks = List.copyOf(marks);
    }

    /** 七5 says of 共融賽 what 六4 says of 視障賽. */
    private static final Map<Offence, Article> INCLUSIVE = Map.of(
            Offence.CALLED_WRONG, Article.parse("XQEF 附表七 七5(b)"),
            Offence.CALLED_AND_MOVED_WRONG, Article.parse("XQEF 附表七 七5(c)"));

    /**
     * A match from the initial position under the chapter for the blind, on one board, with the marks of the annex. Whatever
     * else is agreed is added by {@link #from}, {@link #in}, {@link #practice(boolean)} and the others like them.
     */
    public static MatchSetup of(BothSides<Seat> seats, BothSides<TimeControl> time, RuleBook book) {
        return new MatchSetup(
                Position.initial(),
                seats,
                time,
                book,
                Scheme.BLIND,
                false,
                false,
                Optional.empty(),
                Fixture.NONE,
                List.of());
    }

    /** The same from another position. */
    public MatchSetup from(Position position) {
        return new MatchSetup(position, seats, time, book, scheme, practice, twoBoards, day, fixture, marks);
    }

    /** The same under a part of the annex. */
    public MatchSetup in(Scheme part) {
        return new MatchSetup(start, seats, time, book, part, practice, twoBoards, day, fixture, marks);
    }

    /** The same with a name for the player of a side. */
    public MatchSetup named(Side side, String name) {
        BothSides<Seat> named =
                BothSides.of(each -> each == side ? seats.get(each).named(name) : seats.get(each));
        return new MatchSetup(start, named, time, book, scheme, practice, twoBoards, day, fixture, marks);
    }

    /** The same as practice, or as a match. */
    public MatchSetup practice(boolean on) {
        return new MatchSetup(start, seats, time, book, scheme, on, twoBoards, day, fixture, marks);
    }

    /** The same with a board for each player, or with one for both. */
    public MatchSetup twoBoards(boolean on) {
        return new MatchSetup(start, seats, time, book, scheme, practice, on, day, fixture, marks);
    }

    /** The same on a day. */
    public MatchSetup on(LocalDate date) {
        return new MatchSetup(start, seats, time, book, scheme, practice, twoBoards, Optional.of(date), fixture, marks);
    }

    /** The same as a part of an event. */
    public MatchSetup at(Fixture place) {
        return new MatchSetup(start, seats, time, book, scheme, practice, twoBoards, day, place, marks);
    }

    /** Whether anybody has a clock. */
    public boolean isTimed() {
        return time.red().isTimed() || time.black().isTimed();
    }

    /** The same with marks of the players' own choice. */
    public MatchSetup withMarks(List<Mark> own) {
        return new MatchSetup(start, seats, time, book, scheme, practice, twoBoards, day, fixture, own);
    }

    /**
     * One player.
     *
     * @param level the strength of a machine; empty for a person
     * @param name empty where nobody gave one
     */
    public record Seat(Procedure procedure, Set<Need> needs, Optional<Integer> level, String name) {
        public Seat {
            needs = Set.copyOf(needs);
        }

        /** A player without a name, of whom no more is known than whether he is visually impaired. */
        public Seat(Procedure procedure, boolean impaired, Optional<Integer> level) {
            this(procedure, impaired ? Set.of(Need.BLIND) : Set.of(), level, "");
        }

        /** A blind player who speaks or types his moves to the software. */
        public static Seat person() {
            return new Seat(Procedure.REFEREE_MOVES, true, Optional.empty());
        }

        public static Seat machine(int level) {
            return new Seat(Procedure.CALLS, false, Optional.of(level));
        }

        /** A player at a board, who moves as his needs and his opponent's allow. */
        public static Seat at(String name, Set<Need> needs, Set<Need> opponents) {
            return new Seat(Procedure.suiting(needs, opponents), needs, Optional.empty(), name);
        }

        /** The same player by a name. */
        public Seat named(String other) {
            return new Seat(procedure, needs, level, other);
        }

        /** His name; where nobody gave one, whether he is a person or a machine. */
        public String called(Words words) {
            if (!name.isEmpty()) return name;
            return level.map(strength -> words.say("match.machine", strength))
                    .orElseGet(() -> words.say("match.person"));
        }

        /** Whether he is visually impaired: in an inclusive match only such a player is told the time. */
        public boolean impaired() {
            return needs.stream().anyMatch(Need::isOfSight);
        }

        /**
         * Whether he, or his agent, writes the moves where that is required. A visually impaired or physically disabled player
         * does not (七3(2)), but the agent of one who does not see does (七4(2)(g)(iii)).
         */
        private boolean canRecord() {
            if (impaired()) return needs.contains(Need.AGENT);
            return !needs.contains(Need.PHYSICAL) && !needs.contains(Need.OWN_HANDS);
        }
    }

    public List<Mark> marksToReport() {
        return marks.isEmpty() ? scheme.marks() : marks;
    }

    /** The fouls of the book, cited by the part of the annex under which the match is played. */
    FoulRules fouls() {
        FoulRules fouls = book.regulations().fouls();
        return scheme == Scheme.INCLUSIVE ? fouls.citing(INCLUSIVE) : fouls;
    }

    /** Whether a side has to keep a record of its own (六2(2), 七3(2)): in 視障賽 the referee alone does. */
    public boolean mustRecord(Side side) {
        return fixture.recording()
                && scheme == Scheme.INCLUSIVE
                && seats.get(side).canRecord();
    }

    /**
     * 賽局: where a match belongs in an event, as its record sheet says (XQEF 附表四 第三部份). What is not known is empty.
     *
     * @param recording whether the event wants players to write their moves (記錄要求, XQEF 77)
     * @param speakingClock whether another clock at the table tells the time by itself, so that the referee need not (六6(1),
     *     七7(1))
     */
    public record Fixture(
            String event,
            String round,
            String table,
            String place,
            String referee,
            boolean recording,
            boolean speakingClock) {
        public static final Fixture NONE = new Fixture("", "", "", "", "", false, false);
    }
}
