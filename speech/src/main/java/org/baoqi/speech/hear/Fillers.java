package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.CsvTable;

/** Words that are said around a move or a request and mean nothing, from {@code fillers.tsv}. */
final class Fillers {
    enum Where {
        START,
        ANY,
        /** After the name of a piece. */
        PIECE,
        END,
        /** Between the words of a move. */
        INSIDE,
        CAPTURE,
        /** Between a move and the one that takes its place. */
        CORRECTION,
        /** Right before a move: it is not meant, or another was not. */
        NO,
        /** Before a move: it is not to be made. */
        DENY,
        /** After a move: it is perhaps not meant any more. */
        WITHDRAW,
        /** Right before a move: this one is not meant, but another. */
        NOT,
        /** The speaker names himself. */
        SELF,
        /** Right before a move: this one is meant. */
        AFFIRM,
        /** What was denied before it is over: 不想了. */
        DONE,
        /** Has a word in it that would say no or name a word of a move, and does neither. */
        PHRASE,
        /** Beside a move: it is talked of rather than made. */
        DOUBT,
        /** Around a request. */
        ASK
    }

    private static final double UNEXPLAINED = 2.2;
    /** What is no word of moves says less between them. */
    private static final double TALK = 1.2;

    private static final double FILLER = 0.02;
    private static final double AROUND = 0.001;
    private static final double MOVE_WORD_AROUND = 1.0;
    /** How to, too and two sound. */
    private static final String TO = "tU";

    private static final String TO_WRITTEN = "to";
    private static final int LONGEST_PHRASE = 5;
    private static final Set<Where> EXACT = EnumSet.of(Where.NO, Where.DENY, Where.WITHDRAW, Where.DOUBT);

    private final Map<Where, List<List<HeardText.Part>>> phrases = new EnumMap<>(Where.class);

    Fillers(Transcriber transcriber) {
        for (Where where : Where.values()) phrases.put(where, new ArrayList<>());
        for (CsvTable.Row row : CsvTable.read(Fillers.class, "fillers.tsv"))
            phrases.get(Where.valueOf(row.text("where").toUpperCase(Locale.ROOT)))
                    .add(transcriber.phrase(row.text("word")));
        for (List<List<HeardText.Part>> list : phrases.values()) list.sort((a, b) -> b.size() - a.size());
    }

    /** The cost of skipping each part of an utterance that is a move. */
    double[] skipping(List<HeardText.Part> heard) {
        double[] costs = new double[heard.size()];
        for (int i = 0; i < costs.length; i++) costs[i] = heard.get(i).isOfMove() ? UNEXPLAINED : TALK;
        int at = 0;
        for (int length = -1; length != 0; at += length) {
            length = Math.max(at(Where.START, heard, at), at(Where.ANY, heard, at));
            Arrays.fill(costs, at, at + length, FILLER);
        }
        for (; at < heard.size(); at++) {
            int length = Math.max(anywhere(heard, at), at(Where.INSIDE, heard, at));
            Arrays.fill(costs, at, at + Math.max(length, isToAfterADirection(heard, at) ? 1 : 0), FILLER);
        }
        int end = heard.size();
        for (int length = -1; length != 0; end -= length) {
            length = Math.max(before(Where.END, heard, end), before(Where.ANY, heard, end));
            Arrays.fill(costs, end - length, end, FILLER);
        }
        return costs;
    }

    /** "Across to five": after a direction and before a digit, to is no file, however it is spelled. */
    private static boolean isToAfterADirection(List<HeardText.Part> heard, int at) {
        return at > 0
                && at + 1 < heard.size()
                && TO.equals(heard.get(at).phonemes())
                && isDirection(heard.get(at - 1))
                && (!TO.equals(heard.get(at - 1).phonemes()))
                && (TO_WRITTEN.equals(heard.get(at).written())
                        || heard.get(at + 1).isWritten(Word.Role.DIGIT));
    }

