package org.baoqi.speech.library;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
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
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** Makes summaries of games. */
public final class Summaries {
    private static final Pattern DAY = Pattern.compile("(\\d{4})\\D(\\d{1,2})\\D(\\d{1,2})\\D?.*");
    /** No opening of the book is longer, in whatever order it is played. */
    private static final int OPENING_PLIES = 30;

    private Summaries() {}

    public static GameSummary of(MatchState match) {
        BothSides<Player> players = match.setup().seats().map(Summaries::player);
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

    private static Player player(MatchSetup.Seat seat) {
        return new Player(seat.name(), seat.level());
    }

    /** Against a machine the owner plays the other side. */
    private static Optional<Side> owner(BothSides<Player> players) {
        if (players.red().isMachine() == players.black().isMachine()) return Optional.empty();
        return Optional.of(players.red().isMachine() ? Side.BLACK : Side.RED);
    }

    public static GameSummary of(GameRecord record) {
        List<Move> moves = record.line().plain();
        return new GameSummary(
                new BothSides<>(player(record, "Red"), player(record, "Black")),
                record.tag("Date").flatMap(Summaries::day),
                opening(record.start(), moves),
                Outcome.of(record.result()),
                ending(record, moves),
                moves.size(),
                false,
                Optional.empty());
    }

    private static Player player(GameRecord record, String tag) {
        return Player.person(record.tag(tag)
                .map(String::trim)
                .filter(name -> !name.equals("?"))
                .orElse(""));
    }

    /** What the board shows, then what the record says. */
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
}
