package org.baoqi.speech.words;

/**
 * Text that somebody else wrote, made fit to be shown and spoken: without characters that steer a terminal, a screen or a
 * voice instead of being read. Those are control characters with their escapes, and the marks that turn the direction of what
 * follows. Line ends and tabs stay.
 */
public final class PlainText {
    private PlainText() {}

    public static String of(String text) {
        for (int i = 0; i < text.length(); i++) if (steers(text.charAt(i))) return without(text, i);
        return text;
    }

    /** A name, on one line: it cannot pass for a line of its own. */
    public static String line(String name) {
        return of(name).replace('\n', ' ').replace('\t', ' ');
    }

    private static String without(String text, int first) {
        StringBuilder plain = new StringBuilder(text.length()).append(text, 0, first);
        for (int i = first; i < text.length(); i++) if (!steers(text.charAt(i))) plain.append(text.charAt(i));
        return plain.toString();
    }

    /** Whether a character is not to be read but to be obeyed. */
    public static boolean steers(int sign) {
        if (sign < ' ') return sign != '\n' && sign != '\t';
        if (sign < 0x7F) return false;
        return sign <= 0x9F
                || sign == 0x061C
                || sign == 0x200E
                || sign == 0x200F
                || sign >= 0x2028 && sign <= 0x202E
                || sign >= 0x2066 && sign <= 0x206F
                || sign == 0xFEFF
                || sign >= 0xFFF9 && sign <= 0xFFFB;
    }
}
