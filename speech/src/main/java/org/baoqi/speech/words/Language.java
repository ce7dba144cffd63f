package org.baoqi.speech.words;

import java.util.Arrays;
import java.util.Optional;
import org.baoqi.rules.notation.Notation;

/** A language of texts. Which voice reads them is another question. */
public enum Language {
    /** 繁體中文. */
    TRADITIONAL("zh-TW", Notation.TRADITIONAL),
    /** 简体中文. */
    SIMPLIFIED("zh-CN", Notation.SIMPLIFIED),
    ENGLISH("en", Notation.WXF);

    private final String tag;
    private final Notation notation;

    Language(String tag, Notation notation) {
        this.tag = tag;
        this.notation = notation;
    }

    /** The BCP 47 tag. */
    public String tag() {
        return tag;
    }

    /** The language of a POSIX locale like {@code zh_CN.UTF-8}; 繁體中文 where it is none of ours, or null. */
    public static Language ofLocale(String locale) {
        if (locale == null) return TRADITIONAL;
        if (locale.startsWith("en")) return ENGLISH;
        return locale.matches("zh_(CN|SG|Hans).*") ? SIMPLIFIED : TRADITIONAL;
    }

    /** How moves are written in texts of this language. */
    public Notation notation() {
        return notation;
    }

    public static Optional<Language> fromTag(String tag) {
        return Arrays.stream(values()).filter(l -> l.tag.equalsIgnoreCase(tag)).findFirst();
    }
}
