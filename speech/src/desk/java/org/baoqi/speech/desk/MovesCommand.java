package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWriter;
import org.baoqi.rules.notation.Notation;

/** Lists the legal moves of a position in four forms. */
final class MovesCommand implements DeskCommand {
    private static final List<Notation> FORMS =
            List.of(Notation.ICCS, Notation.TRADITIONAL, Notation.SIMPLIFIED, Notation.WXF);

    @Override
    public String name() {
        return "moves";
    }

    @Override
    public String usage() {
        return "[FEN | --batch]";
    }

    @Override
    public Set<String> flags() {
        return Set.of(Terminal.BATCH);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        if (arguments.has(Terminal.BATCH)) {
            terminal.batch(fen -> json(terminal.position(fen)));
            return;
        }
        Position position = arguments.only().map(terminal::position).orElseGet(Position::initial);
        for (Map<String, String> move : moves(position)) terminal.out().println(String.join("\t", move.values()));
    }

    private static String json(Position position) {
        return Json.object("check", position.isInCheck(position.sideToMove()), "moves", moves(position));
    }

    /** Each move by the names of its forms. */
    private static List<Map<String, String>> moves(Position position) {
        MoveWriter writer = new MoveWriter(position);
        List<Map<String, String>> moves = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            Map<String, String> written = new LinkedHashMap<>();
            for (Notation form : FORMS) written.put(form.id(), writer.write(form, move));
            moves.add(written);
        }
        return moves;
    }
}
