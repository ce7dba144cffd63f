package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;

/** Reads a recogniser's texts, the best first, in all ways: as they stand, corrected by the speaker, said twice over. */
final class HeardTextReader {
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
    private final WordDistance distance;
    private final List<Word> pieces;

    HeardTextReader(Transcriber transcriber, Fillers fillers, WordDistance distance, List<Word> pieces) {
        this.transcriber = transcriber;
        this.fillers = fillers;
        this.distance = distance;
        this.pieces = pieces;
    }

    List<HeardText> listen(List<String> texts, VoiceParser.Corrections corrections) {
        List<HeardText> utterances = new ArrayList<>();
        for (int rank = 0; rank < texts.size(); rank++) {
            double handicap = rank * LATER_TEXT;
            for (List<HeardText.Part> heard : transcriber.readings(texts.get(rank))) {
                add(heard, fillers.asking(heard), handicap, utterances);
                add(corrected(heard, corrections), NO_REQUEST, handicap + CORRECTED, utterances);
                add(once(heard), NO_REQUEST, handicap, utterances);
                handicap += OTHER_READING;
            }
        }
        return utterances;
    }

    private void add(List<HeardText.Part> heard, double[] asking, double handicap, List<HeardText> utterances) {
        if (heard.isEmpty() || heard.size() > LONGEST) return;
        double[] skipping = fillers.skipping(heard);
        Optional<Kind> captured = captured(heard, skipping);
        utterances.add(new HeardText(heard, skipping, asking, captured, handicap, distance));
    }

    /** 炮二進七吃馬: takes the words after the move out of it, and returns the piece. */
    private Optional<Kind> captured(List<HeardText.Part> heard, double[] skipping) {
        for (int at = MOVE_LENGTH; at < heard.size() - 1; at++) {
            int length = fillers.at(Fillers.Where.CAPTURE, heard, at);
            if (length == 0 || at + length >= heard.size()) continue;
            Fillers.skipFrom(at, skipping);
            return Optional.of(nearestPiece(heard.get(at + length)).kind());
        }
        return Optional.empty();
    }

    private Word nearestPiece(HeardText.Part part) {
        Word nearest = pieces.get(0);
        for (Word piece : pieces) if (distance.cost(part, piece) < distance.cost(part, nearest)) nearest = piece;
        return nearest;
    }

    /** The words that count after the speaker has corrected himself; none if he has not. */
    private List<HeardText.Part> corrected(List<HeardText.Part> heard, VoiceParser.Corrections corrections) {
        for (int at = heard.size() - 2; at >= 0; at--) {
            int length = fillers.at(Fillers.Where.CORRECTION, heard, at);
            if (length == 0 || at + length >= heard.size()) continue;
            List<HeardText.Part> before = heard.subList(0, at);
            List<HeardText.Part> after = heard.subList(at + length, heard.size());
            return corrections == VoiceParser.Corrections.FIRST_STANDS ? before : replaced(before, after);
        }
        return List.of();
    }

    /** 炮二平五，炮二平五: the half of what was said twice over; nothing of anything else. */
    private static List<HeardText.Part> once(List<HeardText.Part> heard) {
        int half = heard.size() / 2;
        if (half < MOVE_LENGTH || heard.size() != 2 * half) return List.of();
        for (int at = 0; at < half; at++) if (!heard.get(at).mayBe(heard.get(half + at))) return List.of();
        return heard.subList(0, half);
    }

    /** 炮二平五，不，平六: a correction shorter than a move replaces its end. */
    private static List<HeardText.Part> replaced(List<HeardText.Part> before, List<HeardText.Part> after) {
        int kept = Math.min(before.size(), Math.max(0, MOVE_LENGTH - after.size()));
        List<HeardText.Part> all = new ArrayList<>(before.subList(0, kept));
        all.addAll(after);
        return all;
    }
}
