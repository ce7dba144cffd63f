package org.baoqi.rules.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.Form;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/** A program that speaks UCI. */
final class UciPlayer extends ProcessPlayer {
    private final String limit;
    private final long number;

    UciPlayer(String command, String limit, long number) throws IOException {
        super(command);
        this.limit = limit;
        this.number = number;
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
    public Optional<Move> move(List<Move> played) throws IOException {
        Position position = Position.initial();
        StringBuilder moves = new StringBuilder();
        for (Move move : played) {
            moves.append(' ').append(Form.UCI.write(position, move));
            position = position.play(move);
        }
        send("position startpos" + (played.isEmpty() ? "" : " moves" + moves));
        send("go " + limit + " " + number);
        Position now = position;
        return await("bestmove").flatMap(line -> read(line.split(" ")[1], now));
    }

    private static Optional<Move> read(String text, Position position) {
        return WrittenMove.parse(text)
                .map(said -> said.as(Form.UCI).in(position))
                .filter(Resolution.Legal.class::isInstance)
                .map(answer -> ((Resolution.Legal) answer).move());
    }

    @Override
    public Optional<Duration> moveTime() {
        return limit.equals("movetime") ? Optional.of(Duration.ofMillis(number)) : Optional.empty();
    }
}
