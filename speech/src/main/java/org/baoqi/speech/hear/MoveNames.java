package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;
import org.baoqi.rules.notation.MoveWriter;
import org.baoqi.rules.notation.Notation;

/** The words of a move: as the notation writes it first, then as people also say it. */
final class MoveNames {
    private static final int MIDDLE_FILE = 5;
    private static final List<Word> TO_THE_MIDDLE =
            List.of(new Word(Word.Role.DIRECTION, Direction.LEVEL.name()), Word.digit(MIDDLE_FILE));

    private final Position position;
    private final MoveWriter writer;

    MoveNames(Position position) {
        this.position = position;
        this.writer = new MoveWriter(position);
    }

    /** The four words of the notation. */
    List<Word> usual(Move move) {
        return of(move).get(0);
    }

    Word piece(Move move) {
        return Word.piece(position.pieceAt(move.from()).get().kind());
    }

    List<List<Word>> of(Move move) {
        String written = writer.write(Notation.TRADITIONAL, move);
        List<Word> motion = motion(written);
        List<List<Word>> ways = new ArrayList<>();
        for (List<Word> subject : subjects(written, move.from())) {
            List<Word> way = new ArrayList<>(subject);
            way.addAll(motion);
            if (!ways.contains(way)) ways.add(way);
        }
        if (motion.equals(TO_THE_MIDDLE)) addToTheMiddle(ways.get(0), piece(move), ways);
        return ways;
    }

    /** 炮二平中, and for a cannon alone 中炮. */
    private static void addToTheMiddle(List<Word> usual, Word piece, List<List<Word>> ways) {
        ways.add(List.of(usual.get(0), usual.get(1), usual.get(2), place(FilePlace.MIDDLE)));
        if (piece.equals(Word.piece(Kind.CANNON))) ways.add(List.of(place(FilePlace.MIDDLE), piece));
    }

    private static List<Word> motion(String written) {
        return List.of(Word.ofSign(written.charAt(2)), Word.ofSign(written.charAt(3)));
    }

    private List<List<Word>> subjects(String written, Point from) {
        Piece piece = position.pieceAt(from).get();
        Word name = Word.piece(piece.kind());
        int number = from.fileFor(piece.side());
        Word file = Word.digit(number);
        List<List<Word>> subjects = new ArrayList<>();
        subjects.add(List.of(Word.ofSign(written.charAt(0)), Word.ofSign(written.charAt(1))));
        subjects.add(List.of(name, file));
        subjects.add(List.of(file, new Word(Word.Role.FILE, "FILE"), name));
        List<Point> column = column(piece, number);
        if (column.size() > 1) addPlaced(place(column, from), name, file, subjects);
        else if (number == MIDDLE_FILE && piece.kind() != Kind.KING)
            subjects.add(List.of(place(FilePlace.MIDDLE), name));
        return subjects;
    }

    /** 前炮, and where two files have several, 前三兵. */
    private static void addPlaced(Word place, Word name, Word file, List<List<Word>> subjects) {
        subjects.add(List.of(place, name));
        subjects.add(List.of(place, file, name));
    }

    private static Word place(List<Point> column, Point from) {
        int index = column.indexOf(from);
        return place(index == 0 ? FilePlace.FRONT : index == column.size() - 1 ? FilePlace.REAR : FilePlace.MIDDLE);
    }

    private static Word place(FilePlace place) {
        return new Word(Word.Role.PLACE, place.name());
    }

    /** The pieces of the kind on a file, the foremost first. */
    private List<Point> column(Piece piece, int file) {
        List<Point> column = new ArrayList<>(position.points(piece));
        column.removeIf(point -> point.fileFor(piece.side()) != file);
        column.sort((a, b) -> b.rankFor(piece.side()) - a.rankFor(piece.side()));
        return column;
    }

    /**
     * One way to say a move.
     *
     * @param captured what the move takes
     * @param handicap what it costs that the way is not the usual one
     */
    record Form(Move move, List<Word> words, Optional<Kind> captured, double handicap) {
        private static final double UNUSUAL = 0.3;

        /** Beyond these no move is understood, whatever the rest sounds like. */
        static final int MOST_LOST = 1;

        /** Whether the words are near enough if their order is left aside, which is quickly found out. */
        boolean mayCost(double limit, HeardText utterance) {
            if (!utterance.holds(words.size(), MOST_LOST)) return false;
            if (isShort() && words.stream().anyMatch(word -> utterance.least(word) > 0)) return false;
            double least = utterance.handicap() + handicap;
            for (Word word : words) least += Math.min(Alignment.LOST, utterance.least(word));
            return least <= limit;
        }

        /** Fewer words than a move has must be heard as they are. */
        boolean isShort() {
            return words.size() < MoveWord.IN_A_MOVE;
        }

        /** All ways to say the legal moves of a position. */
        static List<Form> all(Position position) {
            List<Form> forms = new ArrayList<>();
            MoveNames names = new MoveNames(position);
            for (Move move : position.legalMoves()) {
                Optional<Kind> captured = position.pieceAt(move.to()).map(Piece::kind);
                List<List<Word>> ways = names.of(move);
                for (int i = 0; i < ways.size(); i++)
                    forms.add(new Form(move, ways.get(i), captured, i == 0 ? 0 : UNUSUAL));
            }
            return forms;
        }
    }
}
