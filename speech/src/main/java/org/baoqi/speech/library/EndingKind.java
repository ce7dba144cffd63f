package org.baoqi.speech.library;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.speech.match.Cause;
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

    private static final Map<EndingReason, EndingKind> BY_REASON = byReason();
    private static final Map<String, EndingKind> BY_WORDS = byWords();

    /** The kind of a match's end. */
    public static EndingKind of(Cause cause) {
        return cause instanceof Cause.ByEnding ending ? BY_REASON.getOrDefault(ending.reason(), OTHER) : REPETITION;
    }

    /** The kind of what a record says in words; nothing where these are not our own. */
    public static Optional<EndingKind> ofWords(String words) {
        return Optional.ofNullable(BY_WORDS.get(words.trim()));
    }

    private static Map<EndingReason, EndingKind> byReason() {
        Map<EndingReason, EndingKind> kinds = new EnumMap<>(EndingReason.class);
        for (CsvTable.Row row : CsvTable.read(EndingKind.class, "endings.csv"))
            kinds.put(row.value("reason", EndingReason.class), row.value("kind", EndingKind.class));
        return kinds;
    }

    private static Map<String, EndingKind> byWords() {
        Map<String, EndingKind> kinds = new HashMap<>();
        for (Language language : Language.values())
            for (Map.Entry<EndingReason, EndingKind> phrase : BY_REASON.entrySet())
                for (Side loser : Side.values())
                    kinds.put(
                            Words.in(language).say(new Cause.ByEnding(phrase.getKey()).phrase(), loser),
                            phrase.getValue());
        return kinds;
    }
}
