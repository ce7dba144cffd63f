package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;

/** Games as engines are told of them, one a line: {@code position fen … moves h2e2 h9g7}, or {@code position startpos}. */
public final class Ucci {
    private static final String MOVES = "moves";

    private Ucci() {}

    /**
     * A line taken apart.
     *
     * @param fen empty for the initial position
     */
    private record Told(Optional<String> fen, String moves) {
        static Optional<Told> of(String line) {
            String[] words = line.trim().split("\\s+");
            int at = words[0].equalsIgnoreCase("position") ? 1 : 0;
            if (at == words.length) return Optional.empty();
            boolean initial = words[at].equalsIgnoreCase("startpos");
            if (!initial && !words[at].equalsIgnoreCase("fen")) return Optional.empty();
            int from = ++at;
            while (!initial && at < words.length && !words[at].equalsIgnoreCase(MOVES)) at++;
            boolean whole = at == words.length || words[at].equalsIgnoreCase(MOVES);
            if (!whole || !initial && at == from) return Optional.empty();
            Optional<String> fen = initial ? Optional.empty() : Optional.of(join(words, from, at));
            return Optional.of(new Told(fen, join(words, Math.min(at + 1, words.length), words.length)));
        }

        private static String join(String[] words, int from, int to) {
            return String.join(" ", Arrays.asList(words).subList(from, to));
        }
    }

    static boolean isUcci(String text) {
        return Told.of(GameReader.firstLine(text)).isPresent();
    }

    static GameReading read(String text, ReadingBudget budget) {
        TolerantPgnReader games = new TolerantPgnReader(budget);
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length && !budget.reached().isPresent(); i++)
            if (!lines[i].trim().isEmpty()) line(lines[i], i, games);
        return games.reading(GameReading.Format.UCCI);
    }

    private static void line(String line, int number, TolerantPgnReader games) {
        Optional<Told> told = Told.of(line);
        if (!told.isPresent()) {
            games.problem(new GameReading.Problem.Nonsense(games.next(), line.trim()));
            return;
        }
        Fen.Reading reading = told.get().fen().map(Fen::read).orElseGet(() -> new Fen.Reading.Read(Position.initial()));
        if (reading instanceof Fen.Reading.Refused refused) {
            Fen.Problem error = refused.error();
            games.problem(new GameReading.Problem.BadPosition(games.next(), error));
            return;
        }
        Position start = ((Fen.Reading.Read) reading).position();
        String moves = told.get().moves();
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
