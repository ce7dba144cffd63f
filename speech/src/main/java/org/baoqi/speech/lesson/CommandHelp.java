package org.baoqi.speech.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.words.Words;

/**
 * Explains a request and the ways to say it, the shortest last.
 *
 * @param purpose what it is good for
 * @param phrases ways to say it
 */
public record CommandHelp(String purpose, List<String> phrases) {
    /** Every request, in the order in which they are useful. */
    public static List<CommandHelp> all(Words words) {
        return Arrays.stream(Request.values())
                .map(request -> of(request, words))
                .collect(Collectors.toList());
    }

    static CommandHelp of(Request request, Words words) {
        return new CommandHelp(
                words.say("help." + request),
                List.of(words.say("help." + request + ".say").split("\\|")));
    }

    /** 重聽上一句：「再說一次」、「再說」. */
    public String text(Words words) {
        String quoted = phrases.stream()
                .map(phrase -> words.say("help.quoted", phrase))
                .collect(Collectors.joining(words.say("list.points")));
        return words.say("help.line", purpose, quoted);
    }
}
