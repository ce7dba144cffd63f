package org.baoqi.rules.engine.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/** A program that speaks the protocol of xboard, with moves as ICCS and a time for each move in whole seconds. */
final class XboardPlayer extends ProcessPlayer {
    private static final String MOVE = "move ";
    private static final String RED_WON = "1-0";
    private static final String BLACK_WON = "0-1";
    private static final String DRAWN = "1/2-1/2";

    private int known;
    private boolean claimsDraw;

    XboardPlayer(String command, Pace pace) throws IOException {
        super(command, pace);
        send("xboard");
    }

    @Override
    public void newGame() {
        send("new");
        send("variant xiangqi");
        send("st " + Math.max(1, pace().time().getSeconds()));
        send("force");
        known = 0;
    }

    @Override
    public Optional<Move> move(List<Move> played, Clocks left) throws IOException {
        send("force");
        for (Move move : played.subList(known, played.size())) send(move.iccs());
        send("go");
        known = played.size() + 1;
        Optional<String> answer = await(MOVE, RED_WON, BLACK_WON, DRAWN);
        claimsDraw = answer.filter(line -> line.startsWith(DRAWN)).isPresent();
        return answer.filter(line -> line.startsWith(MOVE))
                .flatMap(line -> Move.fromIccs(line.substring(MOVE.length())));
    }

    @Override
    public boolean claimsDraw() {
        return claimsDraw;
    }
}
