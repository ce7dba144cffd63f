package org.baoqi.speech.desk;

import java.util.List;
import java.util.stream.Collectors;

/** Writes JSON on one line: text, numbers, booleans and lists of these. */
final class Json {
    private Json() {}

    /** An object of these keys and values in turn. */
    static String object(Object... keysAndValues) {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            if (i > 0) out.append(", ");
            out.append(value(keysAndValues[i])).append(": ").append(value(keysAndValues[i + 1]));
        }
        return out.append('}').toString();
    }

    private static String value(Object value) {
        if (value instanceof List<?> list)
            return list.stream().map(Json::value).collect(Collectors.joining(", ", "[", "]"));
        if (value instanceof Number || value instanceof Boolean) return value.toString();
        return quote(value.toString());
    }

    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        return out.append('"').toString();
    }
}
