package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baoqi.rules.Kind;

/** Reads a recogniser's texts, the best first: as they stand, corrected by the speaker, clause by clause. */
final class HeardTextReader {
    static final double LATER_TEXT = 0.5;
    private static final double OTHER_READING = 0.1;
    private static final double CORRECTED = 0.4;
    private static final double CLAUSE = 0.2;
    /** What was said first, where a part of another move follows without a word of correction. */
    private static final double FIRST = 1.2;

    /** Nobody says more around a move. */
    private static final int LONGEST = 48;

    private static final int MOVE_LENGTH = 4;
    private static final int BETWEEN = 2;
    /** A no reaches as far. */
    private static final int NEAR = 4;

    private static final double[] NONE = {};

    private final Transcriber transcriber;
    private final Fillers fillers;
    private final WordDistance distance;
    private final Vocabulary vocabulary;
    private final VoiceParser.Corrections corrections;

    HeardTextReader(
            Transcriber transcriber,
            Fillers fillers,
            WordDistance distance,
            Vocabulary vocabulary,
            VoiceParser.Corrections corrections) {
        this.transcriber = transcriber;
        this.fillers = fillers;
        this.distance = distance;
        this.vocabulary = vocabulary;
        this.corrections = corrections;
    }

    List<HeardText> listen(List<String> texts) {
        List<HeardText> utterances = new ArrayList<>();
        for (int rank = 0; rank < texts.size(); rank++) {
            double handicap = rank * LATER_TEXT;
            for (List<HeardText.Part> heard : transcriber.readings(texts.get(rank))) {
                if (!heard.isEmpty() && heard.size() <= LONGEST) read(heard, handicap, utterances);
                handicap += OTHER_READING;
            }
        }
        return utterances;
    }

    private void read(List<HeardText.Part> heard, double handicap, List<HeardText> utterances) {
        HeardText whole = text(heard, handicap, false);
        Reading reading = reading(whole);
        if (reading.parts == heard && !reading.doubtful) utterances.add(whole);
        else utterances.add(text(reading.parts, handicap + reading.handicap, reading.doubtful));
        if (reading.parts != heard || reading.doubtful) utterances.add(request(heard, handicap));
        reading.otherwise.ifPresent(parts -> utterances.add(text(parts, handicap + FIRST, true)));
        if (!reading.moves.isEmpty()) return;
        List<HeardText.Part> corrected = corrected(heard);
        if (!corrected.isEmpty()) utterances.add(text(corrected, handicap + CORRECTED, false));
        for (List<HeardText.Part> clause : clauses(heard)) utterances.add(request(clause, handicap + CLAUSE));
    }

    private HeardText text(List<HeardText.Part> heard, double handicap, boolean doubtful) {
        double[] within = fillers.skipping(heard);
        Optional<Kind> captured = captured(heard, within);
        double[] asking = doubtful ? NONE : fillers.asking(heard);
        HeardText.Skipping skipping = new HeardText.Skipping(within, fillers.around(heard, within), asking);
        return new HeardText(heard, skipping, captured, handicap, doubtful, distance);
    }

    /** 不要和棋 corrects no request for a draw: only moves are corrected, and requests heard in all that was said. */
    private HeardText request(List<HeardText.Part> heard, double handicap) {
        HeardText.Skipping skipping = new HeardText.Skipping(NONE, NONE, fillers.asking(heard));
        return new HeardText(heard, skipping, Optional.empty(), handicap, false, distance);
    }

    /** 炮二進七吃馬: takes the words after the move out of it, and returns the piece. */
    private Optional<Kind> captured(List<HeardText.Part> heard, double[] skipping) {
        for (int at = MOVE_LENGTH; at < heard.size() - 1; at++) {
            int length = fillers.at(Fillers.Where.CAPTURE, heard, at);
            if (length == 0 || at + length >= heard.size()) continue;
            Optional<Kind> piece = piece(heard.get(at + length));
            if (piece.isPresent()) Fillers.skipFrom(at, skipping);
            return piece;
        }
        return Optional.empty();
    }

