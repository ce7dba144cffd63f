package org.baoqi.rules.record;

import java.util.Locale;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Form;

/** How PGN of Chinese chess writes moves, by the value of its Format tag: Chinese, WXF or ICCS; UCI is our own. */
public final class PgnFormat {
    private PgnFormat() {}

    public static Form form(String tag) {
        return switch (tag.toUpperCase(Locale.ROOT)) {
            case "WXF" -> Form.WXF;
            case "ICCS" -> Form.ICCS;
            case "UCI" -> Form.UCI;
            default -> Form.TRADITIONAL;
        };
    }

    public static String tag(Form form) {
        return switch (form) {
            case TRADITIONAL, SIMPLIFIED, AXF, SHORT -> "Chinese";
            case ENGLISH, WXF -> "WXF";
            case ICCS -> "ICCS";
            case UCI -> "UCI";
        };
    }

    /** ICCS stands in PGN with capitals and a dash, {@code H2-E2}. */
    public static String write(Form form, Position position, Move move) {
        String text = form.write(position, move);
        return form == Form.ICCS ? (text.substring(0, 2) + "-" + text.substring(2)).toUpperCase(Locale.ROOT) : text;
    }
}
