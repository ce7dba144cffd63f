package org.baoqi.speech.library;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Finds the games of a backup by the headers of its entries, since a directory at its end may be cut off. */
final class BackupReader {
    private static final int HEADER = 30;
    private static final int METHOD = 8;
    private static final int NAME_LENGTH = 26;
    private static final int EXTRA_LENGTH = 28;
    private static final int DEFLATED = 8;
    /** No game is longer; a spoilt one could seem endless. */
    private static final int LONGEST = 16 << 20;

    private final byte[] file;
    private final List<KeptRecord> games = new ArrayList<>();
    private int lost;

    BackupReader(byte[] file) {
        this.file = file;
    }

    Backup.Reading read() {
        for (int at = 0; at + HEADER <= file.length; at++) if (isEntry(at)) entry(at);
        return new Backup.Reading(games, lost);
    }

    private boolean isEntry(int at) {
        return file[at] == 'P' && file[at + 1] == 'K' && file[at + 2] == 3 && file[at + 3] == 4;
    }

    private void entry(int at) {
        int nameEnd = at + HEADER + number(at + NAME_LENGTH);
        int data = nameEnd + number(at + EXTRA_LENGTH);
        if (data > file.length) return;
        String name = new String(file, at + HEADER, nameEnd - at - HEADER, StandardCharsets.UTF_8);
        if (!name.startsWith(Backup.FOLDER) || !name.endsWith(Backup.ENDING)) return;
        String hash = name.substring(Backup.FOLDER.length(), name.length() - Backup.ENDING.length());
        Optional<KeptRecord> game = number(at + METHOD) == DEFLATED
                ? inflated(data)
                        .filter(text -> KeptRecord.hash(text).equals(hash))
                        .flatMap(KeptText::read)
                : Optional.empty();
        if (game.isPresent()) games.add(game.get());
        else lost++;
    }

    /** Two bytes, the lower first. */
    private int number(int at) {
        return file[at] & 0xFF | (file[at + 1] & 0xFF) << 8;
    }

    private Optional<String> inflated(int from) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(file, from, file.length - from);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] part = new byte[8192];
            while (!inflater.finished() && out.size() < LONGEST) {
                int length = inflater.inflate(part);
                if (length == 0 && !inflater.finished()) return Optional.empty();
                out.write(part, 0, length);
            }
            return Optional.of(new String(out.toByteArray(), StandardCharsets.UTF_8));
        } catch (DataFormatException damaged) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
