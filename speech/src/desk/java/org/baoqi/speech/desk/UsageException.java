package org.baoqi.speech.desk;

import org.baoqi.speech.words.Words;

/** A slip on the command line. It ends the command with a message and exit code 2. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Object[] values;

    UsageException(String phrase, Object... values) {
        super(phrase);
        this.values = values;
    }

    String in(Words words) {
        return words.say(getMessage(), values);
    }
}
