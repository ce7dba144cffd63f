package org.baoqi.speech.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Writes JSON on one line: strings, numbers, booleans, null, lists and maps. */
final class Json {
    private Json() {}

    /** An object of these keys and values, taken in turn. */
    static String object(Object... keysAndValues) {
        Map<Object, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) members.put(keysAndValues[i], keysAndValues[i + 1]);
        return value(members);
    }

    static String value(Object value) {
        if (value == null || value instanceof Number || value instanceof Boolean) return String.valueOf(value);
        if (value instanceof Iterable<?> items) return list(items);
        if (value instanceof Map<?, ?> members) return map(members);
        return string(value.toString());
    }

    private static String list(Iterable<?> items) {
        StringJoiner out = new StringJoiner(", ", "[", "]");
        for (Object item : items) out.add(value(item));
        return out.toString();
    }

    private static String map(Map<?, ?> members) {
        StringJoiner out = new StringJoiner(", ", "{", "}");
        members.forEach((key, value) -> out.add(string(key.toString()) + ": " + value(value)));
        return out.toString();
    }

    private static String string(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) out.append(escaped(c));
        return out.append('"').toString();
    }

    private static String escaped(char c) {
        return switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            // Half a pair cannot be written as UTF-8; this may be one, and as an escape a whole pair is as good.
            default -> c < ' ' || Character.isSurrogate(c) ? String.format("\\u%04x", (int) c) : String.valueOf(c);
        };
    }
}
