package org.baoqi.rules.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** A program that speaks the protocol of xboard, with moves as ICCS and whole seconds. */
final class XboardPlayer extends ProcessPlayer {
    private final Duration moveTime;
    private int known;

    XboardPlayer(String command, Duration moveTime) throws IOException {
        super(command);
        this.moveTime = moveTime;
        send("xboard");
    }

    @Override
    public void newGame() {
        send("new");
        send("st " + Math.max(1, moveTime.getSeconds()));
        send("force");
        known = 0;
    }

    @Override
    public Optional<Move> move(List<Move> played) throws IOException {
        send("force");
        for (Move move : played.subList(known, played.size())) send(move.iccs());
        send("go");
        known = played.size() + 1;
        return await("move ").flatMap(line -> Move.fromIccs(line.substring("move ".length())));
    }

    @Override
    public Optional<Duration> moveTime() {
        return Optional.of(moveTime);
    }
}
