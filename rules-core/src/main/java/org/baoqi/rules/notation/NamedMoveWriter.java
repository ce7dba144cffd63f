package org.baoqi.rules.notation;

import java.util.List;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;

/** Writes a move of one piece in one of the forms that name it: which piece, then its {@link Motion}. */
final class NamedMoveWriter {
    private final Form form;
    private final Script script;
    private final Piece piece;
    private final Columns columns;

    NamedMoveWriter(Form form, Piece piece, Columns columns) {
        this.form = form;
        this.script = Script.of(form);
        this.piece = piece;
        this.columns = columns;
    }

    String motion(Motion motion) {
        String direction = script.direction(piece.side(), motion.direction().get());
        String number = digit(motion.number());
        return form == Form.SHORT ? number + direction : direction + number;
    }

    String subject(Point from) {
        List<Point> column = columns.on(from.fileFor(piece.side()));
        // Of two advisors or elephants on a file only one can go forwards, and only the other back.
        boolean alone = column.size() == 1 || piece.kind() == Kind.ADVISOR || piece.kind() == Kind.ELEPHANT;
        if (alone) return script.piece(piece) + file(from);
        return form == Form.WXF || form == Form.ENGLISH ? tandem(column, from) : stacked(column, from);
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
        Place place = index == 0 ? Place.FRONT : index == column.size() - 1 ? Place.REAR : Place.MIDDLE;
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
