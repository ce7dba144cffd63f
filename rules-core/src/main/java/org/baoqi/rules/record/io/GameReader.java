package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.PgnScanner.PastedMoves;

/** Reads games from whatever people have: files of any format that we know, in any encoding, and pasted text. */
public final class GameReader {
    /** Whoever has more is not told of all. */
    private static final int MOST_PROBLEMS = 500;

    private GameReader() {}

    /** The format is found out by the content, never by a name. */
    public static GameReading read(byte[] file) {
        ReadingBudget budget = ReadingBudget.limited();
        boolean fits = file.length <= ReadingBudget.MOST_BYTES;
        GameReading reading = read(fits ? file : Arrays.copyOf(file, ReadingBudget.MOST_BYTES), budget);
        if (!fits) budget.reach(ReadingBudget.Limit.BYTES);
        return within(budget, reading);
    }

    private static GameReading read(byte[] file, ReadingBudget budget) {
        if (file.length == 0) return GameReading.nothing(new GameReading.Problem.Empty(1));
        if (XqfReader.isXqf(file)) return XqfReader.read(file, budget);
        if (CbrReader.isRecord(file)) return CbrReader.read(file, budget);
        if (CbrReader.isLibrary(file)) return CbrReader.readLibrary(file, budget);
        return isText(file)
                ? read(TextEncoding.decode(file), budget)
                : GameReading.nothing(new GameReading.Problem.Foreign(1));
    }

    /** What was read, and at which limit reading stopped. */
    private static GameReading within(ReadingBudget budget, GameReading reading) {
        List<GameReading.Problem> problems = reading.problems();
        if (problems.size() > MOST_PROBLEMS) budget.reach(ReadingBudget.Limit.PROBLEMS);
        if (!budget.reached().isPresent()) return reading;
        List<GameReading.Problem> some = new ArrayList<>(problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS)));
        some.add(new GameReading.Problem.TooMuch(
                Math.max(1, reading.games().size()), budget.reached().get()));
        return new GameReading(reading.format(), reading.games(), some);
    }

    /** Reads text: a FEN, DhtmlXQ, PGN, what engines are told, or moves in any notation. */
    private static GameReading read(String text, ReadingBudget budget) {
        if (text.trim().isEmpty()) return GameReading.nothing(new GameReading.Problem.Empty(1));
        if (Dhtmlxq.isDhtmlxq(text)) return Dhtmlxq.read(text, budget);
        if (CbfReader.isCbf(text)) return CbfReader.read(text, budget);
        if (Ucci.isUcci(text)) return Ucci.read(text, budget);
        if (isFen(firstLine(text))) return fen(text, budget);
        return orMovesWithin(text, pgn(text, Position.initial(), 0, GameReading.Format.PGN, budget), budget);
    }

    private static GameReading pgn(
            String text, Position start, int linesBefore, GameReading.Format format, ReadingBudget budget) {
        TolerantPgnReader games = new TolerantPgnReader(budget);
        games.text(text, start, linesBefore);
        return games.reading(format);
    }

    /** A text of which not one move or tag could be read may have moves among other words. */
    private static GameReading orMovesWithin(String text, GameReading reading, ReadingBudget budget) {
        boolean nothing =
                reading.games().isEmpty() && reading.problems().stream().allMatch(GameReader::isNotUnderstood);
        if (!nothing) return reading;
        String moves = PastedMoves.within(text);
        return moves.isEmpty()
                ? GameReading.nothing(new GameReading.Problem.Foreign(1))
                : pgn(moves, Position.initial(), 0, GameReading.Format.PGN, budget);
    }

    private static boolean isNotUnderstood(GameReading.Problem problem) {
        return problem instanceof GameReading.Problem.InText text
                && text.damage().reason() instanceof Pgn.Damage.BadMove move
                && move.why() instanceof Resolution.NotUnderstood;
    }

    private static GameReading fen(String text, ReadingBudget budget) {
        String trimmed = text.trim();
        int end = trimmed.indexOf('\n');
        Fen.Reading reading = Fen.read(firstLine(trimmed));
        if (reading instanceof Fen.Reading.Refused refused)
            return new GameReading(
                    GameReading.Format.FEN,
                    List.of(),
                    List.of(new GameReading.Problem.BadPosition(1, refused.error())));
        Position position = ((Fen.Reading.Read) reading).position();
        GameReading moves = pgn(end < 0 ? "" : trimmed.substring(end + 1), position, 1, GameReading.Format.FEN, budget);
        return moves.games().isEmpty() && moves.problems().isEmpty()
                ? new GameReading(GameReading.Format.FEN, List.of(GameRecord.of(position, List.of())), List.of())
                : moves;
    }

    static String firstLine(String text) {
        String trimmed = text.trim();
        int end = trimmed.indexOf('\n');
        return (end < 0 ? trimmed : trimmed.substring(0, end)).trim();
    }

    private static boolean isFen(String line) {
        return line.chars().filter(c -> c == '/').count() == Point.RANKS - 1;
    }

    /** Zeros stand in no text but UTF-16. */
    private static boolean isText(byte[] file) {
        if (file.length > 1 && (file[0] == (byte) 0xFF || file[0] == (byte) 0xFE)) return true;
        if (TextEncoding.unmarkedUtf16(file).isPresent()) return true;
        for (byte sign : file) if (sign == 0) return false;
        return true;
    }
}
