package org.baoqi.rules.record.io;

import org.baoqi.rules.Point;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;

/** Writes a game's own moves as CBF, the way 象棋橋 does. */
final class CbfFile {
    private CbfFile() {}

    static String of(GameRecord game) {
        StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<ChineseChessRecord Version=\"1.0\">\n <Head>\n");
        element(out, "Name", game.tag("Title").orElse(""));
        element(out, "Red", game.tag("Red").orElse(""));
        element(out, "Black", game.tag("Black").orElse(""));
        element(out, "RecordResult", result(game.result()));
        element(out, "FEN", game.start().fen());
        out.append(" </Head>\n <MoveList>\n");
        move(
                out,
                "00-00",
                String.join(" ", game.line().remarks()),
                game.line().moves().isEmpty());
        for (int i = 0; i < game.line().moves().size(); i++) {
            RecordedMove move = game.line().moves().get(i);
            boolean last = i + 1 == game.line().moves().size();
            String value = point(move.move().from()) + "-" + point(move.move().to());
            move(out, value, String.join(" ", move.remarks()), last);
        }
        return out.append(" </MoveList>\n</ChineseChessRecord>\n").toString();
    }

    private static void element(StringBuilder out, String name, String value) {
        if (value.isEmpty()) out.append("  <").append(name).append(" />\n");
        else out.append("  <" + name + ">" + escape(value) + "</" + name + ">\n");
    }

    private static void move(StringBuilder out, String value, String remark, boolean last) {
        out.append("  <Move value=\"").append(value).append(last ? "\" end=\"1\"" : "\"");
        out.append(remark.isEmpty() ? " />\n" : ">" + escape(remark) + "</Move>\n");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String point(Point point) {
        return "" + (Point.FILES - point.file()) + (Point.RANKS - 1 - point.rank());
    }

    private static String result(GameResult result) {
        return switch (result) {
            case RED_WINS -> "1";
            case BLACK_WINS -> "2";
            case DRAW -> "3";
            default -> "0";
        };
    }
}
