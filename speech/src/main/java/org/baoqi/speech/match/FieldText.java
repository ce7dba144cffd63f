package org.baoqi.speech.match;

/** What people wrote, as a field of a log: tabs and line ends, which part fields and events, are written as {@code \t}. */
final class FieldText {
    private static final String SPECIAL = "\\\t\n\r";
    private static final String LETTERS = "\\tnr";

    private FieldText() {}

    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            int special = SPECIAL.indexOf(c);
            if (special >= 0) escaped.append('\\').append(LETTERS.charAt(special));
            else escaped.append(c);
        }
        return escaped.toString();
    }

    /** The text again; an exception where it is none of ours. */
    static String unescape(String field) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            boolean escape = field.charAt(i) == '\\';
            if (escape) i++;
            text.append(escape ? SPECIAL.charAt(LETTERS.indexOf(field.charAt(i))) : field.charAt(i));
        }
        return text.toString();
    }
}
