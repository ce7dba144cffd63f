package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;

/** Makes a recogniser's texts, the best first, into utterances. */
final class Listener {
    static final double LATER_TEXT = 0.5;
    private static final double OTHER_READING = 0.1;
    private static final double CORRECTED = 0.4;
    /** No move and no request is longer, even with its fillers. */
    private static final int LONGEST = 24;

    private static final int MOVE_LENGTH = 4;
    /** 不要和棋 corrects no request for a draw: only moves are corrected. */
    private static final double[] NO_REQUEST = {};

    private final Transcriber transcriber;
    private final Fillers fillers;
    private final Ear ear;
    private final List<Word> pieces;

    Listener(Transcriber transcriber, Fillers fillers, Ear ear, List<Word> pieces) {
        this.transcriber = transcriber;
        this.fillers = fillers;
        this.ear = ear;
        this.pieces = pieces;
    }

    List<Utterance> listen(List<String> texts, Corrections corrections) {
        List<Utterance> utterances = new ArrayList<>();
        for (int rank = 0; rank < texts.size(); rank++) {
            double handicap = rank * LATER_TEXT;
            for (List<Heard> heard : transcriber.readings(texts.get(rank))) {
                add(heard, fillers.asking(heard), handicap, utterances);
                add(corrected(heard, corrections), NO_REQUEST, handicap + CORRECTED, utterances);
                add(once(heard), NO_REQUEST, handicap, utterances);
                handicap += OTHER_READING;
            }
        }
        return utterances;
    }

    private void add(List<Heard> heard, double[] asking, double handicap, List<Utterance> utterances) {
        if (heard.isEmpty() || heard.size() > LONGEST) return;
        double[] skipping = fillers.skipping(heard);
        Optional<Kind> captured = captured(heard, skipping);
        utterances.add(new Utterance(heard, skipping, asking, captured, handicap, ear));
    }

    /** 炮二進七吃馬: takes the words after the move out of it, and returns the piece. */
    private Optional<Kind> captured(List<Heard> heard, double[] skipping) {
        for (int at = MOVE_LENGTH; at < heard.size() - 1; at++) {
            int length = fillers.at(Fillers.Where.CAPTURE, heard, at);
            if (length == 0 || at + length >= heard.size()) continue;
            Fillers.skipFrom(at, skipping);
            return Optional.of(nearestPiece(heard.get(at + length)).kind());
        }
        return Optional.empty();
    }

    private Word nearestPiece(Heard part) {
        Word nearest = pieces.get(0);
        for (Word piece : pieces) if (ear.cost(part, piece) < ear.cost(part, nearest)) nearest = piece;
        return nearest;
    }

    /** What counts once the speaker has corrected himself; nothing if he has not. */
    private List<Heard> corrected(List<Heard> heard, Corrections corrections) {
        for (int at = heard.size() - 2; at >= 0; at--) {
            int length = fillers.at(Fillers.Where.CORRECTION, heard, at);
            if (length == 0 || at + length >= heard.size()) continue;
            List<Heard> before = heard.subList(0, at);
            List<Heard> after = heard.subList(at + length, heard.size());
            return corrections == Corrections.FIRST_STANDS ? before : replaced(before, after);
        }
        return List.of();
    }

    /** 炮二平五，炮二平五: the half of what was said twice over; nothing of anything else. */
    private static List<Heard> once(List<Heard> heard) {
        int half = heard.size() / 2;
        if (half < MOVE_LENGTH || heard.size() != 2 * half) return List.of();
        for (int at = 0; at < half; at++) if (!heard.get(at).mayBe(heard.get(half + at))) return List.of();
        return heard.subList(0, half);
    }

    /** 炮二平五，不，平六: a correction shorter than a move replaces its end. */
    private static List<Heard> replaced(List<Heard> before, List<Heard> after) {
        int kept = Math.min(before.size(), Math.max(0, MOVE_LENGTH - after.size()));
        List<Heard> all = new ArrayList<>(before.subList(0, kept));
        all.addAll(after);
        return all;
    }
}
