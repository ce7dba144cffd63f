package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Form;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.PgnFormat;
import org.baoqi.rules.record.Tag;

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
        return part(text, start).reading();
    }

    /**
     * Text up to its first damage.
     *
     * @param begun what stands before the damage in the game that has it
     */
    record Part(PgnReading reading, Optional<GameRecord> begun) {}

    static Part part(String text, Position start) {
        List<GameRecord> games = new ArrayList<>();
        for (List<PgnToken> tokens : PgnGames.split(PgnScanner.scan(text))) {
            Part game = game(tokens, start);
            games.addAll(game.reading().games());
            if (game.reading().damage().isPresent())
                return new Part(new PgnReading(games, game.reading().damage()), game.begun());
        }
        return new Part(new PgnReading(games, Optional.empty()), Optional.empty());
    }

    public static String write(GameRecord game) {
        return PgnWriter.write(game, game.form());
    }

    public static String write(GameRecord game, Form form) {
        return PgnWriter.write(game, form);
    }

    /**
     * Coordinates count their ranks from 0, unless the Format tag says that they are UCI's. Where they make no sense so,
     * they may count the other way; who gets further is right.
     */
    static Part game(List<PgnToken> tokens, Position start) {
        boolean saysUci = tokens.stream().anyMatch(Pgn::saysUci);
        PgnGameReader usual = new PgnGameReader(tokens, saysUci ? Form.UCI : Form.ICCS);
        Part first = game(usual, start);
        if (!first.reading().damage().isPresent()) return first;
        PgnGameReader other = new PgnGameReader(tokens, saysUci ? Form.ICCS : Form.UCI);
        Part second = game(other, start);
        boolean better = !second.reading().damage().isPresent() || other.tokensRead() > usual.tokensRead();
        return better ? second : first;
    }

    private static boolean saysUci(PgnToken token) {
        return token.type() == PgnToken.Type.TAG
                && token.text().equalsIgnoreCase(Tag.FORMAT)
                && PgnFormat.form(token.value()) == Form.UCI;
    }

    private static Part game(PgnGameReader reader, Position start) {
        try {
            return new Part(new PgnReading(List.of(reader.read(start)), Optional.empty()), Optional.empty());
        } catch (PgnGameReader.DamagedException e) {
            return new Part(new PgnReading(List.of(), Optional.of(e.damage())), reader.begun());
        }
    }
}
