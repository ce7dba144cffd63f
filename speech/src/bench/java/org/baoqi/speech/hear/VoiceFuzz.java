package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.SpokenLanguage;

/** A long run of random texts, a million unless the first argument says otherwise; prints how often each outcome came. */
public final class VoiceFuzz {
    private static final int MILLION = 1_000_000;
    private static final int LONGEST = 9;
    private static final int LONGEST_GAME = 120;

    private final Random random = new Random(31);
    private final List<String> characters = new ArrayList<>(
            Lexicon.of(SpokenLanguage.TAIWAN_MANDARIN).readings().keySet());

    private VoiceFuzz() {}

    public static void main(String[] args) {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : MILLION;
        new VoiceFuzz().run(times).forEach((outcome, count) -> System.out.println(outcome + "\t" + count));
    }

    private Map<String, Integer> run(int times) {
        Map<String, Integer> outcomes = new TreeMap<>();
        Position position = Position.initial();
        for (int i = 0; i < times; i++) {
            SpokenLanguage language = SpokenLanguage.values()[i % SpokenLanguage.values().length];
            Hearing hearing = VoiceParser.in(language).hear(List.of(text()), position);
            outcomes.merge(hearing.getClass().getSimpleName(), 1, Integer::sum);
            position = i % LONGEST_GAME == 0 ? Position.initial() : next(position);
        }
        return outcomes;
    }

    private Position next(Position position) {
        List<Move> moves = position.legalMoves();
        return moves.isEmpty() ? Position.initial() : position.play(moves.get(random.nextInt(moves.size())));
    }

    /** Common characters, or any at all. */
    private String text() {
        boolean common = random.nextBoolean();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(LONGEST); i >= 0; i--)
            text.append(
                    common
                            ? characters.get(random.nextInt(characters.size()))
                            : String.valueOf((char) random.nextInt(random.nextBoolean() ? 128 : 65_536)));
        return text.toString();
    }
}
