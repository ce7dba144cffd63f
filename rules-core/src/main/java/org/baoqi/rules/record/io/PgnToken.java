package org.baoqi.rules.record.io;
/**
 * A piece of PGN text.
 *
 * @param text what stands there, without the signs around it; a tag's name
 * @param value a tag's value, else empty
 * @param line counted from 1
 */
record PgnToken(Type type, String text, String value, int line) {
    enum Type {
        TAG,
        REMARK,
        OPEN,
        CLOSE,
        ASSESSMENT,
        RESULT,
        WORD,
        /** What cannot be read on; the text is the name of the fault, the value what stands there. */
        FAULT,
        END
    }
}
