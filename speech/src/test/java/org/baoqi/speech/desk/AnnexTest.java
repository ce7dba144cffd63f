package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table in {@code docs/annex.md}: every numbered paragraph of the annex, and what covers it. */
class AnnexTest {
    private static final Pattern CLASS = Pattern.compile("`(\\w+)`");
    private static final Pattern REASON = Pattern.compile("`\\w+Test`|^Outside: ");

    private static final String SHOWS = "# annex: ";
    private static final Pattern GAMES = Pattern.compile("`(Play|Referee)TranscriptTest` \\(([^)]*)\\)");

    private record Row(String paragraph, String covered) {}

    private final Path root = root();

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("settings.gradle"))) folder = folder.getParent();
        return folder;
    }

    private List<Row> rows() throws IOException {
        return Files.readAllLines(root.resolve("docs/annex.md")).stream()
                .filter(line -> line.matches("\\| [六七]\\d.*"))
                .map(line -> line.split(" \\| "))
                .map(cells -> new Row(cells[0].substring(2), cells[2].replaceAll(" \\|$", "")))
                .collect(Collectors.toList());
    }

    private static List<String> paragraphs() throws IOException {
        try (InputStream in = AnnexTest.class.getResourceAsStream("annex-paragraphs.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().collect(Collectors.toList());
        }
    }

    /** Tests that type at the desk or tap on the phone. */
    private Set<String> testsThroughADoor() throws IOException {
        Set<String> tests = new HashSet<>();
        for (String folder : List.of("speech/src/test/java/org/baoqi/speech/desk", "app/src/test/kotlin"))
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                files.map(file -> file.getFileName().toString().replaceAll("\\.\\w+$", ""))
                        .filter(name -> name.endsWith("Test"))
                        .forEach(tests::add);
            }
        return tests;
    }

    /** For each game that is played or refereed as a text, the paragraphs that it shows. */
    private Map<String, Set<String>> shown() throws IOException {
        Map<String, Set<String>> shown = new TreeMap<>();
        for (String kind : List.of("Play", "Referee")) {
            Path folder = root.resolve("speech/src/test/resources/org/baoqi/speech/desk")
                    .resolve(kind.toLowerCase(Locale.ROOT));
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.collect(Collectors.toList()))
                    shown.put(kind + " " + file.getFileName().toString().replace(".txt", ""), paragraphs(file));
            }
        }
        shown.values().removeIf(Set::isEmpty);
        return shown;
    }

    private static Set<String> paragraphs(Path game) throws IOException {
        return Files.readAllLines(game).stream()
                .filter(line -> line.startsWith(SHOWS))
                .flatMap(line -> Arrays.stream(line.substring(SHOWS.length()).split(" ")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** For each game that the table names, the paragraphs for which it does. */
    private Map<String, Set<String>> cited() throws IOException {
        Map<String, Set<String>> cited = new TreeMap<>();
        for (Row row : rows()) {
            Matcher games = GAMES.matcher(row.covered());
            while (games.find())
                for (String game : games.group(2).split(", "))
                    cited.computeIfAbsent(games.group(1) + " " + game, key -> new TreeSet<>())
                            .add(row.paragraph());
        }
        return cited;
    }

    @Test
    void everyParagraphHasItsRow() throws IOException {
        assertEquals(paragraphs(), rows().stream().map(Row::paragraph).collect(Collectors.toList()));
    }

    @Test
    void everyTestThatItNamesGoesThroughADoor() throws IOException {
        Set<String> known = testsThroughADoor();
        for (Row row : rows()) {
            Matcher names = CLASS.matcher(row.covered());
            while (names.find()) assertTrue(known.contains(names.group(1)), row.toString());
        }
    }

    @Test
    void theGamesShowWhatTheTableSaysAndNothingElse() throws IOException {
        assertEquals(shown(), cited());
    }

    @Test
    void everyGameThatItNamesIsPlayed() throws IOException {
        Path tests = root.resolve("speech/src/test/java/org/baoqi/speech/desk");
        for (String named : cited().keySet()) {
            String[] game = named.split(" ");
            String test = Files.readString(tests.resolve(game[0] + "TranscriptTest.java"));
            assertTrue(test.contains('"' + game[1] + '"'), named);
        }
    }

    @Test
    void everyRowNamesATestOrSaysWhyNot() throws IOException {
        for (Row row : rows()) assertTrue(REASON.matcher(row.covered()).find(), row.toString());
    }
}