    private static boolean isDirection(HeardText.Part part) {
        return part.isWritten(Word.Role.DIRECTION) || part.written().indexOf(' ') > 0;
    }

    /**
     * The cost of skipping each part before and after a move: next to nothing, but for words of moves that are no fillers.
     */
    double[] around(List<HeardText.Part> heard, double[] skipping) {
        double[] costs = new double[skipping.length];
        for (int at = 0; at < costs.length; at++)
            costs[at] = isUnexplained(skipping[at]) && heard.get(at).isOfMove() ? MOVE_WORD_AROUND : AROUND;
        return costs;
    }

    /** The cost of skipping each part of an utterance that is a request. */
    double[] asking(List<HeardText.Part> heard) {
        double[] costs = new double[heard.size()];
        Arrays.fill(costs, UNEXPLAINED);
        for (int at = 0; at < heard.size(); at++) {
            int length = Math.max(at(Where.ASK, heard, at), anywhere(heard, at));
            Arrays.fill(costs, at, at + length, FILLER);
        }
        return costs;
    }

    /** A word said twice over counts once, and a piece's name may have an ending: 車子, 馬兒. */
    private int anywhere(List<HeardText.Part> heard, int at) {
        boolean twice = at > 0 && heard.get(at).meansTheSame(heard.get(at - 1));
        boolean named = at > 0 && heard.get(at - 1).isWritten(Word.Role.PIECE);
        int ending = twice ? 1 : named ? at(Where.PIECE, heard, at) : 0;
        return Math.max(ending, at(Where.ANY, heard, at));
    }

    /** Whether a phrase that means nothing begins here or reaches as far: 不好意思, 第一步. */
    boolean isWithin(List<HeardText.Part> heard, int at) {
        for (int from = Math.max(0, at - LONGEST_PHRASE); from <= at; from++)
            if (from + at(Where.PHRASE, heard, from) > at) return true;
        return false;
    }

    /** Whether all from here up to there are words that may stand before a move and mean nothing. */
    boolean areBefore(List<HeardText.Part> heard, int from, int to) {
        for (int at = from; at < to; ) {
            int length = Math.max(at(Where.START, heard, at), at(Where.ANY, heard, at));
            if (length == 0) return false;
            at += length;
        }
        return true;
    }

    /** Whether this is the cost of skipping a part that is no filler. */
    static boolean isUnexplained(double cost) {
        return cost > FILLER;
    }

    /** Marks all from here on as said beside the move. */
    static void skipFrom(int at, double[] costs) {
        Arrays.fill(costs, at, costs.length, FILLER);
    }

    /** The number of parts that a filler of this sort takes from here on; 0 if there is none. */
    int at(Where where, List<HeardText.Part> heard, int at) {
        for (List<HeardText.Part> phrase : phrases.get(where))
            if (stands(phrase, heard, at, where)) return phrase.size();
        return 0;
    }

    private int before(Where where, List<HeardText.Part> heard, int end) {
        for (List<HeardText.Part> phrase : phrases.get(where))
            if (stands(phrase, heard, end - phrase.size(), where)) return phrase.size();
        return 0;
    }

    /**
     * A phrase of several syllables may be written in other characters of the same sound, but for those that change the
     * meaning of a move: 步是 is no 不是.
     */
    static boolean stands(List<HeardText.Part> phrase, List<HeardText.Part> heard, int at, Where where) {
        if (phrase.isEmpty() || at < 0 || at + phrase.size() > heard.size()) return false;
        for (int i = 0; i < phrase.size(); i++) {
            HeardText.Part part = heard.get(at + i);
            boolean same = part.written().equals(phrase.get(i).written());
            if (!same
                    && (phrase.size() == 1
                            || EXACT.contains(where)
                            || part.sounds().isEmpty()
                            || !sameSound(part, phrase.get(i)))) return false;
        }
        return true;
    }

    private static boolean sameSound(HeardText.Part one, HeardText.Part other) {
        return other.sounds().contains(one.sounds().get(0));
    }
}
