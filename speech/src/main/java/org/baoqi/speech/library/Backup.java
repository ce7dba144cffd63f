package org.baoqi.speech.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.baoqi.speech.words.Words;

/**
 * 備份: a whole library in one file, a zip with an entry a game. An entry is named by the hash of its content, so that what
 * is damaged can be told from what is not.
 */
public final class Backup {
    private static final String FOLDER = "games/";
    private static final String ENDING = ".txt";

    private Backup() {}

    /**
     * The games that a backup holds.
     *
     * @param lost games that are there and cannot be read
     */
    public record Reading(List<KeptRecord> games, int lost) {
        public Reading {
            games = List.copyOf(games);
        }
    }

    /**
     * The changes that a backup has brought to a library.
     *
     * @param added games that the library did not have
     * @param changed games that it had, with something that only the backup knew
     * @param same games that it had already as they are
     * @param lost games that could not be read
     */
    public record Merged(int added, int changed, int same, int lost) {
        /** 新增三局，更新一局，兩局已經有了。 */
        public List<String> sentences(Words words) {
            int read = added + changed + same;
            List<String> said = new ArrayList<>();
            said.add(
                    read == 0
                            ? words.say("library.backup.nothing")
                            : words.say(
                                    "library.backup.merged",
                                    words.count(added),
                                    words.count(changed),
                                    words.count(same)));
            if (lost > 0) said.add(words.say("library.backup.lost", words.count(lost)));
            return said;
        }
    }

    /** Writes all games; the stream stays open. */
    public static void write(Iterable<KeptRecord> games, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        Set<String> written = new LinkedHashSet<>();
        for (KeptRecord game : games) {
            String text = game.text();
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
        return new EntryReader(file).read();
    }

    /** Finds the games of a backup by the headers of its entries, since a directory at its end may be cut off. */
    private static final class EntryReader {
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

        EntryReader(byte[] file) {
            this.file = file;
        }

        Reading read() {
            for (int at = 0; at + HEADER <= file.length; at++) if (isEntry(at)) entry(at);
            return new Reading(games, lost);
        }

        private boolean isEntry(int at) {
            return file[at] == 'P' && file[at + 1] == 'K' && file[at + 2] == 3 && file[at + 3] == 4;
        }

        private void entry(int at) {
            int nameEnd = at + HEADER + number(at + NAME_LENGTH);
            int data = nameEnd + number(at + EXTRA_LENGTH);
            if (data > file.length) return;
            String name = new String(file, at + HEADER, nameEnd - at - HEADER, StandardCharsets.UTF_8);
            if (!name.startsWith(FOLDER) || !name.endsWith(ENDING)) return;
            String hash = name.substring(FOLDER.length(), name.length() - ENDING.length());
            Optional<KeptRecord> game = number(at + METHOD) == DEFLATED
                    ? inflated(data)
                            .filter(text -> KeptRecord.hash(text).equals(hash))
                            .flatMap(KeptRecord::read)
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
}