    private Optional<Kind> piece(HeardText.Part part) {
        Word nearest = null;
        double least = SaidMove.CLEAR;
        for (Word piece : vocabulary.words(Word.Role.PIECE)) {
            double cost = distance.cost(part, piece);
            if (cost < least) nearest = piece;
            least = Math.min(least, cost);
        }
        return Optional.ofNullable(nearest).map(Word::kind);
    }

    /** The clauses between pauses; none where there was no pause. */
    private static List<List<HeardText.Part>> clauses(List<HeardText.Part> heard) {
        List<List<HeardText.Part>> clauses = new ArrayList<>();
        int start = 0;
        for (int at = 1; at < heard.size(); at++)
            if (heard.get(at).paused()) {
                clauses.add(heard.subList(start, at));
                start = at;
            }
        if (start > 0) clauses.add(heard.subList(start, heard.size()));
        return clauses;
    }

    /**
     * The words that count.
     *
     * @param otherwise those that count where these make no move
     * @param moves all moves that were said in full
     */
    private record Reading(
            List<HeardText.Part> parts,
            double handicap,
            boolean doubtful,
            Optional<List<HeardText.Part>> otherwise,
            List<SaidMove> moves) {
        Reading(List<HeardText.Part> parts, double handicap, boolean doubtful, List<SaidMove> moves) {
            this(parts, handicap, doubtful, Optional.empty(), moves);
        }
    }

    /** Corrections have in common that the speaker breaks off or says no, and that a second move follows or a part of one. */
    private Reading reading(HeardText whole) {
        List<HeardText.Part> heard = whole.parts();
        List<SaidMove> moves = SaidMove.in(whole, vocabulary);
        if (moves.isEmpty()) return new Reading(heard, 0, isUnclear(heard), moves);
        SaidMove last = moves.get(moves.size() - 1);
        if (moves.stream().allMatch(last::isSameAs)) return single(heard, last, moves);
        boolean lastWins = corrections == VoiceParser.Corrections.LAST_WINS;
        SaidMove before = moves.get(moves.size() - 2);
        if (lastWins && isRuledOut(heard, before, last)) return new Reading(before.parts(), CORRECTED, true, moves);
        boolean marked = hasMark(heard, before.end(), last.start()) || hasMark(heard, 0, before.start());
        List<HeardText.Part> counts = lastWins
                ? heard.subList(last.start(), heard.size())
                : heard.subList(0, moves.get(0).end());
        boolean withdrawn = lastWins && isWithdrawn(heard, last.end());
        return new Reading(counts, CORRECTED, !marked || withdrawn, moves);
    }

    private Reading single(List<HeardText.Part> heard, SaidMove said, List<SaidMove> moves) {
        boolean lastWins = corrections == VoiceParser.Corrections.LAST_WINS;
        int begun = begun(heard, moves.get(0).start());
        if (begun >= 0 && !lastWins)
            return new Reading(heard.subList(0, moves.get(0).start()), CORRECTED, true, moves);
        List<HeardText.Part> from = begun >= 0 || moves.size() > 1 ? heard.subList(said.start(), heard.size()) : heard;
        boolean marked = begun < 0 || hasMark(heard, begun, said.start()) || isApart(heard, said.start());
        Optional<List<HeardText.Part>> replaced = replaced(heard, said);
        if (replaced.isPresent())
            return new Reading(
                    lastWins ? replaced.get() : said.parts(),
                    CORRECTED,
                    !hasMark(heard, said.end(), heard.size()),
                    Optional.of(said.parts()),
                    moves);
        if (isDenied(heard, said.start())) return new Reading(List.of(), 0, true, moves);
        boolean doubtful = !marked
                || hasMark(heard, said.end(), heard.size())
                || isDefined(heard, moves.get(0).start())
                || isWithdrawn(heard, said.end())
                || begun < 0
                        && (isNegated(heard, moves.get(0).start())
                                || isAmongNos(heard, moves.get(0).start()))
                || isTalkedOf(heard, 0, moves.get(0).start())
                || isTalkedOf(heard, said.end(), heard.size());
        return new Reading(from, begun >= 0 ? CORRECTED : 0, doubtful, moves);
    }

