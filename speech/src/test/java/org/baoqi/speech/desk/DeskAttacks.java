package org.baoqi.speech.desk;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.speech.attack.Attack;
import org.baoqi.speech.match.SpoiltLogs;
import org.baoqi.speech.words.PlainText;

/** Attacks on the desk tool by what it is given to read, and where it is told to write. */
public final class DeskAttacks {
    private static final String HOME = "user.home";
    private static final String LETTER = "Dear referee,\nkeep this.\n";
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(20);

    private DeskAttacks() {}

    public static List<Attack> all() {
        return List.of(
                in("desk: games kept where nothing can be", DeskAttacks::wrongPlaces),
                in("desk: writing over what is somebody else's", DeskAttacks::othersFiles),
                in("desk: a folder full of nonsense logs", DeskAttacks::nonsense),
                in("desk: twenty thousand candidates to hear", DeskAttacks::candidates),
                in("desk: files and devices that do not end", DeskAttacks::endless),
                in("desk: names that steer a terminal or a page", DeskAttacks::steering));
    }

    /** Where an attack may put its files. */
    private interface InFolder {
        String run(Attack.Size size, Path folder) throws IOException;
    }

    /** The folder is the home of whoever runs it, too, so that games without a name are kept there. */
    private static Attack in(String name, InFolder program) {
        return new Attack(name, size -> {
            Path folder = Files.createTempDirectory("baoqi-attack");
            String home = System.getProperty(HOME);
            System.setProperty(HOME, folder.toString());
            try {
                return program.run(size, folder);
            } finally {
                System.setProperty(HOME, home);
                clear(folder);
            }
        });
    }

