package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

class VoiceCommandTest {
    @ParameterizedTest(name = "{2}: {3}")
    @CsvFileSource(resources = "commands.csv", numLinesToSkip = 1)
    void understands(
            String tag,
            String expecting,
            String text,
            Request request,
            VoiceCommand.Owner owner,
            Kind piece,
            Integer file,
            Integer number) {
        VoiceCommand expected = new VoiceCommand(
                request,
                Optional.ofNullable(owner),
                Optional.ofNullable(piece),
                Optional.ofNullable(file),
                Optional.ofNullable(number));
        assertEquals(new Hearing.Command(expected), hear(tag, text, expecting));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "ways.tsv", delimiter = '\t', numLinesToSkip = 2)
    void understandsTheWaysThatPlayersAsk(Request request, String tag, String texts) {
        List<String> others = Arrays.stream(texts.split("\\|"))
                .filter(text -> !(hear(tag, text, "move") instanceof Hearing.Command heard
                        && heard.command().request() == request))
                .collect(Collectors.toList());
        assertEquals(List.of(), others);
    }

    @Test
    void wordsOfAMoveAreNoRequestThatSoundsLikeThem() {
        assertFalse(hear("zh-TW", "車四四", "move") instanceof Hearing.Command);
    }

    @Test
    void aRefusalIsNoCorrectionOfAnOffer() {
        Hearing heard = hear("zh-TW", "我不要和棋", "move");
        assertEquals(new Hearing.Command(VoiceCommand.of(Request.REFUSE_DRAW, Optional.empty())), heard);
    }

    private static Hearing hear(String tag, String text, String expecting) {
        return VoiceParser.in(SpokenLanguage.fromTag(tag).get())
                .hear(
                        List.of(text),
                        Position.initial(),
                        VoiceParser.Expecting.valueOf(expecting.toUpperCase(Locale.ROOT)),
                        VoiceParser.Corrections.LAST_WINS);
    }

    @Test
    void aMoveMayFollowAQuestion() {
        assertEquals(new Hearing.Sure(Move.iccs("b2e2")), hear("zh-TW", "不，炮八平五", "answer"));
        assertEquals(new Hearing.Sure(Move.iccs("b2e2")), hear("zh-TW", "炮八平五", "choice"));
    }

    @Test
    void betweenMovesNothingThatSoundsLikeYesIsYes() {
        assertEquals(new Hearing.Unknown(), hear("zh-TW", "隊", "move"));
        assertEquals(new Hearing.Unknown(), hear("yue", "系", "move"));
    }

    @Test
    void whatEndsTheGameIsConfirmed() {
        assertTrue(Request.RESIGN.needsConfirmation());
        assertTrue(Request.OFFER_DRAW.needsConfirmation());
        assertFalse(Request.TIME.needsConfirmation());
    }

    @ParameterizedTest
    @EnumSource(Request.class)
    void everyRequestIsSaidBackInEveryLanguage(Request request) {
        VoiceCommand command = new VoiceCommand(
                request,
                Optional.of(VoiceCommand.Owner.THEIRS),
                Optional.of(Kind.ROOK),
                Optional.of(3),
                Optional.of(4));
        for (Language language : Language.values())
            assertFalse(new HearingWords(Words.in(language), Position.initial())
                    .command(command)
                    .isEmpty());
    }
}