    /** Where the words of a move begin that the speaker broke off before this place; -1 where there are none. */
    private int begun(List<HeardText.Part> heard, int end) {
        double[] skipping = fillers.skipping(heard);
        for (int at = 0; at + 1 < end; at++)
            if (Fillers.isUnexplained(skipping[at])
                    && (heard.get(at).isWritten(Word.Role.PIECE)
                            || heard.get(at).isWritten(Word.Role.PLACE))
                    && heard.get(at).isOfMove()
                    && heard.get(at + 1).isOfMove()) return at;
        return -1;
    }

    /** Whether the speaker paused before this place, or said something besides. */
    private static boolean isApart(List<HeardText.Part> heard, int at) {
        return heard.get(at).paused() || !heard.get(at - 1).isOfMove();
    }

    /**
     * 炮二平五，不，平六: what follows a move and is less than one takes the place of its words of the same kind. Without a word
     * of correction it must be a direction and a number, or a number at the end.
     */
    private Optional<List<HeardText.Part>> replaced(List<HeardText.Part> heard, SaidMove said) {
        List<HeardText.Part> words = lastWords(heard, said.end());
        if (words.isEmpty()) return Optional.empty();
        HeardText.Part last = words.get(words.size() - 1);
        boolean ends = last == heard.get(heard.size() - 1);
        boolean isTail =
                words.size() == 2 && words.get(0).isWritten(Word.Role.DIRECTION) && last.isWritten(Word.Role.DIGIT)
                        || words.size() == 1 && ends && last.isWritten(Word.Role.DIGIT);
        return isTail || hasMark(heard, said.end(), heard.size()) ? said.with(words) : Optional.empty();
    }

    /** The last words of a move from this place on that stand together, but for fillers. */
    private List<HeardText.Part> lastWords(List<HeardText.Part> heard, int from) {
        List<HeardText.Part> words = new ArrayList<>();
        double[] skipping = fillers.skipping(heard);
        boolean open = false;
        for (int at = from; at < heard.size(); at++) {
            boolean isWord =
                    heard.get(at).isOfMove() && Fillers.isUnexplained(skipping[at]) && !fillers.isWithin(heard, at);
            if (isWord && !open) words.clear();
            if (isWord) words.add(heard.get(at));
            open = isWord || open && !Fillers.isUnexplained(skipping[at]);
        }
        return words;
    }

    /** 是炮二平五，不是馬二進三: the move that stands last is the one that is not meant. */
    private boolean isRuledOut(List<HeardText.Part> heard, SaidMove before, SaidMove last) {
        if (heard.get(last.start()).paused()) return false;
        for (int at = before.end(); at < last.start(); at++) {
            int length = fillers.at(Fillers.Where.NOT, heard, at);
            if (length > 0 && at + length == last.start())
                return heard.get(at).isEnglish()
                        || heard.get(at).paused()
                        || affirmed(heard, before.start()) >= 0 && !has(Fillers.Where.NO, heard, 0, before.start());
            if (heard.get(at).paused() && isDenial(heard, at, last.start())) return true;
        }
        return false;
    }

    /** Where the word begins that says of the move that starts here that it is the one, 是炮二平五; -1 where there is none. */
    private int affirmed(List<HeardText.Part> heard, int start) {
        for (int at = 0; at < start; at++) {
            int length = fillers.at(Fillers.Where.AFFIRM, heard, at);
            if (length > 0 && at + length == start) return at;
        }
        return -1;
    }

    /** 仙人指路就是兵七進一: a name is explained, unless the speaker tells of himself. */
    private boolean isDefined(List<HeardText.Part> heard, int start) {
        int at = affirmed(heard, start);
        return at > 0
                && !heard.get(at).paused()
                && !has(Fillers.Where.SELF, heard, 0, start)
                && !hasMark(heard, 0, start);
    }