    private static void clear(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> found = Files.walk(folder)) {
            all = found.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
        }
        for (Path each : all) Files.delete(each);
    }

    private static void check(boolean held, String what) {
        if (!held) throw new AssertionError(what);
    }

    /** It is refused in one sentence. */
    private static void checkRefused(String... line) {
        DeskRun run = DeskRun.of("", line);
        check(run.code() == 2, Arrays.toString(line) + " ended with " + run.code() + ": " + run.err());
        check(!run.err().contains("Exception"), run.err());
        check(run.err().trim().split("\n").length == 1, Arrays.toString(line) + ": " + run.err());
    }

    private static String wrongPlaces(Attack.Size size, Path folder) throws IOException {
        List<String> places = new ArrayList<>(List.of(
                "/dev/full",
                "/dev/null",
                "/dev/zero",
                "/dev/stdin",
                "/dev/fd/1",
                "/proc/baoqi.pgn",
                "/proc/self/mem",
                "",
                "\0",
                folder.toString(),
                folder + "/missing/game.pgn",
                folder + "/letter/game.pgn",
                folder + "/" + String.join("", Collections.nCopies(300, "長"))));
        Files.write(folder.resolve("letter"), LETTER.getBytes(StandardCharsets.UTF_8));
        places.add(folder + "/letter");
        Files.createSymbolicLink(folder.resolve("link.pgn"), folder.resolve("letter"));
        places.add(folder + "/link.pgn");
        Files.createSymbolicLink(folder.resolve("gone.pgn"), folder.resolve("nowhere"));
        places.add(folder + "/gone.pgn");
        for (String taken : List.of("a.pgn.log", "b.pgn.part", "c.pgn.log.phones")) {
            Files.write(folder.resolve(taken), LETTER.getBytes(StandardCharsets.UTF_8));
            places.add(folder + "/" + taken.substring(0, 5));
        }
        long before = count(folder);
        for (String place : places)
            for (String command : List.of("play", "referee", "mirror host --port 0")) {
                List<String> line = new ArrayList<>(List.of(command.split(" ")));
                line.addAll(List.of("--save", place));
                checkRefused(line.toArray(new String[0]));
            }
        check(count(folder) == before, "files were left behind");
        checkLetters(folder, "letter", "a.pgn.log", "b.pgn.part", "c.pgn.log.phones");
        return places.size() + " places, 3 commands; each refused in a sentence, nothing left behind";
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }

    private static void checkLetters(Path folder, String... names) throws IOException {
        for (String name : names)
            check(Files.readString(folder.resolve(name)).equals(LETTER), name + " was written over");
    }

    private static String othersFiles(Attack.Size size, Path folder) throws IOException {
        Path letter = folder.resolve("letter");
        Files.write(letter, LETTER.getBytes(StandardCharsets.UTF_8));
        Path game = folder.resolve("game.pgn");
        check(
                DeskRun.of("炮二平五\n", "play", "--level", "1", "--save", game.toString())
                                .code()
                        == 0,
                "no game");
        byte[] log = Files.readAllBytes(folder.resolve("game.pgn.log"));
        String kept = game + ".log";
        checkRefused("review", game.toString(), "--save", letter.toString());
        checkRefused("report", kept, "--to", "html", "--out", letter.toString());
        checkRefused("report", kept, "--to", "text", "--out", kept);
        checkRefused("report", kept, "--to", "text", "--out", folder.toString());
        checkRefused("report", kept, "--to", "text", "--out", folder + "/missing/report.txt");
        checkRefused("play", "--learn", letter.toString());
        checkRefused("play", "--learn", kept);
        checkRefused("play", "--learn", "/dev/zero");
        checkRefused("play", "--learn", folder.toString());
        checkLetters(folder, "letter");
        check(Arrays.equals(log, Files.readAllBytes(folder.resolve("game.pgn.log"))), "the log was written over");
        return "9 ways; each refused in a sentence";
    }

    /** Only the eldest log is a game. */
    private static String nonsense(Attack.Size size, Path folder) throws IOException {
        check(DeskRun.of("炮二平五\n", "play", "--level", "1").code() == 0, "no game");
        Path data = folder.resolve(".local/share/baoqi");
        Random random = new Random(9);
        List<byte[]> honest = new ArrayList<>(SpoiltLogs.honest().values());
        int count = size.of(20, 400);
        for (int i = 0; i < count; i++) {
            byte[] log = SpoiltLogs.mixed(honest.get(random.nextInt(honest.size())), random);
            // A match without its beginning is none that can go on.
            String text = new String(log, StandardCharsets.UTF_8).replace("\tbegun\t", "\tbegin\t");
            Files.write(data.resolve("9999-" + i + ".log"), text.getBytes(StandardCharsets.UTF_8));
        }
        Files.createDirectory(data.resolve("99999.log"));
        Files.write(data.resolve("99998.log"), "baoqi-match 999999\n".getBytes(StandardCharsets.UTF_8));
        Files.createSymbolicLink(data.resolve("99997.log"), Path.of("/dev/zero"));
        long begun = System.nanoTime();
        DeskRun run = DeskRun.of("", "play", "--resume");
        checkTime(begun);
        check(run.code() == 0, run.err());
        check(run.out().contains("上一著"), "not the game: " + run.out());
        check(!run.err().contains("Exception"), run.err());
        return count + 3 + " of them; the game behind them went on";
    }

    private static void checkTime(long begun) {
        check(System.nanoTime() - begun < LONGEST, "it took " + (System.nanoTime() - begun) / 1_000_000 + " ms");
    }

    private static String candidates(Attack.Size size, Path folder) {
        int count = size.of(2_000, 20_000);
        List<String> texts = Collections.nCopies(count, "炮二平五");
        List<String> line = new ArrayList<>(List.of("hear"));
        line.addAll(texts);
        long begun = System.nanoTime();
        DeskRun run = DeskRun.of("", line.toArray(new String[0]));
        check(run.code() == 0 && run.out().startsWith("炮二平五"), run.out() + run.err());
        check(!run.err().isEmpty(), "nothing said of what was left out");
        String start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\tzh-TW\t";
        DeskRun batch = DeskRun.of(start + String.join("|", texts) + "\n", "hear", "--batch");
        check(batch.out().contains("h2e2"), batch.out() + batch.err());
        String one = String.join("", Collections.nCopies(count * 10, "馬"));
        check(DeskRun.of("", "hear", one).code() == 0, "one text of " + one.length());
        checkTime(begun);
        return count + " texts, and one of " + one.length() + " letters";
    }

    /** Zeros without end, or as many as it is asked for. */
    private static InputStream zeros(long length) {
        return new InputStream() {
            private long left = length;

            @Override
            public int read() {
                return left-- > 0 ? '0' : -1;
            }
        };
    }

    private static String endless(Attack.Size size, Path folder) throws IOException {
        long length = size.of(9, 100) * 1L << 20;
        Path large = folder.resolve("large.pgn");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.write("1. 炮二平五 馬8進7 *\n".getBytes(StandardCharsets.UTF_8));
            file.setLength(length);
        }
        long begun = System.nanoTime();
        for (String from : List.of(large.toString(), "/dev/zero", "/dev/urandom")) {
            DeskRun run = DeskRun.of("", "convert", "--to", "pgn", from);
            check(run.code() == 2 || !run.err().isEmpty(), from + ": " + run.code() + run.err());
            check(!run.err().contains("Exception"), run.err());
        }
        for (String command : List.of("hear --batch", "judge --batch", "rounds 4 --results", "uci", "play --level 1")) {
            InputStream line = new SequenceInputStream(
                    zeros(length), new ByteArrayInputStream("\nquit\n".getBytes(StandardCharsets.UTF_8)));
            int code = Desk.run(
                    List.of(command.split(" ")),
                    null,
                    line,
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream());
            check(code == 0 || code == 2, command + " ended with " + code);
        }
        checkTime(begun);
        return "8 of them, of " + (length >> 20) + " MB or without end";
    }

    /** A name with the colours of a terminal, a bell, marks that turn a line around, and a program for a browser. */
    private static String steering(Attack.Size size, Path folder) throws IOException {
        String name = "\u001b[31m甲\u0007\u202e乙\u009b2J\u2028<script>alert(1)</script>&quot;' onload='x";
        Path file = folder.resolve("steer.pgn");
        Files.writeString(file, "[Red \"" + name + "\"]\n[Event \"" + name + "\"]\n\n1. 炮二平五 {" + name + "} *\n");
        int outputs = 0;
        for (String to : List.of("pgn", "sheet", "html", "dhtmlxq")) {
            checkPlain(to, DeskRun.of("", "convert", "--to", to, file.toString()));
            outputs++;
        }
        checkPlain("review", DeskRun.of("註解\n前進\n註解\n", "review", file.toString()));
        Path game = folder.resolve("game.pgn");
        DeskRun referee = DeskRun.of(
                "call 炮二平五\nmove 炮二平五\n",
                "referee",
                "--red",
                name + "\n黑方獲勝。",
                "--event",
                name,
                "--save",
                game.toString());
        checkPlain("referee", referee);
        check(!referee.out().contains("\n黑方獲勝。"), "a name passed for a line: " + referee.out());
        for (String to : List.of("text", "html")) {
            checkPlain("report " + to, DeskRun.of("", "report", game + ".log", "--to", to));
            Path out = folder.resolve("report." + to);
            checkPlain("report", DeskRun.of("", "report", game + ".log", "--to", to, "--out", out.toString()));
            checkPlain(out.toString(), new DeskRun(0, Files.readString(out), ""));
            outputs += 3;
        }
        checkPlain("a name of a file", DeskRun.of("", "convert", "--to", "pgn", "\u001b[2J\u202e"));
        checkPlain("a word", DeskRun.of("", "\u001b[2J\u202e"));
        return outputs + 4 + " outputs, none steered";
    }

    private static void checkPlain(String where, DeskRun run) {
        for (String text : List.of(run.out(), run.err())) {
            check(text.chars().noneMatch(PlainText::steers), where + ": " + text);
            check(!where.contains("html") || !text.contains("<script>alert"), where + ": " + text);
        }
    }
}
