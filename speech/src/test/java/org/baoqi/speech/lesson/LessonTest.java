package org.baoqi.speech.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

class LessonTest {
    private static Lesson.Step step(String id) {
        return Lesson.steps().stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .get();
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvFileSource(resources = "answers.csv", numLinesToSkip = 1)
    void answersWhatALearnerSays(String voice, String step, String said, boolean right, String answer) {
        Lesson lesson = new Lesson(SpokenLanguage.fromTag(voice).get());
        Lesson.Exercise exercise = step(step).exercise().get();
        assertEquals(answer, lesson.answer(exercise, List.of(said)).trim());
        assertEquals(right, isRight(exercise, voice, said));
    }

    /** What is to be said stands at the end of the task, after its colon. */
    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void everyTaskNamesAnAnswerThatIsRight(SpokenLanguage voice) {
        for (Lesson.Step step : Lesson.steps()) {
            if (!step.exercise().isPresent()) continue;
            String[] task = step.task(Words.in(voice)).get().split("[：:]");
            String said = task[task.length - 1].replaceAll("[。？?.]", "").trim();
            assertTrue(isRight(step.exercise().get(), voice.tag(), said), step.id() + ": " + said);
        }
    }

    private static boolean isRight(Lesson.Exercise exercise, String voice, String said) {
        VoiceParser parser = VoiceParser.in(SpokenLanguage.fromTag(voice).get());
        return exercise.isMetBy(parser.hear(List.of(said), Lesson.Exercise.POSITION));
    }

    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void everyPhraseOfTheHelpIsUnderstoodAsItsRequest(SpokenLanguage voice) {
        for (Request request : Request.values())
            for (String phrase : CommandHelp.of(request, Words.in(voice)).phrases())
                assertEquals(request, heard(voice, phrase), phrase);
    }

    private static Request heard(SpokenLanguage voice, String phrase) {
        Hearing heard = VoiceParser.in(voice)
                .hear(
                        List.of(phrase),
                        Lesson.Exercise.POSITION,
                        VoiceParser.Expecting.CHOICE,
                        VoiceParser.Corrections.LAST_WINS);
        return heard instanceof Hearing.Command said ? said.command().request() : null;
    }

    @Test
    void theHelpReadsAsSentences() {
        Words words = Words.in(Language.TRADITIONAL);
        assertEquals("重聽上一句：「再說一次」、「再說」", CommandHelp.all(words).get(0).text(words));
    }

    @Test
    void aStepIsSaidWithItsTask() {
        Lesson lesson = new Lesson(SpokenLanguage.TAIWAN_MANDARIN);
        assertEquals("第四課，共十三課：報棋", lesson.title(3));
        assertTrue(lesson.text(3).endsWith("練習：二路的炮橫走到五路，報：炮二平五。"), lesson.text(3));
    }
}
