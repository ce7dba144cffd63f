package org.baoqi.speech.hear;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Speaks legal moves by machine, in several voices, speeds and noises, has them recognised by what is installed, and prints how
 * many are understood. {@code espeak-ng} speaks. What recognises is the program that is named, called with a file of the legal
 * announcements, one a line, and a file of sound, and printing what it heard; or PocketSphinx with its English model, once free
 * and once with the legal announcements as its grammar. Arguments: the moves for each voice, and such a program.
 */
public final class VoiceRig {
    private static final String SPEAKER = "espeak-ng";
    private static final String SPHINX = "pocketsphinx_continuous";
    private static final Map<SpokenLanguage, List<String>> VOICES = Map.of(
            SpokenLanguage.ENGLISH, List.of("en-us", "en-gb", "en-us+f3", "en-gb-scotland"),
            SpokenLanguage.TAIWAN_MANDARIN, List.of("cmn", "cmn+f2"),
            SpokenLanguage.CANTONESE, List.of("yue", "yue+f2"));
    private static final List<Integer> SPEEDS = List.of(130, 175);
    /** Noise as a share of full loudness. */
    private static final List<Double> NOISES = List.of(0.0, 0.01, 0.04);

    private static final int HEADER = 44;
    private static final int SPOKEN_RATE = 22_050;
    private static final int HEARD_RATE = 16_000;
    private static final int PLIES = 40;

    private final Random random = new Random(51);
    private final Path folder;
    private final int moves;

    private VoiceRig(Path folder, int moves) {
        this.folder = folder;
        this.moves = moves;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (!runs(SPEAKER, "--version")) {
            System.out.println("espeak-ng is not installed: nothing can be spoken, nothing was measured.");
            return;
        }
        int moves = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        VoiceRig rig = new VoiceRig(Files.createTempDirectory("rig"), moves);
        List<Engine> engines = new ArrayList<>();
        if (args.length > 1) engines.add(rig.program(args[1]));
        else if (runs(SPHINX, "-help")) engines.addAll(List.of(rig.sphinx(false), rig.sphinx(true)));
        if (engines.isEmpty())
            System.out.println("No recogniser is installed and none was named: nothing was measured.");
        else
            System.out.println("language | engine | voice | speed | noise | at once | to be confirmed | wrong at once");
        for (Engine engine : engines) for (SpokenLanguage language : engine.languages()) rig.measure(engine, language);
    }

    /** @param languages those that it can hear */
    private record Engine(String name, List<SpokenLanguage> languages, Recogniser recogniser) {}

    private interface Recogniser {
        List<String> hear(List<String> announcements, Path sound) throws IOException, InterruptedException;
    }

    private Engine program(String program) {
        return new Engine(program, List.copyOf(VOICES.keySet()), (announcements, sound) -> {
            Path grammar = Files.write(folder.resolve("grammar.txt"), announcements);
            return run(program, grammar.toString(), sound.toString());
        });
    }

    private Engine sphinx(boolean grammar) {
        String name = grammar ? "PocketSphinx with a grammar" : "PocketSphinx";
        return new Engine(name, List.of(SpokenLanguage.ENGLISH), (announcements, sound) -> {
            if (!grammar) return run(SPHINX, "-infile", sound.toString());
            String rule = "#JSGF V1.0;\ngrammar moves;\npublic <move> = " + String.join(" | ", announcements) + ";\n";
            Path file = Files.writeString(folder.resolve("moves.gram"), rule);
            return run(SPHINX, "-infile", sound.toString(), "-jsgf", file.toString());
        });
    }

    private void measure(Engine engine, SpokenLanguage language) throws IOException, InterruptedException {
        for (String voice : VOICES.get(language))
            for (int speed : SPEEDS)
                for (double noise : NOISES) {
                    int[] counts = new int[3];
                    for (int i = 0; i < moves; i++) count(engine, language, voice, speed, noise, counts);
                    System.out.println(String.format(
                            Locale.ROOT,
                            "%s | %s | %s | %d | %.2f | %d | %d | %d of %d",
                            language.tag(),
                            engine.name,
                            voice,
                            speed,
                            noise,
                            counts[0],
                            counts[1],
                            counts[2],
                            moves));
                }
    }

    private void count(Engine engine, SpokenLanguage language, String voice, int speed, double noise, int[] counts)
            throws IOException, InterruptedException {
        Position position = position();
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        Path sound = spoken(said(language, position, move), voice, speed, noise);
        List<String> all =
                legal.stream().map(one -> said(language, position, one)).collect(Collectors.toList());
        Hearing heard = VoiceParser.in(language).hear(engine.recogniser.hear(all, sound), position);
        if (heard.equals(new Hearing.Sure(move))) counts[0]++;
        else if (heard.equals(new Hearing.Confirm(move))) counts[1]++;
        else if (heard instanceof Hearing.Sure) counts[2]++;
    }

    private Position position() {
        Position position = Position.initial();
        for (int i = random.nextInt(PLIES); i > 0; i--) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) return Position.initial();
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return position.legalMoves().isEmpty() ? Position.initial() : position;
    }

    private static String said(SpokenLanguage language, Position position, Move move) {
        Vocabulary vocabulary = new Vocabulary(language, Lexicon.of(language));
        boolean english = language == SpokenLanguage.ENGLISH;
        return new MoveNames(position)
                .usual(move).stream()
                        .map(word -> english
                                ? vocabulary.names(word).get(0).written().get(0)
                                : word.sign(position.sideToMove()))
                        .collect(Collectors.joining(english ? " " : ""));
    }

    /** A file of 16 bit sound at the rate that recognisers want, with noise. */
    private Path spoken(String text, String voice, int speed, double noise) throws IOException, InterruptedException {
        Path clean = folder.resolve("clean.wav");
        run(SPEAKER, "-v", voice, "-s", String.valueOf(speed), "-w", clean.toString(), text);
        ByteBuffer from = ByteBuffer.wrap(Files.readAllBytes(clean)).order(ByteOrder.LITTLE_ENDIAN);
        int samples = (int) ((from.capacity() - HEADER) / 2L * HEARD_RATE / SPOKEN_RATE);
        ByteBuffer to = ByteBuffer.allocate(HEADER + 2 * samples).order(ByteOrder.LITTLE_ENDIAN);
        to.put(from.array(), 0, HEADER).putInt(24, HEARD_RATE).putInt(28, 2 * HEARD_RATE);
        to.putInt(4, HEADER - 8 + 2 * samples).putInt(40, 2 * samples);
        for (int i = 0; i < samples; i++) {
            int at = HEADER + 2 * (int) ((long) i * SPOKEN_RATE / HEARD_RATE);
            double sample = from.getShort(at) + noise * Short.MAX_VALUE * random.nextGaussian();
            to.putShort((short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sample)));
        }
        return Files.write(folder.resolve("spoken.wav"), to.array());
    }

    private static boolean runs(String program, String argument) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(program, argument)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.waitFor();
            return true;
        } catch (IOException missing) {
            return false;
        }
    }

    /** What a program prints, a text in each line. */
    private List<String> run(String... command) throws IOException, InterruptedException {
        File out = folder.resolve("out.txt").toFile();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(out)
                .start();
        if (!process.waitFor(1, TimeUnit.MINUTES)) process.destroyForcibly().waitFor();
        return Optional.of(Files.readString(out.toPath(), StandardCharsets.UTF_8)).stream()
                .flatMap(String::lines)
                .map(String::trim)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.toList());
    }
}