    private boolean hasMark(List<HeardText.Part> heard, int from, int to) {
        return has(Fillers.Where.CORRECTION, heard, from, to)
                || has(Fillers.Where.NO, heard, from, to)
                || has(Fillers.Where.DENY, heard, from, to);
    }

    private boolean has(Fillers.Where where, List<HeardText.Part> heard, int from, int to) {
        for (int at = from; at < to; at++) {
            int length = fillers.at(where, heard, at);
            if (length > 0 && at + length <= to && !isChoice(heard, at)) return true;
        }
        return false;
    }

    /** 好不好, 係唔係: between the same word twice over no is no no. Nor is 沒錯 a mistake. */
    private boolean isChoice(List<HeardText.Part> heard, int at) {
        return at > 0
                        && at + 1 < heard.size()
                        && heard.get(at - 1).written().equals(heard.get(at + 1).written())
                || fillers.isWithin(heard, at);
    }

    private boolean isWithdrawn(List<HeardText.Part> heard, int from) {
        return has(Fillers.Where.WITHDRAW, heard, from, heard.size())
                || from < heard.size() && fillers.at(Fillers.Where.NO, heard, heard.size() - 1) > 0;
    }

    /** 不是炮二平五, without a pause. */
    private boolean isNegated(List<HeardText.Part> heard, int start) {
        for (int at = 0; at < start; at++)
            if (at + fillers.at(Fillers.Where.NO, heard, at) == start)
                return !heard.get(start).paused();
        return false;
    }

    /** 我沒說炮二平五: a no that may reach as far as the move, unless the speaker has done with it, 不想了, or paused. */
    private boolean isAmongNos(List<HeardText.Part> heard, int start) {
        for (int at = start - 1;
                at >= Math.max(0, start - NEAR) && !heard.get(at + 1).paused();
                at--) {
            if (fillers.at(Fillers.Where.DONE, heard, at) > 0) return false;
            if (heard.get(at).isNo() && !isChoice(heard, at)) return true;
        }
        return false;
    }

    /** 不要走炮二平五: a word that says no more may stand between. */
    private boolean isDenied(List<HeardText.Part> heard, int start) {
        for (int at = 0; at < start; at++) if (isDenial(heard, at, start)) return true;
        return false;
    }

    private boolean isDenial(List<HeardText.Part> heard, int at, int start) {
        int length = fillers.at(Fillers.Where.DENY, heard, at);
        if (length == 0
                || at + length > start
                || isChoice(heard, at)
                || heard.get(start).paused()) return false;
        return start - at - length <= BETWEEN && fillers.areBefore(heard, at + length, start);
    }

    /** Where no move was said clearly, a no at the end may be a five or a no. */
    private boolean isUnclear(List<HeardText.Part> heard) {
        return isTalkedOf(heard, 0, heard.size()) || fillers.at(Fillers.Where.NO, heard, heard.size() - 1) > 0;
    }

    private boolean isTalkedOf(List<HeardText.Part> heard, int from, int to) {
        return has(Fillers.Where.DOUBT, heard, from, to);
    }

    /** The words that count after the speaker has corrected himself where no move was said in full; none if he has not. */
    private List<HeardText.Part> corrected(List<HeardText.Part> heard) {
        for (int at = heard.size() - 2; at >= 0; at--) {
            int length =
                    Math.max(fillers.at(Fillers.Where.CORRECTION, heard, at), fillers.at(Fillers.Where.NO, heard, at));
            if (length == 0 || at + length >= heard.size()) continue;
            List<HeardText.Part> before = heard.subList(0, at);
            List<HeardText.Part> after = heard.subList(at + length, heard.size());
            return corrections == VoiceParser.Corrections.FIRST_STANDS ? before : joined(before, after);
        }
        return List.of();
    }

