package org.baoqi.speech.desk;

/** A mouth for a terminal, with a voice if that is wanted and there is one. */
final class Mouths {
    private Mouths() {}

    static Mouth of(boolean voice, Terminal terminal) {
        Mouth printed = new PrintedMouth(terminal.out());
        if (!voice) return printed;
        return SpokenMouth.beside(printed, terminal.spoken()).orElseGet(() -> {
            terminal.err().println(terminal.words().say("play.no-voice"));
            return printed;
        });
    }
}
