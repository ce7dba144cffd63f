package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.PgnScanner.GameSplitter;
import org.baoqi.rules.record.io.PgnScanner.Token;

/** Reads on after damage: keeps what stands before it, and begins again with the next game that has a tag. */
final class TolerantPgnReader {
    /** A file with more is not worth the time. */
    private static final int MOST_PROBLEMS = 500;

    private final ReadingBudget budget;
    private final List<GameRecord> games = new ArrayList<>();
    private final List<GameReading.Problem> problems = new ArrayList<>();
    private int found;

    TolerantPgnReader(ReadingBudget budget) {
        this.budget = budget;
    }

    /** The number of the game that is read next. */
    int next() {
        return found + 1;
    }

    void problem(GameReading.Problem problem) {
        found++;
        problems.add(problem);
    }

    /** @param lines how many lines of the file stand before the text */
    void text(String text, Position start, int lines) {
        int from = 0;
        int line = lines + 1;
        while (from >= 0 && problems.size() < MOST_PROBLEMS && !budget.isSpent()) {
            PgnScanner.Scan scan = PgnScanner.scan(text, from, line, budget);
            read(scan.tokens(), start);
            int next = scan.fault() < 0 ? -1 : nextGame(text, scan.fault());
            line += next < 0 ? 0 : lineEnds(text, from, next);
            from = next;
        }
    }

    /** Reads up to a fault of form. A move that cannot be played is no such fault. */
    private void read(List<Token> all, Position start) {
        for (List<Token> tokens : GameSplitter.split(all)) {
            if (!budget.game()) return;
            Pgn.Part part = Pgn.game(tokens, start, budget);
            part.reading().games().forEach(this::add);
            part.reading().damage().ifPresent(damage -> damaged(part, damage));
        }
    }

    void add(GameRecord game) {
        games.add(game);
        found++;
    }

    private void damaged(Pgn.Part part, Pgn.Damage damage) {
        problems.add(new GameReading.Problem.InText(next(), damage));
        found++;
        part.begun().filter(TolerantPgnReader::hasSomething).ifPresent(games::add);
    }

    private static boolean hasSomething(GameRecord game) {
        return !game.line().moves().isEmpty() || !game.tags().isEmpty();
    }

    /** Where the next game begins behind a fault: a tag on a line of its own, after a line that is none. */
    private static int nextGame(String text, int fault) {
        boolean afterOther = false;
        for (int line = text.lastIndexOf('\n', fault) + 1; line < text.length(); line = next(text, line)) {
            int first = line;
            while (first < text.length() && text.charAt(first) != '\n' && Character.isWhitespace(text.charAt(first)))
                first++;
            boolean blank = first == text.length() || text.charAt(first) == '\n';
            if (blank) continue;
            if (line > fault && afterOther && isTag(text, first)) return line;
            afterOther = text.charAt(first) != '[';
        }
        return -1;
    }

    private static int next(String text, int line) {
        int end = text.indexOf('\n', line);
        return end < 0 ? text.length() : end + 1;
    }

    private static boolean isTag(String text, int at) {
        if (text.charAt(at) != '[') return false;
        int name = at + 1;
        int end = name;
        while (end < text.length() && isLetter(text.charAt(end))) end++;
        int value = end;
        while (value < text.length() && Character.isWhitespace(text.charAt(value)) && text.charAt(value) != '\n')
            value++;
        return end > name && value > end && value < text.length() && text.charAt(value) == '"';
    }

    private static boolean isLetter(char sign) {
        return sign >= 'A' && sign <= 'Z' || sign >= 'a' && sign <= 'z';
    }

    private static int lineEnds(String text, int from, int to) {
        int ends = 0;
        for (int i = from; i < to; i++) if (text.charAt(i) == '\n') ends++;
        return ends;
    }

    GameReading reading(GameReading.Format format) {
        return new GameReading(format, games, problems);
    }
}
