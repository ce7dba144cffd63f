package org.baoqi.rules.record.io;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Texts that ask for more than they are worth: many of one thing, in each format. */
public final class HeavyFiles {
    private HeavyFiles() {}

    static String times(String text, int times) {
        return String.join("", Collections.nCopies(times, text));
    }

    public static Map<String, String> of(int size) {
        Map<String, String> files = new TreeMap<>();
        files.put("alternatives", "1. 炮二平五 " + times("(炮八平五)", size));
        files.put("remarks", "1. 炮二平五 " + times("{好}", size));
        files.put("variations in variations", times("1. 炮二平五 (", size));
        files.put("bare quotes", times("[\"", size));
        files.put("blank lines behind a fault", "[Event x\n" + times("\n", size * 4));
        files.put("faults", times("a\n[Event \"x\"]\n[Event x\n", size));
        files.put("moves without blanks", times("炮二平五", size));
        files.put("a long word", times(".", size * 4) + "\u0085");
        files.put("a long fen", "fen " + times("a ", size * 4));
        files.put("open tags", "[DhtmlXQ]" + times("[DhtmlXQ_red]", size));
        files.put("branches", "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]" + branches(Math.min(9_999, size)));
        files.put("elements", "<ChineseChessRecord>" + times("<Move value=\"77-47\">", size));
        return files;
    }

    private static String branches(int size) {
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= size; i++)
            out.append("[DhtmlXQ_move_")
                    .append(i - 1)
                    .append("_1_")
                    .append(i)
                    .append("]7747[/DhtmlXQ_move_")
                    .append(i - 1)
                    .append("_1_")
                    .append(i)
                    .append(']');
        return out.toString();
    }
}
