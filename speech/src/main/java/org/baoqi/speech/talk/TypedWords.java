package org.baoqi.speech.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Calling;

/** Words of a move, typed one or some at a time: 炮二, 平五, cannon two. */
final class TypedWords {
    private final VoiceParser parser;
    private final boolean strict;

    /** @param strict whether a whole move that is not legal binds up to its wrong word */
    TypedWords(VoiceParser parser, boolean strict) {
        this.parser = parser;
        this.strict = strict;
    }

    /** The words of a line, as they may follow what was said already; none where it is something else. */
    Optional<List<MoveWord>> read(String line, Calling calling) {
        Optional<List<MoveWord>> words = line.matches(".*[A-Za-z].*") ? english(line, calling) : MoveWord.read(line);
        return words.filter(some -> !some.isEmpty() && some.size() <= MoveWord.IN_A_MOVE);
    }

    private Optional<List<MoveWord>> english(String line, Calling calling) {
        List<MoveWord> words = new ArrayList<>();
        Calling now = calling;
        for (Set<MoveWord> meanings : parser.words(line)) {
            MoveWord word = fitting(meanings, now.next());
            words.add(word);
            Optional<Calling> after = now.isSound() ? now.say(word) : now.correct(word);
            now = after.filter(Calling::isSound).orElse(now);
        }
        boolean begins = !words.isEmpty() && (!calling.words().isEmpty() || isBeginning(words.get(0)));
        boolean illegal = !strict && words.size() == MoveWord.IN_A_MOVE && !now.isComplete();
        return begins && !illegal ? Optional.of(words) : Optional.empty();
    }

    private static boolean isBeginning(MoveWord word) {
        return word.isPiece() || word == MoveWord.FRONT || word == MoveWord.MIDDLE || word == MoveWord.REAR;
    }

    /** A word that may be two, back or to, is the one that can be said now. */
    private static MoveWord fitting(Set<MoveWord> meanings, Set<MoveWord> next) {
        for (MoveWord word : meanings) if (next.contains(word)) return word;
        return meanings.iterator().next();
    }
}
