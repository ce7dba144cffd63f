package org.baoqi.speech.voice;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.speech.SpokenLanguage;

/** 同音字: what a recogniser may print for a character. */
public final class Homophones {
    private Homophones() {}

    /** All characters that sound like one of these, themselves among them. */
    public static String of(SpokenLanguage language, String characters) {
        Lexicon lexicon = Lexicon.of(language);
        List<Syllable> sounds = characters
                .codePoints()
                .mapToObj(Lexicon::text)
                .flatMap(character -> lexicon.readings(character).stream())
                .collect(Collectors.toList());
        return characters
                + lexicon.readings().keySet().stream()
                        .filter(other -> lexicon.readings(other).stream().anyMatch(sounds::contains))
                        .filter(other -> other.length() == 1)
                        .collect(Collectors.joining());
    }
}
