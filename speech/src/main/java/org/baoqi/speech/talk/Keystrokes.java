package org.baoqi.speech.talk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;

/** The meaning of single keys of a keyboard, or of a braille display, during a game; the table is {@code keystrokes.csv}. */
public final class Keystrokes {
    private static final String NONE = "-";
    private static final Map<Character, Key> KEYS = new HashMap<>();

    static {
        for (CsvTable.Row row : CsvTable.read(Keystrokes.class, "keystrokes.csv"))
            KEYS.put(row.text("key").charAt(0), Key.read(row));
    }

    private Keystrokes() {}

    private record Key(List<MoveWord> words, Optional<Request> request) {
        static Key read(CsvTable.Row row) {
            List<MoveWord> words = new ArrayList<>();
            String named = row.text("words");
            if (!named.equals(NONE)) for (String word : named.split(" ")) words.add(MoveWord.valueOf(word));
            String request = row.text("request");
            return new Key(words, request.equals(NONE) ? Optional.empty() : Optional.of(Request.valueOf(request)));
        }
    }

    /** The meaning of a key. */
    public sealed interface Stroke {
        /** The next word of a move; it may be one that cannot be said now. */
        record Word(MoveWord word) implements Stroke {}

        record Command(VoiceCommand command) implements Stroke {}
    }

    public static boolean isKey(char sign) {
        return KEYS.containsKey(Character.toLowerCase(sign));
    }

    /**
     * @param next the words that can be said now
     * @param choosing whether moves were named by number
     */
    public static Optional<Stroke> read(char sign, Set<MoveWord> next, boolean choosing) {
        Key key = KEYS.get(Character.toLowerCase(sign));
        if (key == null) return Optional.empty();
        boolean asRequest = key.words().isEmpty() || choosing && key.request().isPresent();
        return Optional.of(asRequest ? command(key, sign) : word(key, next));
    }

    private static Stroke word(Key key, Set<MoveWord> next) {
        for (MoveWord word : key.words()) if (next.contains(word)) return new Stroke.Word(word);
        return new Stroke.Word(key.words().get(0));
    }

    private static Stroke command(Key key, char sign) {
        Request request = key.request().orElseThrow(IllegalStateException::new);
        Optional<Integer> number = Character.isDigit(sign) ? Optional.of(sign - '0') : Optional.empty();
        return new Stroke.Command(
                new VoiceCommand(request, Optional.empty(), Optional.empty(), Optional.empty(), number));
    }
}
