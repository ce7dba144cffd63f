package org.baoqi.speech.library;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.OpeningBook.Opening;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.speech.library.Outcome.Fate;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.words.Words;

/**
 * A game in short, as a list of games tells of it.
 *
 * @param opening the id of the opening that our book finds in the moves
 * @param side whose side the owner of the library played; empty if both sides were persons, or machines
 */
public record GameSummary(
        BothSides<RecordedPlayer> players,
        Optional<LocalDate> date,
        Optional<String> opening,
        Outcome outcome,
        Optional<EndingKind> ending,
        int plies,
        boolean favourite,
        Optional<Side> side) {
    private static final Pattern DAY = Pattern.compile("(\\d{4})\\D(\\d{1,2})\\D(\\d{1,2})\\D?.*");
    /** No opening of the book is longer, in whatever order it is played. */
    private static final int OPENING_PLIES = 30;

    public GameSummary {
        Objects.requireNonNull(players);
        Objects.requireNonNull(date);
        Objects.requireNonNull(opening);
        Objects.requireNonNull(outcome);
        Objects.requireNonNull(ending);
        Objects.requireNonNull(side);
        if (plies < 0) throw new IllegalArgumentException("plies: " + plies);
    }

    /** 回合. */
    public int rounds() {
        return (plies + 1) / 2;
    }

    /** The strength of the machine that the owner played against. */
    public Optional<Integer> level() {
        return side.flatMap(mine -> players.get(mine.opposite()).level());
    }

    /** How the owner of the library fared. */
    public Optional<Fate> fate() {
        return side.flatMap(outcome::fateOf);
    }

    /** Sums up a match that is being played or was played here. */
    public static GameSummary of(MatchState match) {
        BothSides<RecordedPlayer> players = match.setup().seats().map(GameSummary::player);
        List<Move> moves = match.history().moves();
        return new GameSummary(
                players,
                match.setup().day(),
                opening(match.setup().start(), moves),
                Outcome.of(match.end().map(TableEvent.Ended::result)),
                match.end().map(end -> EndingKind.of(end.cause())),
                moves.size(),
                false,
                owner(players));
    }

    private static RecordedPlayer player(MatchSetup.Seat seat) {
        return new RecordedPlayer(seat.name(), seat.level());
    }

    /** Against a machine the owner plays the other side. */
    private static Optional<Side> owner(BothSides<RecordedPlayer> players) {
        if (players.red().isMachine() == players.black().isMachine()) return Optional.empty();
        return Optional.of(players.red().isMachine() ? Side.BLACK : Side.RED);
    }

    /** Sums up a game of a record. */
    public static GameSummary of(GameRecord record) {
        List<Move> moves = record.line().plain();
        return new GameSummary(
                new BothSides<>(player(record, "Red"), player(record, "Black")),
                record.tag("Date").flatMap(GameSummary::day),
                opening(record.start(), moves),
                Outcome.of(record.result()),
                ending(record, moves),
                moves.size(),
                false,
                Optional.empty());
    }

    private static RecordedPlayer player(GameRecord record, String tag) {
        return RecordedPlayer.person(record.tag(tag)
                .map(String::trim)
                .filter(name -> !name.equals("?"))
                .orElse(""));
    }

    /** The ending that the board shows; else the one that the record names. */
    private static Optional<EndingKind> ending(GameRecord record, List<Move> moves) {
        if (record.result() == GameResult.UNFINISHED) return Optional.empty();
        Optional<EndingKind> shown =
                Game.of(record.start(), moves).position().ending().map(end -> EndingKind.valueOf(end.name()));
        return shown.isPresent()
                ? shown
                : record.reason().map(said -> EndingKind.ofWords(said).orElse(EndingKind.OTHER));
    }

    private static Optional<String> opening(Position start, List<Move> moves) {
        return OpeningBook.builtIn()
                .name(start, moves.subList(0, Math.min(moves.size(), OPENING_PLIES)))
                .map(Opening::id);
    }

    /** Reads {@code 2026-11-16}, {@code 2026.11.16} and what else records have, unless a part of it is unknown. */
    public static Optional<LocalDate> day(String text) {
        Matcher parts = DAY.matcher(text.trim());
        if (!parts.matches()) return Optional.empty();
        try {
            return Optional.of(LocalDate.of(number(parts, 1), number(parts, 2), number(parts, 3)));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    /**
     * Somebody who played a side, as a kept game names him.
     *
     * @param name empty if nobody gave one
     * @param level the strength of a machine; empty for a person
     */
    public record RecordedPlayer(String name, Optional<Integer> level) {
        public RecordedPlayer {
            Objects.requireNonNull(name);
            Objects.requireNonNull(level);
        }

        public static RecordedPlayer person(String name) {
            return new RecordedPlayer(name, Optional.empty());
        }

        public boolean isMachine() {
            return level.isPresent();
        }

        /** The name, or what somebody without one is called. */
        public String called(Words words) {
            if (!name.isEmpty()) return name;
            return level.map(number -> words.say("match.machine", number)).orElseGet(() -> words.say("match.person"));
        }
    }
}
