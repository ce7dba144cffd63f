package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.Line;
import org.baoqi.rules.record.RecordedMove;

/** Writes a game as DhtmlXQ. Clocks, marks and assessments have no place in it. */
final class DhtmlxqWriter {
    private static final String NOWHERE = "99";
    /** The men of a side in the order of the text. */
    private static final Kind[] MEN = {
        Kind.ROOK, Kind.HORSE, Kind.ELEPHANT, Kind.ADVISOR, Kind.KING, Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE,
        Kind.ROOK, Kind.CANNON, Kind.CANNON, Kind.PAWN, Kind.PAWN, Kind.PAWN, Kind.PAWN, Kind.PAWN
    };

    private final StringBuilder out = new StringBuilder();
    private int branches;

    String write(GameRecord game) {
        out.append("[DhtmlXQ]\n");
        Dhtmlxq.NAMES.forEach((theirs, ours) -> game.tag(ours).ifPresent(value -> tag(theirs, value)));
        if (game.result() != GameResult.UNFINISHED) tag("result", result(game.result()));
        tag("binit", game.start().equals(Position.initial()) ? Dhtmlxq.INITIAL : places(game.start()));
        if (game.start().sideToMove() == Side.BLACK)
            tag(Dhtmlxq.FEN, game.start().fen());
        remark("comment0", game.line().remarks());
        line(game.line(), "movelist", 0, 1);
        return out.append("[/DhtmlXQ]\n").toString();
    }

    private static String result(GameResult result) {
        return switch (result) {
            case RED_WINS -> "红胜";
            case BLACK_WINS -> "黑胜";
            default -> "和棋";
        };
    }

    private static String places(Position position) {
        StringBuilder places = new StringBuilder();
        for (Side side : Side.values()) {
            List<List<Point>> left = new ArrayList<>();
            for (Kind kind : Kind.values()) left.add(new ArrayList<>(position.points(new Piece(side, kind))));
            for (Kind man : MEN) {
                List<Point> points = left.get(man.ordinal());
                places.append(points.isEmpty() ? NOWHERE : point(points.remove(0)));
            }
        }
        return places.toString();
    }

    private void line(Line line, String name, int branch, int first) {
        StringBuilder moves = new StringBuilder();
        for (RecordedMove move : line.moves()) moves.append(move(move.move()));
        tag(name, moves.toString());
        for (int i = 0; i < line.moves().size(); i++) remarks(line, i, branch, first);
        for (int i = 0; i < line.moves().size(); i++)
            for (Line other : line.moves().get(i).alternatives()) {
                int number = ++branches;
                line(other, "move_" + branch + "_" + (first + i) + "_" + number, number, first + i);
            }
    }

    /** What is said before a variation is said of its first move. */
    private void remarks(Line line, int index, int branch, int first) {
        List<String> remarks = new ArrayList<>();
        if (index == 0 && branch > 0) remarks.addAll(line.remarks());
        remarks.addAll(line.moves().get(index).remarks());
        remark("comment" + (branch == 0 ? "" : branch + "_") + (first + index), remarks);
    }

    private void remark(String name, List<String> remarks) {
        if (!remarks.isEmpty()) tag(name, String.join("\n", remarks));
    }

    private static String move(Move move) {
        return point(move.from()) + point(move.to());
    }

    private static String point(Point point) {
        return "" + (Point.FILES - point.file()) + (Point.RANKS - 1 - point.rank());
    }

    private void tag(String name, String value) {
        out.append("[DhtmlXQ_").append(name).append(']').append(DhtmlxqTags.Value.write(value));
        out.append("[/DhtmlXQ_").append(name).append("]\n");
    }
}
