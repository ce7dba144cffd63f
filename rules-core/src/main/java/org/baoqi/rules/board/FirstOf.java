package org.baoqi.rules.board;

import java.util.Optional;
import java.util.function.Supplier;

/** Asks one question after the other until one has an answer. */
final class FirstOf {
    private FirstOf() {}

    @SafeVarargs
    static <T> Optional<T> these(Supplier<Optional<T>>... questions) {
        for (Supplier<Optional<T>> question : questions) {
            Optional<T> answer = question.get();
            if (answer.isPresent()) return answer;
        }
        return Optional.empty();
    }
}
