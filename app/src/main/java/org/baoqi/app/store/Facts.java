package org.baoqi.app.store;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.match.MatchState;

/**
 * What is derived from a game for its row.
 *
 * @param over whether nothing more can happen in it
 * @param digest equal for two games that are the same
 */
record Facts(GameSummary summary, boolean over, String digest) {
    /** Games as short as this may be alike by chance: only the players tell them apart. */
    private static final int SHORT = 12;

    static Facts of(MatchState state) {
        GameSummary summary = GameSummary.of(state);
        return new Facts(
                summary,
                state.isOver(),
                digest(summary, state.setup().start(), state.history().moves()));
    }

    static Facts of(GameRecord record) {
        GameSummary summary = GameSummary.of(record);
        return new Facts(
                summary, true, digest(summary, record.start(), record.line().plain()));
    }

    private static String digest(GameSummary summary, Position start, List<Move> moves) {
        return Digest.of(
                start.fen(),
                moves.stream().map(Move::iccs).collect(Collectors.joining(" ")),
                summary.date().map(Object::toString).orElse(""),
                moves.size() > SHORT ? "" : summary.players().toString());
    }
}
