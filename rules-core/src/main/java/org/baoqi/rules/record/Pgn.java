package org.baoqi.rules.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.Form;

/**
 * PGN of Chinese chess, a text of games: tags, then moves in any form, with remarks, assessments and variations. A bare
 * list of moves is a game without tags.
 */
public final class Pgn {
    private Pgn() {}

    /** Reads bytes in whatever encoding they are. */
    public static PgnReading read(byte[] file) {
        return read(TextEncoding.decode(file), Position.initial());
    }

    /** Reads text; a game without a FEN tag begins with {@code start}. */
    public static PgnReading read(String text, Position start) {
        List<GameRecord> games = new ArrayList<>();
        try {
            for (List<PgnToken> tokens : PgnGames.split(PgnScanner.scan(text))) games.add(game(tokens, start));
            return new PgnReading(games, Optional.empty());
        } catch (PgnGameReader.DamagedException e) {
            return new PgnReading(games, Optional.of(e.damage()));
        }
    }

    public static String write(GameRecord game) {
        return PgnWriter.write(game, game.form());
    }

    public static String write(GameRecord game, Form form) {
        return PgnWriter.write(game, form);
    }

    /** A game whose coordinates make no sense with ranks from 0 may count them from 1; who gets further is right. */
    private static GameRecord game(List<PgnToken> tokens, Position start) {
        PgnGameReader iccs = new PgnGameReader(tokens, Form.ICCS);
        PgnGameReader uci = new PgnGameReader(tokens, Form.UCI);
        try {
            return iccs.read(start);
        } catch (PgnGameReader.DamagedException first) {
            try {
                return uci.read(start);
            } catch (PgnGameReader.DamagedException second) {
                throw uci.tokensRead() > iccs.tokensRead() ? second : first;
            }
        }
    }
}