    /** A correction shorter than a move replaces its end. */
    private static List<HeardText.Part> joined(List<HeardText.Part> before, List<HeardText.Part> after) {
        int kept = Math.min(before.size(), Math.max(0, MOVE_LENGTH - after.size()));
        List<HeardText.Part> all = new ArrayList<>(before.subList(0, kept));
        all.addAll(after);
        return all;
    }

    /**
     * A move said in full, legal or not: the parts that are its words, each clearly heard, with nothing but fillers between.
     *
     * @param end the place after its last word
     */
    private record SaidMove(int start, int end, List<Word> words, List<HeardText.Part> parts) {
        /** Speakers merge sounds that are no farther apart. */
        static final double CLEAR = 0.7;

        private static final List<List<Word.Role>> SHAPES = List.of(
                List.of(Word.Role.PIECE, Word.Role.DIGIT, Word.Role.DIRECTION, Word.Role.DIGIT),
                List.of(Word.Role.PLACE, Word.Role.PIECE, Word.Role.DIRECTION, Word.Role.DIGIT),
                List.of(Word.Role.DIGIT, Word.Role.FILE, Word.Role.PIECE, Word.Role.DIRECTION, Word.Role.DIGIT));

        static List<SaidMove> in(HeardText text, Vocabulary vocabulary) {
            List<SaidMove> moves = new ArrayList<>();
            for (int at = 0; at < text.parts().size(); at++) {
                Optional<SaidMove> found = at(at, text, vocabulary);
                if (!found.isPresent()) continue;
                SaidMove said = found.get();
                for (int within = at + 1; within < said.end && !said.isPrinted(); within++)
                    said = at(within, text, vocabulary)
                            .filter(SaidMove::isPrinted)
                            .orElse(said);
                moves.add(said);
                at = said.end - 1;
            }
            return moves;
        }

        private static Optional<SaidMove> at(int start, HeardText text, Vocabulary vocabulary) {
            for (List<Word.Role> shape : SHAPES) {
                Optional<SaidMove> found = at(start, shape, text, vocabulary);
                if (found.isPresent()) return found;
            }
            return Optional.empty();
        }

        /** Whether the words stand there as they are: 炮六進仕六進五 ends with 仕六進五. */
        private boolean isPrinted() {
            return IntStream.range(0, words.size())
                    .allMatch(i -> parts.get(i).meanings().contains(words.get(i)));
        }

        private static Optional<SaidMove> at(int start, List<Word.Role> shape, HeardText text, Vocabulary vocabulary) {
            List<Word> words = new ArrayList<>();
            List<HeardText.Part> parts = new ArrayList<>();
            int at = start;
            for (Word.Role role : shape) {
                List<Word> choices = vocabulary.words(role);
                double[] costs = text.row(choices);
                while (at > start && at < costs.length && costs[at] > CLEAR && text.isFiller(at)) at++;
                if (at >= costs.length
                        || costs[at] > CLEAR && !text.parts().get(at).isWritten(role)) return Optional.empty();
                boolean skipsTo = text.isFiller(at) && at + 1 < costs.length && costs[at + 1] == 0;
                if (skipsTo && at > start) at++;
                words.add(text.nearest(choices, at));
                parts.add(text.parts().get(at++));
            }
            return Optional.of(new SaidMove(start, at, words, parts));
        }

        boolean isSameAs(SaidMove other) {
            return words.equals(other.words);
        }

        /** With these words in the place of its own of the same role, the last first; nothing where they do not fit so. */
        Optional<List<HeardText.Part>> with(List<HeardText.Part> corrections) {
            List<HeardText.Part> all = new ArrayList<>(parts);
            int slot = all.size();
            for (int i = corrections.size() - 1; i >= 0; i--) {
                HeardText.Part part = corrections.get(i);
                int next = slot - 1;
                while (next >= 0 && !part.isWritten(words.get(next).role())) next--;
                if (next < 0) return Optional.empty();
                if (!part.meanings().contains(words.get(next)) || all.get(next) == parts.get(next)) all.set(next, part);
                slot = next;
            }
            boolean changes = !all.equals(parts);
            return changes ? Optional.of(all) : Optional.empty();
        }
    }
}
