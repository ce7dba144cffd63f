package org.baoqi.speech.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.speech.match.MatchRecord;

/**
 * 着法記錄表: what a record sheet says (XQEF 附表四 第三部份). What is not known is empty.
 *
 * @param confirmed how each side confirms the result, and whether and when it did
 * @param reason 終局原因
 * @param referee 終局裁判
 */
public record SheetData(
        String event,
        String date,
        String place,
        String round,
        String table,
        BothSides<String> players,
        List<Row> rows,
        GameResult result,
        String reason,
        BothSides<Confirmed> confirmed,
        String referee) {
    public SheetData {
        rows = List.copyOf(rows);
    }

    /**
     * 結果核實 of a side (六8, 七9).
     *
     * @param right whether the side said that the result is right; empty before it has
     * @param at when it did, on the clock of the match: 0:41:23
     */
    public record Confirmed(Way way, Optional<Boolean> right, String at) {
        /** By which way a side confirms. */
        public enum Way {
            /** 口頭核實. */
            WORD,
            /** 簽署, in ink. */
            SIGNATURE,
            /** Nobody is asked: a machine. */
            NONE
        }

        /** A form to be filled in by hand. */
        static final Confirmed IN_INK = new Confirmed(Way.SIGNATURE, Optional.empty(), "");

        /** As a record has it: {@code word not yet}, {@code signature yes 0:41:23}, {@code none}. */
        static Confirmed read(String text) {
            String[] parts = text.split(" ");
            for (Way way : Way.values())
                if (way.name().toLowerCase(Locale.ROOT).equals(parts[0]))
                    return parts.length < 3 || parts[1].equals("not")
                            ? new Confirmed(way, Optional.empty(), "")
                            : new Confirmed(way, Optional.of(parts[1].equals("yes")), parts[2]);
            return IN_INK;
        }
    }

    /** 回合. A side that does not move in it has no entry. */
    public record Row(int number, BothSides<Optional<Entry>> moves) {}

    /**
     * A move with its marks.
     *
     * @param clock 每着完成後的鐘面時間
     */
    public record Entry(String move, Set<MoveMark> marks, Optional<Duration> clock) {
        public Entry {
            marks = Set.copyOf(marks);
        }

        /** The move with its marks, for the eye: 炮二進七×○. */
        public String written() {
            return move + ordered().stream().map(MoveMark::sign).collect(Collectors.joining());
        }

        /** What the clock showed, as its face does; empty where nobody had one. */
        public String face() {
            return clock.map(SheetPage.Items::clock).orElse("");
        }

        /** The marks in the order of the rule (XQEF 附表六 第二部份): ×○＝. */
        public List<MoveMark> ordered() {
            List<MoveMark> ordered = new ArrayList<>();
            for (MoveMark mark : MoveMark.values()) if (marks.contains(mark)) ordered.add(mark);
            return ordered;
        }
    }

    /** The sheet of a record, with its moves in a notation. */
    public static SheetData of(GameRecord game, Notation notation) {
        return new SheetData(
                tag(game, "Event"),
                tag(game, "Date"),
                tag(game, "Site"),
                tag(game, "Round"),
                tag(game, "Table"),
                new BothSides<>(tag(game, "Red"), tag(game, "Black")),
                rows(game, notation),
                game.result(),
                game.reason().orElse(""),
                new BothSides<>(
                        Confirmed.read(tag(game, MatchRecord.RED_CONFIRMED)),
                        Confirmed.read(tag(game, MatchRecord.BLACK_CONFIRMED))),
                tag(game, "Referee"));
    }

    private static String tag(GameRecord game, String name) {
        return game.tag(name).filter(value -> !value.equals("?")).orElse("");
    }

    private static List<Row> rows(GameRecord game, Notation notation) {
        List<Row> rows = new ArrayList<>();
        Position position = game.start();
        for (RecordedMove move : game.line().moves()) {
            Side side = position.sideToMove();
            boolean begins = rows.isEmpty() || side == Side.RED;
            if (begins) rows.add(new Row(position.moveNumber(), BothSides.same(Optional.empty())));
            Row row = rows.get(rows.size() - 1);
            Optional<Entry> entry = Optional.of(entry(move, position, notation));
            rows.set(rows.size() - 1, new Row(row.number(), row.moves().with(side, entry)));
            position = position.play(move.move());
        }
        return rows;
    }

    /** The board tells captures and checks, the record offers. */
    private static Entry entry(RecordedMove move, Position position, Notation notation) {
        Set<MoveMark> marks = EnumSet.noneOf(MoveMark.class);
        marks.addAll(MoveMark.of(position, move.move()));
        marks.addAll(move.marks());
        return new Entry(notation.write(position, move.move()), marks, move.clock());
    }
}
