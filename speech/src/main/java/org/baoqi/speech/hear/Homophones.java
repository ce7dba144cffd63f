package org.baoqi.speech.hear;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.speech.words.SpokenLanguage;

/** 同音字: what a recogniser may print for a character. */
public final class Homophones {
    private static final Pattern CHARACTER = Pattern.compile("[\\u3400-\\u9FFF]");

    private final Lexicon lexicon;
    private final Map<Lexicon.Syllable, StringBuilder> characters = new HashMap<>();

    private Homophones(Lexicon lexicon) {
        this.lexicon = lexicon;
        lexicon.readings().forEach((character, readings) -> {
            if (character.length() > 1) return;
            for (Lexicon.Syllable syllable : readings)
                characters.computeIfAbsent(syllable, s -> new StringBuilder()).append(character);
        });
    }

    public static Homophones in(SpokenLanguage language) {
        return new Homophones(Lexicon.of(language));
    }

    /** All characters that sound like one of these, themselves among them. */
    public static String of(SpokenLanguage language, String characters) {
        return in(language).of(characters);
    }

    private String of(String some) {
        Set<String> all = new LinkedHashSet<>();
        some.codePoints().mapToObj(Lexicon::text).forEach(all::add);
        for (String character : all.toArray(new String[0]))
            for (Lexicon.Syllable syllable : lexicon.readings(character))
                characters.get(syllable).codePoints().mapToObj(Lexicon::text).forEach(all::add);
        return String.join("", all);
    }

    /** A pattern in which each character stands for all that sound like it. */
    public String pattern(String pattern) {
        Matcher one = CHARACTER.matcher(pattern);
        StringBuffer out = new StringBuffer();
        while (one.find()) one.appendReplacement(out, "[" + of(one.group()) + "]");
        return one.appendTail(out).toString();
    }
}
