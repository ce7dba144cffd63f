package org.baoqi.speech.voice;

import org.baoqi.rules.Kind;

/** A word that may be said, whatever its sound: the role and the value it has there. */
record Word(Role role, String value) {

    static Word piece(Kind kind) {
        return new Word(Role.PIECE, kind.name());
    }

    static Word digit(int digit) {
        return new Word(Role.DIGIT, String.valueOf(digit));
    }

    static Word literal(String text) {
        return new Word(Role.LITERAL, text);
    }

    Kind kind() {
        return Kind.valueOf(value);
    }

    int number() {
        return Integer.parseInt(value);
    }
}
