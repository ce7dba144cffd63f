package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.time.Scheme;

/**
 * What is agreed before a match.
 *
 * @param book the id of the rule book, {@code XQEF}
 * @param scheme 視障賽 or 共融賽: the part of the annex under which it is played
 * @param practice whether moves may be taken back and advice asked for
 * @param twoBoards whether each player has a board of his own (七4(2)(g))
 * @param day when it is played, {@code 2026-11-16}
 */
public record MatchSetup(
        Position start,
        BothSides<Seat> seats,
        BothSides<TimeControl> time,
        String book,
        Scheme scheme,
        boolean practice,
        boolean twoBoards,
        String day) {

    /**
     * One player.
     *
     * @param impaired whether he is visually impaired: in an inclusive match only such a player is told the time
     * @param level the strength of a machine; empty for a person
     */
    public record Seat(Procedure procedure, boolean impaired, Optional<Integer> level) {
        public static Seat person() {
            return new Seat(Procedure.REFEREE_MOVES, true, Optional.empty());
        }

        public static Seat machine(int level) {
            return new Seat(Procedure.CALLS, false, Optional.of(level));
        }

        private String text() {
            return procedure + "/" + (impaired ? "impaired" : "sighted") + "/"
                    + level.map(String::valueOf).orElse(EventText.NONE);
        }

        private static Seat read(String text) {
            String[] parts = text.split("/");
            return new Seat(
                    Procedure.valueOf(parts[0]),
                    parts[1].equals("impaired"),
                    parts[2].equals(EventText.NONE) ? Optional.empty() : Optional.of(Integer.valueOf(parts[2])));
        }
    }

    /** The book that judges the match. */
    public RuleBook rules() {
        return RuleBooks.byId(book).orElseThrow(() -> new IllegalArgumentException("no rule book " + book));
    }

    List<String> fields() {
        return List.of(
                start.fen(),
                seats.red().text(),
                seats.black().text(),
                TimeControlText.write(time),
                book,
                scheme.name(),
                practice ? "practice" : "match",
                twoBoards ? "two-boards" : "one-board",
                day);
    }

    /** From the fields of a log; an exception where they are none. */
    static MatchSetup read(List<String> fields) {
        return new MatchSetup(
                Position.parse(fields.get(0)),
                new BothSides<>(Seat.read(fields.get(1)), Seat.read(fields.get(2))),
                time(fields.get(3)),
                fields.get(4),
                Scheme.valueOf(fields.get(5)),
                fields.get(6).equals("practice"),
                fields.get(7).equals("two-boards"),
                fields.get(8));
    }

    private static BothSides<TimeControl> time(String text) {
        TimeControlText.Reading reading = TimeControlText.read(text);
        if (reading instanceof TimeControlText.Reading.Read read) return read.controls();
        throw new IllegalArgumentException(text + ": " + reading);
    }
}
