package org.baoqi.speech.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How a listener has corrected one voice: the names of {@link TrickyWord}s, and how they are to be written for it. Kept
 * as a line of text.
 */
public record VoiceCorrections(Map<String, String> spoken) {
    public static final VoiceCorrections NONE = new VoiceCorrections(Map.of());

    private static final String BETWEEN = ";";
    private static final String IS = "=";
    private static final int LONGEST = 20;

    public VoiceCorrections {
        spoken = Map.copyOf(spoken);
    }

    /** Reads what {@link #text} wrote; what is no correction is left out. */
    public static VoiceCorrections read(String text) {
        Map<String, String> spoken = new HashMap<>();
        for (String each : text.split(BETWEEN)) {
            String[] parts = each.split(IS);
            if (parts.length == 2) spoken.put(parts[0], parts[1]);
        }
        return new VoiceCorrections(spoken);
    }

    public String text() {
        return new TreeMap<>(spoken)
                .entrySet().stream()
                        .map(each -> each.getKey() + IS + each.getValue())
                        .collect(Collectors.joining(BETWEEN));
    }

    /** Whether somebody may have a word spoken so: a few characters, none of them {@code ;} or {@code =}. */
    public static boolean canBe(String typed) {
        String said = typed.trim();
        return !said.isEmpty() && said.length() <= LONGEST && !said.contains(BETWEEN) && !said.contains(IS);
    }

    public VoiceCorrections with(TrickyWord word, String said) {
        Map<String, String> more = new HashMap<>(spoken);
        more.put(word.name(), said.trim());
        return new VoiceCorrections(more);
    }

    public VoiceCorrections without(TrickyWord word) {
        Map<String, String> fewer = new HashMap<>(spoken);
        fewer.remove(word.name());
        return new VoiceCorrections(fewer);
    }

    /** What the listener has chosen for a word, if he has. */
    public Optional<String> of(TrickyWord word) {
        return Optional.ofNullable(spoken.get(word.name()));
    }

    /** The pronunciation of a language, corrected in all written forms. */
    public Pronunciation pronunciation(SpokenLanguage voice) {
        Map<String, String> forms = new HashMap<>();
        for (TrickyWord word : TrickyWord.of(voice))
            of(word).ifPresent(said -> word.written().forEach(form -> forms.put(form, said)));
        return forms.isEmpty()
                ? Pronunciation.of(voice)
                : Pronunciation.of(voice).with(forms);
    }
}
