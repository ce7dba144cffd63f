package org.baoqi.speech.words;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/** The names under which the engines of phones know a language, which is more than one: {@code voice-tags.csv}. */
public final class VoiceTags {
    private static final List<CsvTable.Row> ALL = CsvTable.read(VoiceTags.class, "voice-tags.csv");

    private enum Use {
        VOICE,
        NEAR,
        RECOGNISER
    }

    private VoiceTags() {}

    /** Of voices that speak it, the first to be tried first. */
    public static List<String> ofVoice(SpokenLanguage language) {
        return tags(language, Use.VOICE);
    }

    /** Of voices of other languages in which it is understood. */
    public static List<String> nearTo(SpokenLanguage language) {
        return tags(language, Use.NEAR);
    }

    /** Of recognisers that listen to it. */
    public static List<String> ofRecogniser(SpokenLanguage language) {
        return tags(language, Use.RECOGNISER);
    }

    private static List<String> tags(SpokenLanguage language, Use use) {
        return ALL.stream()
                .filter(row -> row.value("language", SpokenLanguage.class) == language)
                .filter(row -> row.value("use", Use.class) == use)
                .map(row -> row.text("tag"))
                .collect(Collectors.toList());
    }
}
