package org.baoqi.speech.desk;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.hear.Request;

/** What the keyboard understands besides what can be said, from {@code shortcuts.csv}. */
final class Shortcuts {
    private static final String QUIT = "QUIT";
    private static final Map<String, String> ALL = new HashMap<>();

    static {
        for (CsvTable.Row row : CsvTable.read(Shortcuts.class, "shortcuts.csv"))
            ALL.put(row.text("typed"), row.text("request"));
    }

    private Shortcuts() {}

    static boolean isQuit(String line) {
        return QUIT.equals(ALL.get(key(line)));
    }

    static Optional<Request> request(String line) {
        return Optional.ofNullable(ALL.get(key(line)))
                .filter(name -> !name.equals(QUIT))
                .map(Request::valueOf);
    }

    private static String key(String line) {
        return line.trim().toLowerCase(Locale.ROOT);
    }
}
