package org.baoqi.rules.record.io;

import static org.baoqi.rules.record.io.PgnToken.Type;

import java.util.ArrayList;
import java.util.List;

/** Parts the tokens of a file into games. Each list has an end of its own. */
final class PgnGames {
    private final List<List<PgnToken>> games = new ArrayList<>();
    private List<PgnToken> game = new ArrayList<>();
    private int depth;
    private boolean begun;
    private boolean over;

    private PgnGames() {}

    static List<List<PgnToken>> split(List<PgnToken> tokens) {
        PgnGames parts = new PgnGames();
        tokens.forEach(parts::add);
        return parts.games;
    }

    private void add(PgnToken token) {
        if (token.type() == Type.END || isNewGame(token.type())) finish(token.line());
        game.add(token);
        switch (token.type()) {
            case OPEN -> depth++;
            case CLOSE -> depth--;
            case RESULT -> over = depth == 0;
            default -> begun |= token.type() == Type.WORD;
        }
    }

    /** Remarks behind a result still belong to its game. */
    private boolean isNewGame(Type next) {
        return next == Type.TAG ? begun || over : over && next != Type.REMARK && next != Type.ASSESSMENT;
    }

    private void finish(int line) {
        if (!game.isEmpty()) {
            game.add(new PgnToken(Type.END, "", "", line));
            games.add(game);
        }
        game = new ArrayList<>();
        depth = 0;
        begun = false;
        over = false;
    }
}
