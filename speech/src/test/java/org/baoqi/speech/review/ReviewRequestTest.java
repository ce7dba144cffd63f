package org.baoqi.speech.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.speech.review.ReviewRequest.Action;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class ReviewRequestTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "commands.csv", delimiter = '|', numLinesToSkip = 1)
    void understandsWhatAReaderSays(String said, Action action, Integer number, Side side, String text) {
        Optional<ReviewRequest> expected = Optional.ofNullable(action)
                .map(a -> new ReviewRequest(
                        a, Optional.ofNullable(number), Optional.ofNullable(side), text == null ? "" : text));
        assertEquals(expected, ReviewRequest.read(said));
    }

    @ParameterizedTest(name = "{1}")
    @CsvFileSource(resources = "misheard.csv", delimiter = '|', numLinesToSkip = 1)
    void understandsWhatSoundsLikeIt(SpokenLanguage voice, String heard, Action action, Integer number) {
        Optional<ReviewRequest> command = ReviewRequest.hear(heard, voice);
        assertEquals(Optional.ofNullable(action), command.map(ReviewRequest::action));
        assertEquals(Optional.ofNullable(number), command.flatMap(ReviewRequest::number));
    }
}
