package org.baoqi.speech.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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
    /** As much is read of one file. */
    public static final int MOST_BYTES = 32 << 20;

    private Backup() {}

    /**
     * The games that a backup holds.
     *
     * @param lost games that are there and cannot be read
     * @param more whether there is more than is read of one file
     */
    public record Reading(List<KeptRecord> games, int lost, boolean more) {
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
     * @param more whether the file holds more than is read of one
     */
    public record Merged(int added, int changed, int same, int lost, boolean more) {
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
            if (more) said.add(words.say("library.backup.more"));
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
        return new EntryReader(file.length <= MOST_BYTES ? file : Arrays.copyOf(file, MOST_BYTES + 1)).read();
    }

    /** Finds the games of a backup by the headers of its entries, since a directory at its end may be cut off. */
    private static final class EntryReader {
        private static final int HEADER = 30;
        private static final int METHOD = 8;
        private static final int NAME_LENGTH = 26;
        private static final int EXTRA_LENGTH = 28;
        private static final int DEFLATED = 8;
        /** No game is longer; a spoilt one could seem endless. */
        private static final int LONGEST = 4 << 20;
        /** All games together; a small file can say that it holds any number. */
        private static final long MOST_INFLATED = 128L << 20;

        /** What it costs to begin with one, in bytes. */
        private static final int PRICE = 1 << 10;

        private static final int MOST_TRIED = 50_000;

        private final byte[] file;
        private final List<KeptRecord> games = new ArrayList<>();
        private long inflated;
        private int tried;
        private int lost;

        EntryReader(byte[] file) {
            this.file = file;
        }

        Reading read() {
            int at = 0;
            while (at + HEADER <= file.length && !isSpent()) at = isEntry(at) ? entry(at) : at + 1;
            return new Reading(games, lost, isSpent() || file.length > MOST_BYTES);
        }

        private boolean isSpent() {
            return inflated >= MOST_INFLATED || tried >= MOST_TRIED;
        }

        private boolean isEntry(int at) {
            return file[at] == 'P' && file[at + 1] == 'K' && file[at + 2] == 3 && file[at + 3] == 4;
        }

        /** Reads an entry, and says where to look for the next: behind this one, so that no two share a byte. */
        private int entry(int at) {
            int nameEnd = at + HEADER + number(at + NAME_LENGTH);
            int data = nameEnd + number(at + EXTRA_LENGTH);
            if (data > file.length) return at + 1;
            String name = new String(file, at + HEADER, nameEnd - at - HEADER, StandardCharsets.UTF_8);
            if (!name.startsWith(FOLDER) || !name.endsWith(ENDING)) return at + 1;
            tried++;
            String hash = name.substring(FOLDER.length(), name.length() - ENDING.length());
            Inflated content = number(at + METHOD) == DEFLATED ? inflated(data) : new Inflated(Optional.empty(), data);
            Optional<KeptRecord> game = content.text()
                    .filter(text -> KeptRecord.hash(text).equals(hash))
                    .flatMap(KeptRecord::read);
            if (game.isPresent()) games.add(game.get());
            else lost++;
            return game.isPresent() ? content.end() : at + 1;
        }

        /** Two bytes, the lower first. */
        private int number(int at) {
            return file[at] & 0xFF | (file[at + 1] & 0xFF) << 8;
        }

        /** @param end where it ends in the file */
        private record Inflated(Optional<String> text, int end) {}

        private Inflated inflated(int from) {
            Inflater inflater = new Inflater(true);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try {
                inflater.setInput(file, from, file.length - from);
                byte[] part = new byte[8192];
                while (!inflater.finished() && out.size() < LONGEST) {
                    int length = inflater.inflate(part);
                    if (length == 0 && !inflater.finished()) return new Inflated(Optional.empty(), from);
                    out.write(part, 0, length);
                }
                String text = new String(out.toByteArray(), StandardCharsets.UTF_8);
                boolean whole = inflater.finished();
                return new Inflated(whole ? Optional.of(text) : Optional.empty(), from + (int) inflater.getBytesRead());
            } catch (DataFormatException damaged) {
                return new Inflated(Optional.empty(), from);
            } finally {
                inflated += out.size() + PRICE;
                inflater.end();
            }
        }
    }
}
