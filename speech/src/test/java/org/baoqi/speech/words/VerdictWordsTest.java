package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.ClassedMove.Attack.Standing;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;
import org.baoqi.rules.book.repetition.ClassedMove.Threat;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;
import org.baoqi.rules.law.Result;
import org.junit.jupiter.api.Test;

class VerdictWordsTest {
    /** What ends a game without a warning. */
    private static final Set<Reason> AT_ONCE =
            Set.of(Reason.CHECKMATE, Reason.STALEMATE, Reason.DEAD_POSITION, Reason.NATURAL_LIMIT);

    @Test
    void haveAPhraseForEverythingInEveryLanguage() {
        for (Language language : Language.values())
            for (String key : keys()) assertFalse(Words.in(language).phrase(key).isEmpty(), key);
    }

    @Test
    void nameTheSideThatHasLost() {
        Verdict mate = new Verdict(
                Stage.DECIDED,
                Optional.of(Result.RED_WINS),
                Reason.CHECKMATE,
                Set.of(),
                Optional.empty(),
                Optional.empty());
        assertEquals("將死，黑方負。", in(Language.TRADITIONAL).sentence(mate));
        assertEquals("Checkmate: Black loses.", in(Language.ENGLISH).sentence(mate));
    }

    @Test
    void nameTheOffender() {
        Verdict loss = new Verdict(
                Stage.DECIDED,
                Optional.of(Result.RED_WINS),
                Reason.PERPETUAL_CHECK,
                Set.of(Side.BLACK),
                Optional.empty(),
                Optional.empty());
        assertEquals("黑方长将不变，黑方负。", in(Language.SIMPLIFIED).sentence(loss));
    }

    private static VerdictWords in(Language language) {
        return new VerdictWords(Words.in(language));
    }

    private static List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (RuleBook book : RuleBooks.all()) keys.add("book." + book.id());
        for (MoveClass kind : MoveClass.values()) keys.add("class." + kind);
        for (Standing standing : Standing.values()) keys.add("attack." + standing);
        for (Relief.Means means : Relief.Means.values()) keys.add("relief." + means);
        for (Threat.Means means : Threat.Means.values()) keys.add("threat." + means);
        for (RepetitionOffence offence : RepetitionOffence.values()) keys.add("offence." + offence);
        for (Reason reason : Reason.values()) {
            boolean open = reason == Reason.PLAY_ON;
            if (!AT_ONCE.contains(reason)) keys.add("verdict." + reason);
            if (!open) keys.add("verdict." + reason + ".decided");
        }
        return keys;
    }
}
