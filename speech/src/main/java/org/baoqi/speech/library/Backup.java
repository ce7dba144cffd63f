package org.baoqi.speech.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * 備份: a whole library in one file, a zip with an entry a game. An entry is named by the hash of its content, so that what
 * is damaged can be told from what is not.
 */
public final class Backup {
    static final String FOLDER = "games/";
    static final String ENDING = ".txt";

    private Backup() {}

    /**
     * What a backup holds.
     *
     * @param lost games that are there and cannot be read
     */
    public record Reading(List<KeptRecord> games, int lost) {
        public Reading {
            games = List.copyOf(games);
        }
    }

    /**
     * What a backup has brought to a library.
     *
     * @param added games that the library did not have
     * @param changed games that it had, with something that only the backup knew
     * @param same games that it had already as they are
     * @param lost games that could not be read
     */
    public record Merged(int added, int changed, int same, int lost) {}

    /** Writes all games; the stream stays open. */
    public static void write(Iterable<KeptRecord> games, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        Set<String> written = new LinkedHashSet<>();
        for (KeptRecord game : games) {
            String text = KeptText.write(game);
            String name = FOLDER + KeptRecord.hash(text) + ENDING;
            if (!written.add(name)) continue;
            zip.putNextEntry(new ZipEntry(name));
            zip.write(text.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        zip.finish();
    }

    public static boolean isBackup(byte[] file) {
        return file.length > 4 && file[0] == 'P' && file[1] == 'K';
    }

    /** Reads each game by itself: a damaged one, or the end of the file missing, costs no other. */
    public static Reading read(byte[] file) {
        return new BackupReader(file).read();
    }
}
