package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.rules.Kind;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;

/** A player's question as fields of a log. */
public final class QueryText {
    private QueryText() {}

    public static List<String> write(VoiceCommand command) {
        return List.of(
                command.request().name(),
                text(command.owner()),
                text(command.piece()),
                text(command.file()),
                text(command.number()));
    }

    /** From the fields of a log; an exception where they are none. */
    public static VoiceCommand read(List<String> fields) {
        return new VoiceCommand(
                Request.valueOf(fields.get(0)),
                value(fields.get(1), VoiceCommand.Owner::valueOf),
                value(fields.get(2), Kind::valueOf),
                value(fields.get(3), Integer::valueOf),
                value(fields.get(4), Integer::valueOf));
    }

    private static String text(Optional<?> value) {
        return value.map(String::valueOf).orElse(EventText.NONE);
    }

    private static <T> Optional<T> value(String field, Function<String, T> read) {
        return field.equals(EventText.NONE) ? Optional.empty() : Optional.of(read.apply(field));
    }
}
