package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.baoqi.rules.CsvTable;

/** Words that are said around a move or a request and mean nothing, from {@code fillers.tsv}. */
final class Fillers {
    enum Where {
        START,
        ANY,
        /** After the name of a piece. */
        PIECE,
        END,
        CAPTURE,
        CORRECTION,
        /** Around a request. */
        ASK
    }

    private static final double UNEXPLAINED = 2.2;
    private static final double FILLER = 0.02;

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
        Arrays.fill(costs, UNEXPLAINED);
        int at = 0;
        for (int length = -1; length != 0; at += length) {
            length = Math.max(at(Where.START, heard, at), at(Where.ANY, heard, at));
            Arrays.fill(costs, at, at + length, FILLER);
        }
        for (; at < heard.size(); at++) Arrays.fill(costs, at, at + anywhere(heard, at), FILLER);
        int end = heard.size();
        for (int length = -1; length != 0; end -= length) {
            length = Math.max(before(Where.END, heard, end), before(Where.ANY, heard, end));
            Arrays.fill(costs, end - length, end, FILLER);
        }
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
        for (List<HeardText.Part> phrase : phrases.get(where)) if (stands(phrase, heard, at)) return phrase.size();
        return 0;
    }

    private int before(Where where, List<HeardText.Part> heard, int end) {
        for (List<HeardText.Part> phrase : phrases.get(where))
            if (stands(phrase, heard, end - phrase.size())) return phrase.size();
        return 0;
    }

    /** A phrase of several syllables may be written in other characters of the same sound. */
    private static boolean stands(List<HeardText.Part> phrase, List<HeardText.Part> heard, int at) {
        if (phrase.isEmpty() || at < 0 || at + phrase.size() > heard.size()) return false;
        for (int i = 0; i < phrase.size(); i++) {
            HeardText.Part part = heard.get(at + i);
            boolean same = part.written().equals(phrase.get(i).written());
            if (!same && (phrase.size() == 1 || part.sounds().isEmpty() || !sameSound(part, phrase.get(i))))
                return false;
        }
        return true;
    }

    private static boolean sameSound(HeardText.Part one, HeardText.Part other) {
        return other.sounds().contains(one.sounds().get(0));
    }
}
