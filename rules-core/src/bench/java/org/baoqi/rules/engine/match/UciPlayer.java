package org.baoqi.rules.engine.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/** A program that speaks UCI. */
final class UciPlayer extends ProcessPlayer {
    UciPlayer(String command, Pace pace) throws IOException {
        super(command, pace);
        send("uci");
        await("uciok");
        send("setoption name UCI_Variant value xiangqi");
    }

    @Override
    public void newGame() throws IOException {
        send("ucinewgame");
        send("isready");
        await("readyok");
    }

    @Override
    public Optional<Move> move(List<Move> played, Clocks left) throws IOException {
        Position position = Position.initial();
        StringBuilder moves = new StringBuilder();
        for (Move move : played) {
            moves.append(' ').append(Notation.UCI.write(position, move));
            position = position.play(move);
        }
        send("position startpos" + (played.isEmpty() ? "" : " moves" + moves));
        send("go " + limit(left));
        Position now = position;
        return await("bestmove").flatMap(line -> read(line.split(" ")[1], now));
    }

    private static Optional<Move> read(String text, Position position) {
        return WrittenMove.parse(text)
                .map(said -> said.as(Notation.UCI).in(position))
                .filter(Resolution.Legal.class::isInstance)
                .map(answer -> ((Resolution.Legal) answer).move());
    }

    private String limit(Clocks left) {
        long gained = pace().increment().toMillis();
        return pace().kind() == Pace.Kind.CLOCK
                ? "wtime " + left.of(Side.RED).toMillis() + " btime "
                        + left.of(Side.BLACK).toMillis() + " winc " + gained + " binc " + gained
                : pace().toString();
    }
}
