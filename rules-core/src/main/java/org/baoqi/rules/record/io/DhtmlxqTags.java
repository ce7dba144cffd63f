package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes DhtmlXQ text apart: {@code [DhtmlXQ_red]許銀川[/DhtmlXQ_red]}, one map of values a game. Forums change the case of
 * the names.
 */
final class DhtmlxqTags {
    private static final String BEGIN = "[DhtmlXQ";
    private static final String TAG = "[DhtmlXQ_";
    private static final String END = "[/DhtmlXQ";
    private static final Pattern SIGN = Pattern.compile("\\[(/?)DhtmlXQ(\\w*)\\]", Pattern.CASE_INSENSITIVE);

    private final String text;
    private final List<Map<String, String>> games = new ArrayList<>();
    private Map<String, String> game = new LinkedHashMap<>();

    private DhtmlxqTags(String text) {
        this.text = text;
    }

    static List<Map<String, String>> in(String text) {
        DhtmlxqTags tags = new DhtmlxqTags(inOneCase(text));
        int at = tags.text.indexOf(BEGIN);
        while (at >= 0) at = tags.read(at);
        tags.finish();
        return tags.games;
    }

    private static String inOneCase(String text) {
        Matcher signs = SIGN.matcher(text);
        StringBuffer out = new StringBuffer();
        while (signs.find())
            signs.appendReplacement(
                    out, "[" + signs.group(1) + "DhtmlXQ" + signs.group(2).toLowerCase(Locale.ROOT) + "]");
        return signs.appendTail(out).toString();
    }

    /** Reads what begins here, and says where the next thing does. */
    private int read(int at) {
        int nameEnd = text.indexOf(']', at);
        if (nameEnd < 0) return -1;
        if (!text.startsWith(TAG, at)) {
            finish();
            return text.indexOf(BEGIN, nameEnd);
        }
        String name = text.substring(at + TAG.length(), nameEnd);
        int end = valueEnd(name, nameEnd);
        if (game.containsKey(name)) finish();
        game.put(name, text.substring(nameEnd + 1, end));
        return text.indexOf(BEGIN, end);
    }

    /** A tag that is never closed ends where the next one begins. */
    private int valueEnd(String name, int from) {
        int closed = text.indexOf(END + "_" + name + "]", from);
        int next = text.indexOf(TAG, from);
        int whole = text.indexOf(END, from);
        if (closed >= 0 && (next < 0 || closed < next)) return closed;
        int end = next >= 0 ? next : text.length();
        return whole >= 0 ? Math.min(whole, end) : end;
    }

    private void finish() {
        if (game.containsKey("movelist") || game.containsKey("binit")) games.add(game);
        game = new LinkedHashMap<>();
    }

    /** Reads and writes a value of a DhtmlXQ text: || ends a line, and forums add the escapes of web pages. */
    static final class Value {
        private static final Pattern SIGN = Pattern.compile(
                "(\\|\\||<br\\s*/?>)|\\\\u([0-9a-f]{4})|&(lt|gt|amp|quot|nbsp);|&#(\\d{1,5});",
                Pattern.CASE_INSENSITIVE);
        private static final Map<String, String> NAMED =
                Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "nbsp", " ");

        private Value() {}

        static String read(String value) {
            Matcher signs = SIGN.matcher(value);
            StringBuffer out = new StringBuffer();
            while (signs.find()) signs.appendReplacement(out, Matcher.quoteReplacement(plain(signs)));
            return signs.appendTail(out).toString().trim();
        }

        private static String plain(Matcher sign) {
            if (sign.group(1) != null) return "\n";
            if (sign.group(2) != null) return letter(Integer.parseInt(sign.group(2), 16));
            if (sign.group(3) != null) return NAMED.getOrDefault(sign.group(3), sign.group());
            return letter(Integer.parseInt(sign.group(4)));
        }

        private static String letter(int code) {
            return String.valueOf((char) code);
        }

        /** Brackets would end the value, and a page would take the rest for its own. */
        static String write(String plain) {
            return plain.replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace('[', '［')
                    .replace(']', '］')
                    .replace("\n", "||");
        }
    }
}
