package org.baoqi.app.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.GameSummary.RecordedPlayer;
import org.baoqi.speech.match.MatchState;

/**
 * The facts of a game that its row repeats, so that lists and searches need not read its moves.
 *
 * @param over whether nothing more can happen in it
 * @param digest equal for two games that are the same
 */
record GameFacts(GameSummary summary, boolean over, String digest) {
    /** Games as short as this may be alike by chance: only the players tell them apart. */
    private static final int SHORT = 12;

    static GameFacts of(MatchState state) {
        GameSummary summary = GameSummary.of(state);
        return new GameFacts(
                summary,
                state.isOver(),
                digest(summary, state.setup().start(), state.history().moves()));
    }

    static GameFacts of(GameRecord record) {
        GameSummary summary = GameSummary.of(record);
        return new GameFacts(
                summary, true, digest(summary, record.start(), record.line().plain()));
    }

    private static String digest(GameSummary summary, Position start, List<Move> moves) {
        return hash(
                start.fen(),
                moves.stream().map(Move::iccs).collect(Collectors.joining(" ")),
                summary.date().map(Object::toString).orElse(""),
                moves.size() > SHORT ? "" : text(summary.players()));
    }

    /** As the first version wrote it: the digests of games that are kept are compared with new ones. */
    private static String text(BothSides<RecordedPlayer> players) {
        return "BothSides[red=" + text(players.red()) + ", black=" + text(players.black()) + "]";
    }

    private static String text(RecordedPlayer player) {
        return "Player[name=" + player.name() + ", level=" + player.level() + "]";
    }

    /** A short text that stands for longer ones. */
    private static String hash(String... parts) {
        MessageDigest digest = sha256();
        for (String part : parts) {
            digest.update(part.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
        }
        StringBuilder hex = new StringBuilder();
        for (byte b : digest.digest())
            hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        return hex.toString();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
