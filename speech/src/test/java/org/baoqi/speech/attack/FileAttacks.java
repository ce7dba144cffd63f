package org.baoqi.speech.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.HeavyFiles;
import org.baoqi.rules.record.io.Mutations;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.rules.record.io.RandomRecord;
import org.baoqi.rules.record.io.SampleFiles;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.KeptRecord;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.SpoiltLogs;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** Attacks on whatever reads a file: records of every format, logs of matches, backups. */
final class FileAttacks {
    private static final Words WORDS = Words.in(SpokenLanguage.TAIWAN_MANDARIN.texts());
    private static final int FORMATS = GameReading.Format.values().length;
    /** Of a file that somebody has spoilt, and of one that is as heavy as it can be made. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(2);

    private static final long LONGEST_OF_HEAVY = TimeUnit.SECONDS.toNanos(10);

    private FileAttacks() {}

    static List<Attack> all() {
        List<Attack> all = new ArrayList<>();
        for (GameReading.Format format : GameReading.Format.values())
            all.add(new Attack("files: mutated records, " + format, size -> records(format, size)));
        all.add(new Attack("files: mutated logs and logs of mixed lines", FileAttacks::logs));
        all.add(new Attack("files: mutated backups", FileAttacks::backups));
        all.add(new Attack("files: many of one thing", FileAttacks::heavy));
        all.add(new Attack("files: a hundred megabytes", FileAttacks::large));
        all.add(new Attack("files: zip entries that share their bytes", FileAttacks::overlapping));
        all.add(new Attack("files: zip entries that swell", FileAttacks::swelling));
        return all;
    }

    /** How long each took, by the time of its own thread: others on the machine do not count. */
    private static final class Watch {
        private final long longest;
        private long slowest;
        private int count;

        Watch(long longest) {
            this.longest = longest;
        }

        <T> T time(String what, Supplier<T> work) {
            long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            T answer = work.get();
            long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
            slowest = Math.max(slowest, took);
            count++;
            if (took > longest) throw new AssertionError(what + " took " + millis(took));
            return answer;
        }

        private static String millis(long nanos) {
            return TimeUnit.NANOSECONDS.toMillis(nanos) + " ms";
        }

        String told() {
            return count + " read, the slowest in " + millis(slowest);
        }
    }

    /** So many files in all, over all formats and logs: a million in the full form, half of them logs. */
    private static String records(GameReading.Format format, Attack.Size size) {
        Random random = new Random(size.of(4, 44));
        Mutations mutations = new Mutations(random);
        byte[] good = SampleFiles.of(format, shortGames(), random);
        Watch watch = new Watch(LONGEST);
        long letters = 0;
        for (int i = 0; i < size.of(1_800, 495_000) / FORMATS; i++) {
            byte[] bad = mutations.of(good);
            letters += watch.time(
                    format.name(),
                    () -> GameReader.read(bad).games().stream()
                            .mapToLong(game -> Pgn.write(game).length())
                            .sum());
        }
        return watch.told() + ", " + letters + " letters of games among them";
    }

    /** Short ones, so that many files can be read. */
    private static List<GameRecord> shortGames() {
        RandomRecord records = new RandomRecord(new Random(2));
        return Stream.generate(records::next)
                .filter(game -> game.line().moves().size() > 5)
                .limit(60)
                .sorted(Comparator.comparing(game -> Pgn.write(game).length()))
                .limit(2)
                .collect(Collectors.toList());
    }

    /** Every other log keeps its lines whole. What is read of it is told and written. */
    private static String logs(Attack.Size size) throws IOException {
        Random random = new Random(size.of(5, 55));
        Mutations mutations = new Mutations(random);
        Map<String, byte[]> honest = SpoiltLogs.honest();
        Watch watch = new Watch(LONGEST);
        int damaged = 0;
        for (Map.Entry<String, byte[]> log : honest.entrySet())
            for (int i = 0; i < size.of(2_400, 505_200) / honest.size(); i++) {
                byte[] bad = i % 2 == 0 ? mutations.of(log.getValue()) : SpoiltLogs.mixed(log.getValue(), random);
                damaged += watch.time(log.getKey(), () -> isDamaged(bad)) ? 1 : 0;
            }
        return watch.told() + ", " + damaged + " with damage told";
    }

    private static boolean isDamaged(byte[] log) {
        if (!(MatchLog.read(log) instanceof MatchLog.Reading.Read read)) return true;
        check(read.state().equals(MatchState.of(read.events())), "the state is not that of the events");
        read.damage().ifPresent(damage -> {
            damage.sentences(read.state(), WORDS).forEach(FileAttacks::checkSaid);
            damage.rest(read.state());
        });
        checkSaid(Pgn.write(MatchRecord.of(read.state(), WORDS)));
        return read.damage().isPresent() || read.torn();
    }

