package org.baoqi.speech.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.OpeningBook.Opening;
import org.baoqi.speech.words.Words;

/** Finds the longest part of an opening's name in a text: 屏風馬 is part of many. */
final class OpeningNames {
    private static final Pattern TOKEN = Pattern.compile("[\\u3400-\\u9FFF]|[\\p{L}\\p{N}&&[^\\u3400-\\u9FFF]]+");
    private static final int SHORTEST_WORD = 5;
    private static final Set<String> JOINING = Set.of("against", "with", "under");

    private final Map<String, List<String>> names = new LinkedHashMap<>();

    OpeningNames(Words words) {
        for (Opening opening : OpeningBook.builtIn().openings())
            names.put(opening.id(), tokens(words.say("opening." + opening.id())));
    }

    /** The place of a name in the text, and the openings that have it. */
    record Found(Set<String> ids, int start, int end) {}

    Optional<Found> in(String text) {
        List<int[]> places = places(text);
        List<String> tokens = tokens(text);
        for (int length = tokens.size(); length > 0; length--)
            for (int from = 0; from + length <= tokens.size(); from++) {
                Set<String> ids = having(tokens.subList(from, from + length));
                if (!ids.isEmpty())
                    return Optional.of(new Found(ids, places.get(from)[0], places.get(from + length - 1)[1]));
            }
        return Optional.empty();
    }

    private Set<String> having(List<String> part) {
        Set<String> ids = new LinkedHashSet<>();
        // One 漢字 or one short word is a part of too many other things.
        if (part.size() == 1 && part.get(0).length() < SHORTEST_WORD || JOINING.containsAll(part)) return ids;
        names.forEach((id, name) -> {
            if (Collections.indexOfSubList(name, part) >= 0) ids.add(id);
        });
        return ids;
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        for (int[] place : places(text))
            tokens.add(text.substring(place[0], place[1])
                    .toLowerCase(Locale.ROOT)
                    .replace('砲', '炮')
                    .replace('包', '炮'));
        return tokens;
    }

    private static List<int[]> places(String text) {
        List<int[]> places = new ArrayList<>();
        Matcher found = TOKEN.matcher(text);
        while (found.find()) places.add(new int[] {found.start(), found.end()});
        return places;
    }
}
