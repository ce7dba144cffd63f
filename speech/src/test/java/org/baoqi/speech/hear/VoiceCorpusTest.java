package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Moves of random games, each word misheard by sound, and how often the right move comes out. */
class VoiceCorpusTest {
    private static final int TIMES = 1000;

    @ParameterizedTest
    @EnumSource(value = SpokenLanguage.class, mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void fourWordsInSomeFormAreTheMove(SpokenLanguage language) {
        Tally tally = new Corpus(language, 11).tally(TIMES, words -> words);
        assertTrue(tally.sure >= 0.99 * TIMES, tally.toString());
        assertTrue(tally.wrongSure <= 0.001 * TIMES, tally.toString());
    }

    @ParameterizedTest
    @EnumSource(value = SpokenLanguage.class, mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void withOneWordLostItIsRightOrAmongTheChoices(SpokenLanguage language) {
        Random random = new Random(12);
        Tally tally = new Corpus(language, 13).tally(TIMES, words -> without(random.nextInt(words.size()), words));
        assertTrue(tally.sure + tally.asked >= 0.95 * TIMES, tally.toString());
        assertTrue(tally.wrongSure <= 0.001 * TIMES, tally.toString());
    }

    private static List<String> without(int lost, List<String> words) {
        List<String> rest = new ArrayList<>(words);
        rest.remove(lost);
        return rest;
    }

    /** Utterances for moves of random games. */
    private static final class Corpus {
        private final VoiceParser parser;
        private final Random random;
        private final Positions positions;
        private final Map<Side, Mishearing> ears = new EnumMap<>(Side.class);

        Corpus(SpokenLanguage language, long seed) {
            parser = VoiceParser.in(language);
            random = new Random(seed);
            positions = new Positions(random);
            for (Side side : Side.values()) ears.put(side, new Mishearing(language, side, random));
        }

        Tally tally(int times, UnaryOperator<List<String>> loss) {
            Tally tally = new Tally();
            for (int i = 0; i < times; i++) {
                Position position = positions.next();
                Move move = positions.any(position.legalMoves());
                tally.add(move, parser.hear(alternatives(position, move, loss), position));
            }
            return tally;
        }

        /** One to three texts that an engine prints for the same words. */
        private List<String> alternatives(Position position, Move move, UnaryOperator<List<String>> loss) {
            Mishearing ear = ears.get(position.sideToMove());
            List<Word> words = new MoveNames(position).of(move).get(0);
            List<String> texts = new ArrayList<>();
            for (int i = random.nextInt(3); i >= 0; i--) texts.add(ear.text(loss.apply(ear.of(words))));
            return texts;
        }
    }

    /** How often the move was taken at once, asked for, taken for another, or none of these. */
    private static final class Tally {
        private int sure;
        private int wrongSure;
        private int asked;
        private int missed;

        void add(Move move, Hearing hearing) {
            if (hearing instanceof Hearing.Sure found) count(found.move().equals(move));
            else if (asks(move, hearing)) asked++;
            else missed++;
        }

        private void count(boolean right) {
            if (right) sure++;
            else wrongSure++;
        }

        private static boolean asks(Move move, Hearing hearing) {
            return hearing instanceof Hearing.Confirm likely && likely.move().equals(move)
                    || hearing instanceof Hearing.Choices choices
                            && choices.moves().contains(move);
        }

        @Override
        public String toString() {
            return "sure " + sure + ", wrong " + wrongSure + ", asked " + asked + ", missed " + missed;
        }
    }
}
