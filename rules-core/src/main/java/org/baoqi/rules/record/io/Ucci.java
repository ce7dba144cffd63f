package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;

/** Games as engines are told of them, one a line: {@code position fen … moves h2e2 h9g7}, or {@code position startpos}. */
public final class Ucci {
    private static final Pattern LINE = Pattern.compile(
            "\\s*(?:position\\s+)?(?:(startpos)|fen\\s+(\\S+(?:\\s+(?!moves\\b)\\S+)*))(?:\\s+moves\\s*(.*))?\\s*",
            Pattern.CASE_INSENSITIVE);

    private Ucci() {}

    static boolean isUcci(String text) {
        return LINE.matcher(GameReader.firstLine(text)).matches();
    }

    public static GameReading read(String text) {
        TolerantPgnReader games = new TolerantPgnReader();
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) if (!lines[i].trim().isEmpty()) line(lines[i], i, games);
        return games.reading(GameReading.Format.UCCI);
    }

    private static void line(String line, int number, TolerantPgnReader games) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            games.problem(new GameReading.Problem.Nonsense(games.next(), line.trim()));
            return;
        }
        Fen.Reading reading =
                parts.group(1) == null ? Fen.read(parts.group(2)) : new Fen.Reading.Read(Position.initial());
        if (reading instanceof Fen.Reading.Refused refused) {
            Fen.Problem error = refused.error();
            games.problem(new GameReading.Problem.BadPosition(games.next(), error));
            return;
        }
        Position start = ((Fen.Reading.Read) reading).position();
        String moves = Optional.ofNullable(parts.group(3)).orElse("").trim();
        if (moves.isEmpty()) games.add(GameRecord.of(start, List.of()));
        else games.text(moves, start, number);
    }

    public static String write(GameRecord game) {
        List<String> words = new ArrayList<>(List.of("position"));
        words.add(
                game.start().equals(Position.initial())
                        ? "startpos"
                        : "fen " + game.start().fen());
        if (!game.line().moves().isEmpty()) words.add("moves " + game.moves(Notation.ICCS));
        return String.join(" ", words);
    }
}
