package org.baoqi.speech.words;

import java.util.Arrays;
import java.util.Optional;

/** What a player speaks and hears. Cantonese has its own sounds and the texts of 繁體中文. */
public enum SpokenLanguage {
    /** 國語. */
    TAIWAN_MANDARIN("zh-TW", "cmn", Language.TRADITIONAL),
    /** 普通话. */
    MAINLAND_MANDARIN("zh-CN", "cmn", Language.SIMPLIFIED),
    /** 粵語. */
    CANTONESE("yue", "yue", Language.TRADITIONAL),
    ENGLISH("en", "en", Language.ENGLISH);

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

    public static Optional<SpokenLanguage> fromTag(String tag) {
        return Arrays.stream(values()).filter(l -> l.tag.equalsIgnoreCase(tag)).findFirst();
    }

    /** What readers of a language most likely speak. */
    public static SpokenLanguage of(Language texts) {
        return Arrays.stream(values()).filter(l -> l.texts == texts).findFirst().get();
    }
}
