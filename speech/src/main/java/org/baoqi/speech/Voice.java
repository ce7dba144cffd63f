package org.baoqi.speech;

import java.util.Arrays;
import java.util.Optional;

/** A voice: which texts it reads, and how it says them. Two voices may read the same texts. */
public enum Voice {
    /** 國語. */
    TAIWAN_MANDARIN("zh-TW", Language.TRADITIONAL, "cmn"),
    /** 普通话. */
    MAINLAND_MANDARIN("zh-CN", Language.SIMPLIFIED, "cmn"),
    /** 粵語. */
    CANTONESE("yue", Language.TRADITIONAL, "yue"),
    ENGLISH("en", Language.ENGLISH, "en");

    private final String tag;
    private final Language language;
    private final String sounds;

    Voice(String tag, Language language, String sounds) {
        this.tag = tag;
        this.language = language;
        this.sounds = sounds;
    }

    /** The BCP 47 tag. */
    public String tag() {
        return tag;
    }

    /** The language of the texts that it reads. */
    public Language language() {
        return language;
    }

    public Words words() {
        return Words.in(language);
    }

    /** The spoken language, which names the voice's tables. */
    String sounds() {
        return sounds;
    }

    public static Voice of(Language language) {
        return Arrays.stream(values())
                .filter(voice -> voice.language == language)
                .findFirst()
                .orElseThrow(IllegalStateException::new);
    }

    public static Optional<Voice> fromTag(String tag) {
        return Arrays.stream(values())
                .filter(voice -> voice.tag.equalsIgnoreCase(tag))
                .findFirst();
    }
}
