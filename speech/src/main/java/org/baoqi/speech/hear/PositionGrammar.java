package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * How a piece on its point is said in one language. Each word is given by all its forms: the English ones, or characters of
 * one sound.
 */
final class PositionGrammar {
    private static final Map<SpokenLanguage, PositionGrammar> MADE = new ConcurrentHashMap<>();

    private final Map<Side, List<String>> sides = new EnumMap<>(Side.class);
    private final Map<Side, Pattern> first = new EnumMap<>(Side.class);
    private final Map<Kind, List<String>> kinds = new EnumMap<>(Kind.class);
    private final List<List<String>> numbers = new ArrayList<>();
    private final Pattern piece;

    private PositionGrammar(List<List<String>> words, String order, String mayFollow) {
        for (Side side : Side.values()) sides.put(side, words.get(side.ordinal()));
        for (Kind kind : Kind.values()) kinds.put(kind, words.get(Side.values().length + kind.ordinal()));
        numbers.addAll(words.subList(Side.values().length + Kind.values().length, words.size()));
        piece = Pattern.compile(String.format(
                order, any(sides.values()), any(kinds.values()), any(numbers.subList(0, 9)), any(numbers)));
        for (Side side : Side.values())
            first.put(side, Pattern.compile(String.format(mayFollow, any(List.of(sides.get(side))))));
    }

    static PositionGrammar of(SpokenLanguage language) {
        return MADE.computeIfAbsent(language, spoken -> spoken == SpokenLanguage.ENGLISH ? english() : chinese(spoken));
    }

    private static PositionGrammar english() {
        return new PositionGrammar(
                words(
                        "red black king|general advisor|adviser|guard elephant|bishop|minister horse|knight"
                                + " rook|chariot|car cannon pawn|soldier"
                                + " 1|one 2|two 3|three 4|four 5|five 6|six 7|seven 8|eight 9|nine 10|ten",
                        "\\|"),
                "(?i)\\b(?:(?<side>%s)\\s+)?(?<kind>%s)\\s*,?\\s*(?:on\\s+|at\\s+)?file\\s+(?<file>%s)\\s*,?"
                        + "\\s*rank\\s+(?<rank>%s)\\b",
                "(?i)\\b%s(?:\\s+(?:plays|moves|goes))?\\s+(?:first|to\\s+move)\\b");
    }

    private static PositionGrammar chinese(SpokenLanguage spoken) {
        String river = "[，,]?\\s*";
        List<List<String>> words = words("紅红 黑 帥帅將将 仕士 相象 傌馬马 俥車车居 炮砲包 兵卒 1一 2二兩两 3三 4四 5五 6六 7七 8八 9九 十", "").stream()
                .map(forms -> soundingLike(spoken, forms))
                .collect(Collectors.toList());
        words.get(words.size() - 1).add(0, "10");
        return new PositionGrammar(
                words,
                "(?<side>%s)?方?的?(?<kind>%s)\\s*在?(?<file>%s)" + sound(spoken, "路") + river + "(?<rank>%s)"
                        + sound(spoken, "線线"),
                "(?:[輪轮]到%1$s方?走?|%1$s方?(?:" + sound(spoken, "先") + "|走))");
    }

    private static List<List<String>> words(String table, String between) {
        List<List<String>> words = new ArrayList<>();
        for (String forms : table.split(" ")) words.add(new ArrayList<>(List.of(forms.split(between))));
        return words;
    }

    private static List<String> soundingLike(SpokenLanguage spoken, List<String> forms) {
        return new ArrayList<>(
                List.of(Homophones.of(spoken, String.join("", forms)).split("")));
    }

    private static String sound(SpokenLanguage spoken, String characters) {
        return any(List.of(soundingLike(spoken, List.of(characters))));
    }

    private static String any(Iterable<List<String>> words) {
        List<String> all = new ArrayList<>();
        words.forEach(all::addAll);
        // 10 must not be read as 1.
        all.sort((a, b) -> b.length() - a.length());
        return "(?:" + String.join("|", all) + ")";
    }

    /** A piece and its point, in groups {@code side}, {@code kind}, {@code file} and {@code rank}. */
    Pattern piece() {
        return piece;
    }

    /** That a side moves first. */
    Pattern first(Side side) {
        return first.get(side);
    }

    Side side(String said) {
        return sides.get(Side.BLACK).contains(lower(said)) ? Side.BLACK : Side.RED;
    }

    /** The word of which this is a form; where it is a form of two, the word that has it earlier in its list. */
    Kind kind(String said) {
        Kind found = Kind.KING;
        for (Kind kind : Kind.values()) if (isNearer(kinds.get(kind), kinds.get(found), said)) found = kind;
        return found;
    }

    int number(String said) {
        int found = 0;
        for (int i = 0; i < numbers.size(); i++) if (isNearer(numbers.get(i), numbers.get(found), said)) found = i;
        return found + 1;
    }

    private static boolean isNearer(List<String> forms, List<String> others, String said) {
        return place(forms, said) < place(others, said);
    }

    private static int place(List<String> forms, String said) {
        int at = forms.indexOf(lower(said));
        return at < 0 ? Integer.MAX_VALUE : at;
    }

    private static String lower(String said) {
        return said.toLowerCase(Locale.ROOT);
    }
}
