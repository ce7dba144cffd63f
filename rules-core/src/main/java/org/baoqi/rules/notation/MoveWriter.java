package org.baoqi.rules.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord.FilePlace;
import org.baoqi.rules.notation.NamedMove.Columns;

/** Writes moves of one position. For more than one of them it is quicker than {@link Notation#write}. */
public final class MoveWriter {
    private final Position position;
    private final Map<Kind, Columns> columns = new EnumMap<>(Kind.class);

    public MoveWriter(Position position) {
        this.position = position;
    }

    /** Writes a move that the side to move has. */
    public String write(Notation form, Move move) {
        return switch (form) {
            case ICCS -> move.iccs();
            case UCI -> move.uci();
            default -> named(form, move);
        };
    }

    private String named(Notation form, Move move) {
        Piece piece = position.pieceAt(move.from()).get();
        Columns sameKind = columns.computeIfAbsent(piece.kind(), kind -> new Columns(position, piece));
        NamedMoveWriter words = new NamedMoveWriter(form, piece, sameKind);
        return words.subject(move.from()) + words.motion(Motion.of(piece, move));
    }

    /** Writes a move of one piece in one of the forms that name it: which piece, then its {@link Motion}. */
    private static final class NamedMoveWriter {
        private final Notation form;
        private final Script script;
        private final Piece piece;
        private final Columns columns;

        NamedMoveWriter(Notation form, Piece piece, Columns columns) {
            this.form = form;
            this.script = Script.of(form);
            this.piece = piece;
            this.columns = columns;
        }

        String motion(Motion motion) {
            String direction = script.direction(piece.side(), motion.direction().get());
            String number = digit(motion.number());
            return form == Notation.SHORT ? number + direction : direction + number;
        }

        String subject(Point from) {
            List<Point> column = columns.on(from.fileFor(piece.side()));
            // Of two advisors or elephants on a file only one can go forwards, and only the other back.
            boolean alone = column.size() == 1 || piece.kind() == Kind.ADVISOR || piece.kind() == Kind.ELEPHANT;
            if (alone) return script.piece(piece) + file(from);
            return form == Notation.WXF || form == Notation.ENGLISH ? tandem(column, from) : stacked(column, from);
        }

        /** 前兵; 一兵 where four or five stand on the file; 前三 where two files have several (附表六 第一部份 1(2)-(4)). */
        private String stacked(List<Point> column, Point from) {
            if (columns.stacked().size() > 1) return place(column, from) + file(from);
            return (column.size() > 3 ? number(column, from) : place(column, from)) + script.piece(piece);
        }

        /** P+; 23, the second on file 3, where three or more stand on the file or two files have several. */
        private String tandem(List<Point> column, Point from) {
            boolean pair = column.size() == 2 && columns.stacked().size() == 1;
            return pair ? script.piece(piece) + place(column, from) : number(column, from) + file(from);
        }

        private String place(List<Point> column, Point from) {
            int index = column.indexOf(from);
            FilePlace place =
                    index == 0 ? FilePlace.FRONT : index == column.size() - 1 ? FilePlace.REAR : FilePlace.MIDDLE;
            return script.place(piece.side(), place);
        }

        private String number(List<Point> column, Point from) {
            return script.number(piece.side(), column.indexOf(from) + 1);
        }

        private String file(Point from) {
            return digit(from.fileFor(piece.side()));
        }

        private String digit(int digit) {
            return script.digit(piece.side(), digit);
        }
    }
}
