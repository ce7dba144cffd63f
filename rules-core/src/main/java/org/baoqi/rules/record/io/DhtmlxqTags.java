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
    private static final Pattern SIGN = Pattern.compile("\\[(/?)DhtmlXQ(\\w*)\\]", Pattern.CASE_INSENSITIVE);

    private final String text;
    private final List<Map<String, String>> games = new ArrayList<>();
    private Map<String, String> game = new LinkedHashMap<>();

    private DhtmlxqTags(String text) {
        this.text = text;
    }

    /**
     * A sign of the text.
     *
     * @param name with its underscore, in small letters; empty for the sign of a whole game
     */
    private record Sign(int start, int end, boolean closes, String name) {}

    static List<Map<String, String>> in(String text, ReadingBudget budget) {
        DhtmlxqTags tags = new DhtmlxqTags(text);
        List<Sign> signs = signs(text, budget);
        for (int i = 0; i < signs.size(); i++) tags.read(signs, i);
        tags.finish();
        return tags.games;
    }

    private static List<Sign> signs(String text, ReadingBudget budget) {
        List<Sign> signs = new ArrayList<>();
        Matcher found = SIGN.matcher(text);
        while (found.find() && budget.token()) {
            boolean closes = !found.group(1).isEmpty();
            signs.add(
                    new Sign(found.start(), found.end(), closes, found.group(2).toLowerCase(Locale.ROOT)));
        }
        return signs;
    }

    private void read(List<Sign> signs, int index) {
        Sign sign = signs.get(index);
        if (sign.closes()) return;
        if (!sign.name().startsWith("_")) {
            finish();
            return;
        }
        String name = sign.name().substring(1);
        if (game.containsKey(name)) finish();
        game.put(name, text.substring(sign.end(), valueEnd(signs, index)));
    }

    /** A tag that is never closed ends where the next one begins, or anything else does end. */
    private int valueEnd(List<Sign> signs, int index) {
        int first = text.length();
        for (Sign next : signs.subList(index + 1, signs.size())) {
            if (next.closes() && next.name().equals(signs.get(index).name())) return next.start();
            first = Math.min(first, next.start());
            if (!next.closes()) break;
        }
        return first;
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
