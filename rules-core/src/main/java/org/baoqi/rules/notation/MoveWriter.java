package org.baoqi.rules.notation;

import java.util.EnumMap;
import java.util.Map;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.Position;

/** Writes moves of one position. For more than one of them it is quicker than {@link Form#write}. */
public final class MoveWriter {
    private final Position position;
    private final Map<Kind, Columns> columns = new EnumMap<>(Kind.class);

    public MoveWriter(Position position) {
        this.position = position;
    }

    /** Writes a move that the side to move has. */
    public String write(Form form, Move move) {
        return switch (form) {
            case ICCS -> move.iccs();
            case UCI -> Coordinates.uci(move);
            default -> named(form, move);
        };
    }

    private String named(Form form, Move move) {
        Piece piece = position.pieceAt(move.from()).get();
        Columns sameKind = columns.computeIfAbsent(piece.kind(), kind -> new Columns(position, piece));
        NamedMoveWriter words = new NamedMoveWriter(form, piece, sameKind);
        return words.subject(move.from()) + words.motion(Motion.of(piece, move));
    }
}
