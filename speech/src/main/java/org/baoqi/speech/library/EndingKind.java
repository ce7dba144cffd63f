package org.baoqi.speech.library;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;

/** 終局方式: the ways in which games end, as a player looks for them. */
public enum EndingKind {
    CHECKMATE,
    STALEMATE,
    RESIGNATION,
    FLAG,
    FOULS,
    AGREED,
    /** 循環反複. */
    REPETITION,
    /** 自然限著 and limits that a referee declared. */
    LIMIT,
    OTHER;

    private static final Map<String, EndingKind> BY_PHRASE = byPhrase();
    private static final Map<String, EndingKind> BY_WORDS = byWords();

    /** The kind of the phrase that says why a match ended. */
    public static EndingKind ofPhrase(String phrase) {
        if (phrase.startsWith("verdict.")) return REPETITION;
        return BY_PHRASE.getOrDefault(phrase, OTHER);
    }

    /** The kind of what a record says in words; nothing where these are not our own. */
    public static Optional<EndingKind> ofWords(String words) {
        return Optional.ofNullable(BY_WORDS.get(words.trim()));
    }

    private static Map<String, EndingKind> byPhrase() {
        Map<String, EndingKind> kinds = new HashMap<>();
        for (CsvTable.Row row : CsvTable.read(EndingKind.class, "endings.csv"))
            kinds.put("ending." + row.text("reason"), row.value("kind", EndingKind.class));
        return kinds;
    }

    private static Map<String, EndingKind> byWords() {
        Map<String, EndingKind> kinds = new HashMap<>();
        for (Language language : Language.values())
            for (Map.Entry<String, EndingKind> phrase : BY_PHRASE.entrySet())
                for (Side loser : Side.values())
                    kinds.put(Words.in(language).say(phrase.getKey(), loser), phrase.getValue());
        return kinds;
    }
}
