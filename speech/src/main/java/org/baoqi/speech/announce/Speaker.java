package org.baoqi.speech.announce;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.speech.words.Pronunciation;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** Fills phrases for the eye and for the ear of one voice. */
record Speaker(SpokenLanguage voice, Pronunciation pronunciation) {

    Announcement say(Priority priority, Earcon earcon, String key, Object... values) {
        return announce(priority, Optional.of(earcon), text(key, values));
    }

    Announcement say(Priority priority, String key, Object... values) {
        return announce(priority, Optional.empty(), text(key, values));
    }

    Announcement announce(Priority priority, Optional<Earcon> earcon, Text text) {
        return new Announcement(text.shown(), pronunciation.of(text.spoken()), priority, earcon);
    }

    /** A sentence that somebody else has made. */
    Announcement sentence(Priority priority, Earcon earcon, String sentence) {
        return announce(priority, Optional.of(earcon), new Text(sentence, sentence));
    }

    Text text(String key, Object... values) {
        return new Text(fill(key, Text::shown, values), fill(key, Text::spoken, values));
    }

    private String fill(String key, Function<Text, String> form, Object... values) {
        Object[] filled = Arrays.stream(values)
                .map(value -> value instanceof Text text ? form.apply(text) : value)
                .toArray();
        return words().say(key, filled);
    }

    Words words() {
        return Words.in(voice);
    }

    /** The same words for the eye and for the ear. */
    record Text(String shown, String spoken) {}
}
