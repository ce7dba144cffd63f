package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.PgnScanner.GameSplitter;
import org.baoqi.rules.record.io.PgnScanner.Token;

/** Reads on after damage: keeps what stands before it, and begins again with the next game that has a tag. */
final class TolerantPgnReader {
    /** A tag on a line of its own, after a line that is none. */
    private static final Pattern NEXT_GAME = Pattern.compile("(?m)^(?!\\s*\\[)[^\\n]*\\n(?=\\s*\\[[A-Za-z]+\\s+\")");

    /** A file with more is not worth the time. */
    private static final int MOST_PROBLEMS = 500;

    private final List<GameRecord> games = new ArrayList<>();
    private final List<GameReading.Problem> problems = new ArrayList<>();
    private int found;

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
        int before = lines;
        while (from >= 0 && problems.size() < MOST_PROBLEMS) {
            String rest = text.substring(from);
            int next = read(rest, start, before);
            before += next < 0 ? 0 : lineCount(rest.substring(0, next));
            from = next < 0 ? -1 : from + next;
        }
    }

    /** Reads up to a fault of form, and says where to go on behind it. A move that cannot be played is no such fault. */
    private int read(String text, Position start, int linesBefore) {
        int fault = -1;
        for (List<Token> tokens : GameSplitter.split(PgnScanner.scan(text))) {
            Pgn.Part part = Pgn.game(tokens, start);
            part.reading().games().forEach(this::add);
            part.reading().damage().ifPresent(damage -> damaged(part, damage, linesBefore));
            for (Token token : tokens) if (token.type() == Token.Type.FAULT) fault = token.line();
        }
        return fault < 0 ? -1 : nextGame(text, fault);
    }

    void add(GameRecord game) {
        games.add(game);
        found++;
    }

    private void damaged(Pgn.Part part, Pgn.Damage damage, int linesBefore) {
        problems.add(
                new GameReading.Problem.InText(next(), new Pgn.Damage(damage.line() + linesBefore, damage.reason())));
        found++;
        part.begun().filter(TolerantPgnReader::hasSomething).ifPresent(games::add);
    }

    private static boolean hasSomething(GameRecord game) {
        return !game.line().moves().isEmpty() || !game.tags().isEmpty();
    }

    private static int nextGame(String text, int line) {
        int at = 0;
        for (int i = 1; i < line && at >= 0; i++) at = text.indexOf('\n', at) + 1;
        Matcher next = NEXT_GAME.matcher(text);
        return next.find(Math.min(at, text.length())) ? next.end() : -1;
    }

    private static int lineCount(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    GameReading reading(GameReading.Format format) {
        return new GameReading(format, games, problems);
    }
}
