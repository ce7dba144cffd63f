package org.baoqi.speech.words;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/**
 * How a listener has corrected one voice: the names of {@link TrickyWord}s, and how they are to be written for it. Kept
 * as a line of text.
 */
public record VoiceCorrections(Map<String, String> spoken) {
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

    /** The listener's own way to write a word for the voice, if he has chosen one. */
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

    /**
     * A word that voices often read wrongly, for who listens to his voice and corrects it: {@code tricky-words.csv}.
     *
     * @param sound how it should sound
     * @param written its forms, the one by which it goes first
     * @param alternatives characters that should sound so
     * @param example words in which to hear it
     */
    public record TrickyWord(String sound, List<String> written, List<String> alternatives, String example) {
        private static final String OR = "\\|";

        public TrickyWord {
            written = List.copyOf(written);
            alternatives = List.copyOf(alternatives);
        }

        public static List<TrickyWord> of(SpokenLanguage voice) {
            return CsvTable.read(VoiceCorrections.class, "tricky-words.csv").stream()
                    .filter(row -> row.text("voice").equals(voice.tag()))
                    .map(TrickyWord::read)
                    .collect(Collectors.toList());
        }

        /** The word of this name. */
        public static Optional<TrickyWord> named(SpokenLanguage voice, String name) {
            return of(voice).stream().filter(word -> word.name().equals(name)).findFirst();
        }

        public String name() {
            return written.get(0);
        }

        private static TrickyWord read(CsvTable.Row row) {
            return new TrickyWord(
                    row.text("sound"),
                    Arrays.asList(row.text("written").split(OR)),
                    Arrays.asList(row.text("alternatives").split(OR)),
                    row.text("example"));
        }
    }
}
