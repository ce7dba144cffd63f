package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table in {@code docs/annex.md}: every numbered paragraph of the annex, and what covers it. */
class AnnexTest {
    private static final Pattern CLASS = Pattern.compile("`(\\w+)`");
    private static final Pattern REASON = Pattern.compile("`\\w+Test`|^Outside: ");

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

    private Set<String> testClasses(String module) throws IOException {
        try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/test/java"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java"))
                    .map(name -> name.replace(".java", ""))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void everyParagraphHasItsRow() throws IOException {
        assertEquals(paragraphs(), rows().stream().map(Row::paragraph).collect(Collectors.toList()));
    }

    @Test
    void everyTestThatItNamesExists() throws IOException {
        Set<String> known = testClasses("rules-core");
        known.addAll(testClasses("speech"));
        for (Row row : rows()) {
            Matcher names = CLASS.matcher(row.covered());
            while (names.find()) assertTrue(known.contains(names.group(1)), row.toString());
        }
    }

    @Test
    void everyGameThatItNamesIsPlayed() throws IOException {
        Path tests = root.resolve("speech/src/test/java/org/baoqi/speech/desk");
        for (Row row : rows()) {
            Matcher games = GAMES.matcher(row.covered());
            while (games.find()) {
                String test = Files.readString(tests.resolve(games.group(1) + "TranscriptTest.java"));
                for (String game : games.group(2).split(", "))
                    assertTrue(test.contains('"' + game + '"'), row.toString());
            }
        }
    }

    @Test
    void everyRowNamesATestOrSaysWhyNot() throws IOException {
        for (Row row : rows()) assertTrue(REASON.matcher(row.covered()).find(), row.toString());
    }
}
