package org.baoqi.rules.record.io;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A value of a DhtmlXQ text: || ends a line in it, and on its way through a forum it takes on what web pages use. */
final class DhtmlxqText {
    private static final Pattern SIGN = Pattern.compile(
            "(\\|\\||<br\\s*/?>)|\\\\u([0-9a-f]{4})|&(lt|gt|amp|quot|nbsp);|&#(\\d{1,5});", Pattern.CASE_INSENSITIVE);
    private static final Map<String, String> NAMED =
            Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "nbsp", " ");

    private DhtmlxqText() {}

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
