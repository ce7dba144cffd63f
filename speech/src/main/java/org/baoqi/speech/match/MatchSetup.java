package org.baoqi.speech.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.rules.law.Offence;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;

/**
 * What is agreed before a match.
 *
 * @param book the id of the rule book, {@code XQEF}
 * @param scheme 視障賽 or 共融賽: the part of the annex under which it is played
 * @param practice whether moves may be taken back and advice asked for
 * @param twoBoards whether each player has a board of his own (七4(2)(g))
 * @param day when it is played, {@code 2026-11-16}
 * @param fixture its place in an event
 * @param marks the times left that the players want to be told of; none for those of the annex
 */
public record MatchSetup(
        Position start,
        BothSides<Seat> seats,
        BothSides<TimeControl> time,
        String book,
        Scheme scheme,
        boolean practice,
        boolean twoBoards,
        String day,
        Fixture fixture,
        List<Mark> marks) {
    public MatchSetup {
        marks = List.copyOf(marks);
    }

    /** 七5 says of 共融賽 what 六4 says of 視障賽. */
    private static final Map<Offence, Article> INCLUSIVE = Map.of(
            Offence.CALLED_WRONG, Article.parse("XQEF 附表七 七5(b)"),
            Offence.CALLED_AND_MOVED_WRONG, Article.parse("XQEF 附表七 七5(c)"));

    /** A match that is no part of an event. */
    public MatchSetup(
            Position start,
            BothSides<Seat> seats,
            BothSides<TimeControl> time,
            String book,
            Scheme scheme,
            boolean practice,
            boolean twoBoards,
            String day) {
        this(start, seats, time, book, scheme, practice, twoBoards, day, Fixture.NONE);
    }

    /** A match in which the time is reported as the annex has it. */
    public MatchSetup(
            Position start,
            BothSides<Seat> seats,
            BothSides<TimeControl> time,
            String book,
            Scheme scheme,
            boolean practice,
            boolean twoBoards,
            String day,
            Fixture fixture) {
        this(start, seats, time, book, scheme, practice, twoBoards, day, fixture, List.of());
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

        /** Whether he is visually impaired: in an inclusive match only such a player is told the time. */
        public boolean impaired() {
            return needs.stream().anyMatch(Need::isOfSight);
        }

        /** Whether he has the time of a blind player (七2). */
        public boolean countsAsBlind() {
            return needs.stream().anyMatch(Need::countsAsBlind);
        }

        /**
         * Whether he writes his moves where that is required: a visually impaired or physically disabled player does not,
         * but his agent does (七3(2), 七4(2)(g)(iii)).
         */
        public boolean canRecord() {
            return needs.contains(Need.AGENT)
                    || !impaired() && !needs.contains(Need.PHYSICAL) && !needs.contains(Need.OWN_HANDS);
        }
    }

    List<Mark> marksToReport() {
        return marks.isEmpty() ? scheme.marks() : marks;
    }

    /** The book that judges the match. */
    public RuleBook rules() {
        return RuleBooks.byId(book).orElseThrow(() -> new IllegalArgumentException("no rule book " + book));
    }

    /** What is punished, by the articles of the part of the annex under which the match is played. */
    FoulRules fouls() {
        FoulRules fouls = rules().regulations().fouls();
        return scheme == Scheme.INCLUSIVE ? fouls.citing(INCLUSIVE) : fouls;
    }

    /** Whether a side has to keep a record of its own (六2(2), 七3(2)): in 視障賽 the referee alone does. */
    public boolean mustRecord(Side side) {
        return fixture.recording()
                && scheme == Scheme.INCLUSIVE
                && seats.get(side).canRecord();
    }
}
