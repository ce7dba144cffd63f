package org.baoqi.speech.hear;

import java.util.Optional;
import org.baoqi.rules.Kind;

/**
 * 指令: a request with what it is about, as far as that was said.
 *
 * @param file 1-9, as the speaker counts
 * @param number a rank, 1-10, or the number of a choice
 */
public record VoiceCommand(
        Request request,
        Optional<Owner> owner,
        Optional<Kind> piece,
        Optional<Integer> file,
        Optional<Integer> number) {

    static VoiceCommand of(Request request, Optional<Owner> owner) {
        return new VoiceCommand(request, owner, Optional.empty(), Optional.empty(), Optional.empty());
    }

    VoiceCommand about(Kind kind) {
        return new VoiceCommand(request, owner, Optional.of(kind), file, number);
    }

    VoiceCommand onFile(int onFile) {
        return new VoiceCommand(request, owner, piece, Optional.of(onFile), number);
    }

    VoiceCommand number(int said) {
        return new VoiceCommand(request, owner, piece, file, Optional.of(said));
    }

    /** One of the moves that were named, by its number. */
    public static VoiceCommand choice(int number) {
        return of(Request.CHOOSE).number(number);
    }

    /** A request that needs no more than its name. */
    public static VoiceCommand of(Request request) {
        return new VoiceCommand(request, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The side whose pieces a question is about, as it was named. */
    public enum Owner {
        MINE,
        THEIRS,
        RED,
        BLACK
    }
}
