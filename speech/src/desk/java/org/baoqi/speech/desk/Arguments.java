package org.baoqi.speech.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A command line, taken apart: options ({@code --side red}), flags ({@code --batch}) and the rest in order. */
final class Arguments {
    private final Map<String, String> options;
    private final List<String> rest;

    private Arguments(Map<String, String> options, List<String> rest) {
        this.options = options;
        this.rest = Collections.unmodifiableList(rest);
    }

    /**
     * @param valued options that take a value
     * @param flags options that take none
     */
    static Arguments parse(List<String> line, Set<String> valued, Set<String> flags) {
        Map<String, String> options = new LinkedHashMap<>();
        List<String> rest = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            String word = line.get(i);
            if (!word.startsWith("--")) {
                rest.add(word);
            } else if (flags.contains(word)) {
                options.put(word, "");
            } else if (!valued.contains(word)) {
                throw new UsageException("desk.unknown-option", word);
            } else if (++i == line.size()) {
                throw new UsageException("desk.option-needs-value", word);
            } else {
                options.put(word, line.get(i));
            }
        }
        return new Arguments(options, rest);
    }

    Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    boolean has(String flag) {
        return options.containsKey(flag);
    }

    List<String> rest() {
        return rest;
    }

    /** The same without the first of the rest, which says what is to be done with the others. */
    Arguments afterFirst() {
        return new Arguments(options, rest.subList(Math.min(1, rest.size()), rest.size()));
    }

    /** The one argument that may stand there. */
    Optional<String> only() {
        if (rest.size() > 1) throw new UsageException("desk.too-many-arguments", rest.get(1));
        return rest.stream().findFirst();
    }
}
