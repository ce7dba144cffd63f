package org.baoqi.speech.desk;

/** What reaches the desk's thread. */
sealed interface Message {
    record Typed(String line) implements Message {}

    /** Something that is to be done on this thread: the machine has its move, or an answer. */
    record Work(Runnable work) implements Message {}

    /** The end of the input. */
    record Closed() implements Message {}

    /** Time has passed. */
    record Nothing() implements Message {}
}
