package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class VoiceParserTest {
    @ParameterizedTest(name = "{0}: {3}")
    @CsvFileSource(resources = "utterances.csv", numLinesToSkip = 1)
    void understands(String behaviour, String tag, String position, String texts, String outcome, String expected) {
        Hearing hearing = hear(tag, position, List.of(texts.split("\\|")));
        assertEquals(outcome + " " + Optional.ofNullable(expected).orElse(""), shown(hearing));
    }

    private static Hearing hear(String tag, String position, List<String> texts) {
        return VoiceParser.in(SpokenLanguage.fromTag(tag).get()).hear(texts, Positions.named(position));
    }

    /** The outcome with its moves in the order of the alphabet, or with the reason. */
    private static String shown(Hearing hearing) {
        if (hearing instanceof Hearing.Sure sure) return "sure " + sure.move().iccs();
        if (hearing instanceof Hearing.Confirm likely)
            return "confirm " + likely.move().iccs();
        if (hearing instanceof Hearing.Choices choices) return "choices " + sorted(choices.moves());
        if (hearing instanceof Hearing.Illegal illegal) return "illegal " + reason(illegal.why());
        return hearing instanceof Hearing.Unknown ? "unknown " : hearing.toString();
    }

    private static String sorted(List<Move> moves) {
        return moves.stream().map(Move::iccs).sorted().collect(Collectors.joining(" "));
    }

    private static String reason(Resolution why) {
        return why instanceof Resolution.Illegal illegal
                ? illegal.why().reason().name()
                : "no such piece";
    }

    @Test
    void whereWordsBindTheFirstStand() {
        Hearing hearing = VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN)
                .hear(
                        List.of("馬二進三不對馬八進七"),
                        Position.initial(),
                        VoiceParser.Expecting.MOVE,
                        VoiceParser.Corrections.FIRST_STANDS);
        assertEquals(new Hearing.Sure(Move.iccs("h0g2")), hearing);
    }

    @Test
    void nothingHeardIsNotUnderstood() {
        assertEquals(new Hearing.Unknown(), hear("zh-TW", "-", List.of()));
        assertEquals(new Hearing.Unknown(), hear("yue", "-", List.of("", "。")));
    }

    /** 需 for 車, beside a file that is not printed as it is, is asked about until it was confirmed. */
    @Test
    void whatWasConfirmedIsNearerUntilItIsForgottenAndWhatWasRefusedNever() {
        Position rookOne = Positions.named("rook one");
        Move meant = Move.iccs("i2d2");
        List<String> texts = List.of("需一平流");
        List<String> kept = new ArrayList<>();
        VoiceParser speaker = VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN)
                .learning(new LearnedSounds(List.of("not a line"), lines -> {
                    kept.clear();
                    kept.addAll(lines);
                }));
        for (int i = 0; i < 3; i++) speaker.learn(texts, rookOne, meant, true);
        assertEquals(new Hearing.Sure(meant), speaker.hear(texts, rookOne));
        VoiceParser later = VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN)
                .learning(new LearnedSounds(List.copyOf(kept), lines -> {}));
        assertEquals(new Hearing.Sure(meant), later.hear(texts, rookOne));
        assertEquals("confirm i2d2", shown(hear("zh-TW", "rook one", texts)));
        speaker.forgetLearned();
        assertEquals(List.of(), kept);
        assertEquals(new Hearing.Confirm(meant), speaker.hear(texts, rookOne));
        speaker.learn(texts, rookOne, meant, false);
        for (int i = 0; i < 9; i++) speaker.learn(texts, rookOne, meant, true);
        assertEquals(new Hearing.Confirm(meant), speaker.hear(texts, rookOne));
    }
}