    private static void check(boolean held, String what) {
        if (!held) throw new AssertionError(what);
    }

    private static void checkSaid(String text) {
        check(!text.isEmpty(), "nothing said");
    }

    private static String backups(Attack.Size size) throws IOException {
        Random random = new Random(size.of(6, 66));
        Mutations mutations = new Mutations(random);
        List<KeptRecord> games = new ArrayList<>();
        for (GameRecord game : shortGames())
            games.add(new KeptRecord("a" + games.size(), KeptRecord.Origin.IMPORTED, "", Pgn.write(game), false));
        ByteArrayOutputStream good = new ByteArrayOutputStream();
        Backup.write(games, good);
        Watch watch = new Watch(LONGEST);
        for (int i = 0; i < size.of(400, 20_000); i++) {
            byte[] bad = mutations.of(good.toByteArray());
            check(
                    games.containsAll(
                            watch.time("a backup", () -> Backup.read(bad)).games()),
                    "a spoilt game was taken");
        }
        return watch.told() + ", no spoilt game taken";
    }

    /** 200,000 alternatives, two megabytes of variations and the like. */
    private static String heavy(Attack.Size size) {
        Watch watch = new Watch(LONGEST_OF_HEAVY);
        HeavyFiles.of(size.of(20_000, 400_000)).forEach((name, text) -> {
            byte[] file = text.getBytes(StandardCharsets.UTF_8);
            GameReading reading = watch.time(name, () -> GameReader.read(file));
            check(!reading.games().isEmpty() || !reading.problems().isEmpty(), name + ": not a word");
        });
        return watch.told();
    }

    /** Beginnings that look like a file of each format, and a hundred megabytes behind them. */
    private static String large(Attack.Size size) {
        Random random = new Random(7);
        Watch watch = new Watch(LONGEST_OF_HEAVY);
        byte[] file = new byte[size.of(10, 100) << 20];
        for (GameReading.Format format : GameReading.Format.values()) {
            byte[] head = SampleFiles.of(format, shortGames(), random);
            for (int at = 0; at + head.length < file.length; at += head.length)
                System.arraycopy(head, 0, file, at, head.length);
            GameReading reading = watch.time(format.name(), () -> GameReader.read(file));
            check(reading.problems().stream().anyMatch(FileAttacks::isOverTheBudget), format + ": all of it was read");
        }
        return (file.length >> 20) + " MB of each format, " + watch.told();
    }

    private static boolean isOverTheBudget(GameReading.Problem problem) {
        return problem instanceof GameReading.Problem.TooMuch || problem instanceof GameReading.Problem.Foreign;
    }

    /** A small file names one long text a thousand times. */
    private static String overlapping(Attack.Size size) throws IOException {
        byte[] name = "games/x.txt".getBytes(StandardCharsets.US_ASCII);
        byte[] content = deflated(3 << 20);
        int count = size.of(700, 1_400);
        int entry = 30 + name.length;
        ByteBuffer zip = ByteBuffer.allocate(count * entry + content.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) header(zip, i * entry, name, (count - 1 - i) * entry);
        zip.position(count * entry);
        zip.put(content);
        return spent(zip.array());
    }

    /** Many entries of a few bytes, each of which becomes megabytes. */
    private static String swelling(Attack.Size size) throws IOException {
        byte[] name = "games/x.txt".getBytes(StandardCharsets.US_ASCII);
        byte[] content = deflated(size.of(8, 64) << 20);
        int entry = 30 + name.length + content.length;
        int count = (8 << 20) / entry;
        ByteBuffer zip = ByteBuffer.allocate(count * entry).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            header(zip, i * entry, name, 0);
            zip.position(i * entry + 30 + name.length);
            zip.put(content);
        }
        return spent(zip.array());
    }

    private static String spent(byte[] zip) {
        Watch watch = new Watch(LONGEST_OF_HEAVY);
        Backup.Reading reading = watch.time("a zip", () -> Backup.read(zip));
        check(reading.games().isEmpty(), "a game was read");
        check(reading.more(), "all of it was inflated");
        return (zip.length >> 10) + " KB, given up after " + reading.lost() + " entries, " + watch.told();
    }

    private static void header(ByteBuffer zip, int at, byte[] name, int extra) {
        zip.putInt(at, 0x04034B50).putShort(at + 8, (short) 8);
        zip.putShort(at + 26, (short) name.length).putShort(at + 28, (short) extra);
        zip.position(at + 30);
        zip.put(name);
    }

    private static byte[] deflated(int zeros) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(9, true))) {
            byte[] block = new byte[1 << 20];
            for (int left = zeros; left > 0; left -= block.length) out.write(block);
        }
        return bytes.toByteArray();
    }
}
