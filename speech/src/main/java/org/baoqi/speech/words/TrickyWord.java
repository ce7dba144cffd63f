package org.baoqi.speech.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

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
        return CsvTable.read(TrickyWord.class, "tricky-words.csv").stream()
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
