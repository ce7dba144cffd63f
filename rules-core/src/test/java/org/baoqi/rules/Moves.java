package org.baoqi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moves as tables write them: ICCS with blanks between, and {@code (h2e2 h9g7)*12} for twelve times the same. */
public final class Moves {
    private static final Pattern PART = Pattern.compile("\\(([^)]*)\\)\\*(\\d+)|(\\S+)");

    private Moves() {}

    public static List<Move> of(String text) {
        List<Move> moves = new ArrayList<>();
        Matcher parts = PART.matcher(text.equals("-") ? "" : text);
        while (parts.find()) {
            int times = parts.group(2) == null ? 1 : Integer.parseInt(parts.group(2));
            String part = parts.group(1) == null ? parts.group(3) : parts.group(1);
            for (int i = 0; i < times; i++) for (String move : part.trim().split(" +")) moves.add(Move.iccs(move));
        }
        return moves;
    }
}
