package org.baoqi.speech.library;

import java.util.Arrays;
import java.util.Optional;
import org.baoqi.speech.library.KeptRecord.Origin;

/** A game of a backup as text: lines that name a part, each with the length of what follows it where that has lines. */
final class KeptText {
    private static final String HEADER = "baoqi-game 1";
    private static final String FAVOURITE = "favourite";
    private static final String ID = "id ";
    private static final String ORIGIN = "origin ";
    private static final String LOG = "log ";
    private static final String PGN = "pgn ";

    private KeptText() {}

    static String write(KeptRecord game) {
        StringBuilder out = new StringBuilder(HEADER).append('\n');
        if (game.favourite()) out.append(FAVOURITE).append('\n');
        if (!game.id().isEmpty()) out.append(ID).append(game.id()).append('\n');
        out.append(ORIGIN).append(game.origin()).append('\n');
        out.append(LOG)
                .append(game.log().length())
                .append('\n')
                .append(game.log())
                .append('\n');
        out.append(PGN)
                .append(game.pgn().length())
                .append('\n')
                .append(game.pgn())
                .append('\n');
        return out.toString();
    }

    static Optional<KeptRecord> read(String text) {
        int at = line(text, 0);
        if (at < 0 || !text.startsWith(HEADER + "\n")) return Optional.empty();
        boolean favourite = false;
        String id = "";
        String origin = "";
        String log = "";
        String pgn = "";
        while (at < text.length()) {
            int end = line(text, at);
            if (end < 0) return Optional.empty();
            String line = text.substring(at, end - 1);
            at = end;
            if (line.startsWith(LOG) || line.startsWith(PGN)) {
                int length = length(line);
                if (length < 0 || at + length > text.length()) return Optional.empty();
                String part = text.substring(at, at + length);
                if (line.startsWith(LOG)) log = part;
                else pgn = part;
                at += length + 1;
            } else if (line.startsWith(ID)) id = line.substring(ID.length());
            else if (line.startsWith(ORIGIN)) origin = line.substring(ORIGIN.length());
            else favourite |= line.equals(FAVOURITE);
        }
        return Optional.of(new KeptRecord(id, origin(origin, log), log, pgn, favourite));
    }

    /** Backups of the first versions do not tell. */
    private static Origin origin(String name, String log) {
        return Arrays.stream(Origin.values())
                .filter(origin -> origin.name().equals(name))
                .findFirst()
                .orElse(log.isEmpty() ? Origin.IMPORTED : Origin.PLAYED);
    }

    /** Where the line after this one begins. */
    private static int line(String text, int from) {
        return text.indexOf('\n', from) + 1 > 0 ? text.indexOf('\n', from) + 1 : -1;
    }

    private static int length(String line) {
        String number = line.substring(line.indexOf(' ') + 1);
        return number.matches("\\d{1,8}") ? Integer.parseInt(number) : -1;
    }
}
