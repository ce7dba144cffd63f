package org.baoqi.speech.lesson;

import java.util.Optional;
import org.baoqi.speech.words.Words;

/** One step of the lesson: something to hear and, in some, something to answer. */
public record Step(String id, Optional<Exercise> exercise) {
    public String title(Words words) {
        return words.say("lesson." + id + ".title");
    }

    public String text(Words words) {
        return words.say("lesson." + id);
    }

    /** What the learner is asked to say. */
    public Optional<String> task(Words words) {
        return exercise.map(asked -> words.say("lesson." + id + ".task"));
    }
}
