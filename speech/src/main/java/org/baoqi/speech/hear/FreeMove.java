package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;

/** The words nearest to what was heard when any words of a move may be said, legal or not. */
record FreeMove(List<Word> words, double cost) {
    private static final List<List<Role>> SHAPES = List.of(
            List.of(Role.PIECE, Role.DIGIT, Role.DIRECTION, Role.DIGIT),
            List.of(Role.PLACE, Role.PIECE, Role.DIRECTION, Role.DIGIT));

    /** The best reading with all its words, if there is one. */
    static Optional<FreeMove> in(List<Utterance> utterances, Vocabulary vocabulary) {
        FreeMove best = null;
        for (Utterance utterance : utterances)
            for (List<Role> shape : SHAPES) {
                FreeMove found = of(shape, utterance, vocabulary);
                if (found != null && (best == null || found.cost < best.cost)) best = found;
            }
        return Optional.ofNullable(best);
    }

    private static FreeMove of(List<Role> shape, Utterance utterance, Vocabulary vocabulary) {
        List<List<Word>> choices = shape.stream().map(vocabulary::words).collect(Collectors.toList());
        double[][] rows = choices.stream().map(utterance::row).toArray(double[][]::new);
        Alignment found = Alignment.of(rows, utterance.skipping());
        if (found.lost() > 0) return null;
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) words.add(utterance.nearest(choices.get(i), found.places()[i]));
        return new FreeMove(words, found.cost() + utterance.handicap());
    }

    /** The move in traditional notation. */
    String written(Side side) {
        return words.stream().map(word -> Signs.of(word, side)).collect(Collectors.joining());
    }

    SpokenMove said() {
        boolean placed = words.get(0).role() == Role.PLACE;
        return new SpokenMove(
                words.get(placed ? 1 : 0).kind(),
                placed ? Optional.empty() : Optional.of(words.get(1).number()),
                placed ? Optional.of(FilePlace.valueOf(words.get(0).value())) : Optional.empty(),
                Direction.valueOf(words.get(2).value()),
                words.get(3).number());
    }
}
