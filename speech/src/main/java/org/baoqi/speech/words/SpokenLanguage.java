package org.baoqi.speech.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/** A language that a player speaks and hears. Who speaks Cantonese reads 繁體中文. */
public enum SpokenLanguage {
    /** 國語. */
    TAIWAN_MANDARIN("zh-TW", "cmn", Language.TRADITIONAL),
    /** 普通话. */
    MAINLAND_MANDARIN("zh-CN", "cmn", Language.SIMPLIFIED),
    /** 粵語. */
    CANTONESE("yue", "yue", Language.TRADITIONAL),
    ENGLISH("en", "en", Language.ENGLISH);

    private static final List<CsvTable.Row> VOICE_TAGS = CsvTable.read(SpokenLanguage.class, "voice-tags.csv");

    private final String tag;
    private final String dialect;
    private final Language texts;

    SpokenLanguage(String tag, String dialect, Language texts) {
        this.tag = tag;
        this.dialect = dialect;
        this.texts = texts;
    }

    /** The BCP 47 tag. */
    public String tag() {
        return tag;
    }

    /** The ISO 639-3 code under which tables of sounds are kept: both Mandarins share theirs. */
    public String dialect() {
        return dialect;
    }

    /** The language in which its speakers read. */
    public Language texts() {
        return texts;
    }

    /** Whether what is written can be read aloud as it stands. Cantonese has words of its own: 佢, 嘅, 唔. */
    boolean isWrittenAsSpoken() {
        return this != CANTONESE;
    }

    public static Optional<SpokenLanguage> fromTag(String tag) {
        return Arrays.stream(values()).filter(l -> l.tag.equalsIgnoreCase(tag)).findFirst();
    }

    /** The language that readers of a language most likely speak. */
    public static SpokenLanguage of(Language texts) {
        return Arrays.stream(values()).filter(l -> l.texts == texts).findFirst().get();
    }

    /** The tags of voices that speak it, the first to be tried first. */
    public List<String> voiceTags() {
        return tags(Use.VOICE);
    }

    /** The tags of voices of other languages in which it is understood. */
    public List<String> nearVoiceTags() {
        return tags(Use.NEAR);
    }

    /** The tags of recognisers that listen to it. */
    public List<String> recogniserTags() {
        return tags(Use.RECOGNISER);
    }

    /** The names under which the engines of phones know a language, which is more than one. */
    private List<String> tags(Use use) {
        return VOICE_TAGS.stream()
                .filter(row -> row.value("language", SpokenLanguage.class) == this)
                .filter(row -> row.value("use", Use.class) == use)
                .map(row -> row.text("tag"))
                .collect(Collectors.toList());
    }

    private enum Use {
        VOICE,
        NEAR,
        RECOGNISER
    }
}
