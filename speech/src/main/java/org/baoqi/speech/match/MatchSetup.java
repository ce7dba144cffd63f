package org.baoqi.speech.match;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
import org.baoqi.speech.words.PlainText;
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
 * @param charter what the event has decided besides
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
        Charter charter) {
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
                Charter.NONE);
    }

    /** The same from another position. */
    public MatchSetup from(Position position) {
        return new MatchSetup(position, seats, time, book, scheme, practice, twoBoards, day, fixture, charter);
    }

    /** The same under a part of the annex. */
    public MatchSetup in(Scheme part) {
        return new MatchSetup(start, seats, time, book, part, practice, twoBoards, day, fixture, charter);
    }

    /** The same with a name for the player of a side. */
    public MatchSetup named(Side side, String name) {
        BothSides<Seat> named =
                BothSides.of(each -> each == side ? seats.get(each).named(name) : seats.get(each));
        return new MatchSetup(start, named, time, book, scheme, practice, twoBoards, day, fixture, charter);
    }

    /** The same as practice, or as a match. */
    public MatchSetup practice(boolean on) {
        return new MatchSetup(start, seats, time, book, scheme, on, twoBoards, day, fixture, charter);
    }

    /** The same with a board for each player, or with one for both. */
    public MatchSetup twoBoards(boolean on) {
        return new MatchSetup(start, seats, time, book, scheme, practice, on, day, fixture, charter);
    }

    /** The same with the players at each other's side of the board; each takes his time along. */
    public MatchSetup swapped() {
        return new MatchSetup(
                start,
                BothSides.of(side -> seats.get(side.opposite())),
                BothSides.of(side -> time.get(side.opposite())),
                book,
                scheme,
                practice,
                twoBoards,
                day,
                fixture,
                charter);
    }

    /** The same on a day. */
    public MatchSetup on(LocalDate date) {
        return new MatchSetup(
                start, seats, time, book, scheme, practice, twoBoards, Optional.of(date), fixture, charter);
    }

    /** The same as a part of an event. */
    public MatchSetup at(Fixture place) {
        return new MatchSetup(start, seats, time, book, scheme, practice, twoBoards, day, place, charter);
    }

    /** Whether two matches belong to the same round: of an event or, where nobody named it, of a day. */
    public boolean sharesRound(MatchSetup other) {
        return fixture.event().equals(other.fixture.event())
                && fixture.round().equals(other.fixture.round())
                && (!fixture.event().isEmpty() || day.equals(other.day));
    }

    /** Whether anybody has a clock. */
    public boolean isTimed() {
        return time.red().isTimed() || time.black().isTimed();
    }

    /** The same in an event that has decided otherwise. */
    public MatchSetup under(Charter rules) {
        return new MatchSetup(start, seats, time, book, scheme, practice, twoBoards, day, fixture, rules);
    }

    /** The same with marks of the players' own choice. */
    public MatchSetup withMarks(List<Mark> own) {
        return under(charter.marks(own));
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
            name = PlainText.line(name);
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

        /** Two players at a board, who move as the needs of both and the part of the annex have it. */
        public static BothSides<Seat> facing(
                BothSides<String> names, BothSides<Set<Need>> needs, Scheme scheme, boolean twoBoards) {
            return BothSides.of(side -> new Seat(
                    Procedure.suiting(needs.get(side), needs.get(side.opposite()), scheme, twoBoards),
                    needs.get(side),
                    Optional.empty(),
                    names.get(side)));
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
            return impaired() ? needs.contains(Need.AGENT) : !isDisabled();
        }

        /** 肢體傷殘, whether or not he moves by himself. */
        private boolean isDisabled() {
            return needs.contains(Need.PHYSICAL) || needs.contains(Need.OWN_HANDS);
        }
    }

    /**
     * Whether a side reads the board with its hands, so that feeling a piece is not touching it: everybody in 視障賽, where all
     * are blindfolded (六1(3)), in 共融賽 who is visually impaired.
     */
    public boolean feels(Side side) {
        return scheme == Scheme.BLIND || seats.get(side).impaired();
    }

    public List<Mark> marksToReport() {
        return charter.marks().isEmpty() ? scheme.marks() : charter.marks();
    }

    /** 結果核實: how a player says that the result is right. */
    public enum Confirmation {
        /** 口頭核實. */
        WORD,
        /** 簽署. */
        SIGNATURE
    }

    /**
     * How a side confirms the result: in 視障賽 by word of mouth (六8), in 共融賽 whoever is visually impaired or physically
     * disabled to any degree does, and all others sign (七9). Without a referee there is nobody to sign for. After practice,
     * and of a machine, nothing is asked.
     */
    public Optional<Confirmation> confirmation(Side side) {
        Seat seat = seats.get(side);
        if (practice || seat.level().isPresent()) return Optional.empty();
        boolean byWord = scheme == Scheme.BLIND || !charter.supervised() || seat.impaired() || seat.isDisabled();
        return Optional.of(byWord ? Confirmation.WORD : Confirmation.SIGNATURE);
    }

    /**
     * The article by which a referee writes the moves down (六2(2), 七3(2)): in 共融賽 where one of the two is visually
     * impaired or physically disabled.
     */
    public Optional<Article> refereeRecords() {
        if (scheme == Scheme.BLIND) return Optional.of(Article.parse("XQEF 附表七 六2(2)"));
        boolean needed = Stream.of(seats.red(), seats.black()).anyMatch(seat -> seat.impaired() || seat.isDisabled());
        return needed ? Optional.of(Article.parse("XQEF 附表七 七3(2)")) : Optional.empty();
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
     * @param numbers 賽員編號, as a 續着記錄 names them (XQEF 附表五)
     */
    public record Fixture(
            String event,
            String round,
            String table,
            String place,
            String referee,
            boolean recording,
            boolean speakingClock,
            BothSides<String> numbers) {
        public Fixture {
            event = PlainText.line(event);
            round = PlainText.line(round);
            table = PlainText.line(table);
            place = PlainText.line(place);
            referee = PlainText.line(referee);
            numbers = numbers.map(PlainText::line);
        }

        public static final Fixture NONE = new Fixture("", "", "", "", "", false, false);

        /** Players without numbers. */
        public Fixture(
                String event,
                String round,
                String table,
                String place,
                String referee,
                boolean recording,
                boolean speakingClock) {
            this(event, round, table, place, referee, recording, speakingClock, BothSides.same(""));
        }

        /** The same with the players' numbers. */
        public Fixture numbered(BothSides<String> own) {
            return new Fixture(event, round, table, place, referee, recording, speakingClock, own);
        }
    }
}
