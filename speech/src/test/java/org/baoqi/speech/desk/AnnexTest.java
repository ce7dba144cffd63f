package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The table in {@code docs/annex.md}: every numbered paragraph of the annex, what happens, and the games that show it. It is
 * built from the games themselves; {@code annex.tsv} says which line of which game shows a paragraph. {@link #main} writes it
 * anew.
 */
class AnnexTest {
    private static final String GAMES = "speech/src/test/resources/org/baoqi/speech/desk";
    private static final String SHOWS = "# annex: ";
    private static final String BLIND = "六";

    /**
     * A paragraph.
     *
     * @param game the game that shows it best, {@code referee/blind}
     * @param quote part of the line in which it does
     */
    private record Paragraph(String number, String content, String game, String quote) {}

    private final Path root = root();

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("settings.gradle"))) folder = folder.getParent();
        return folder;
    }

    /** Writes {@code docs/annex.md} from the games. */
    public static void main(String[] arguments) throws IOException {
        AnnexTest annex = new AnnexTest();
        Files.writeString(annex.root.resolve("docs/annex.md"), annex.document());
    }

    private List<Paragraph> paragraphs() throws IOException {
        return Files.readAllLines(root.resolve(GAMES).resolve("annex.tsv")).stream()
                .map(line -> line.split("\t"))
                .map(cells -> new Paragraph(cells[0], cells[1], cells[2], cells[3]))
                .collect(Collectors.toList());
    }

    /** For each game that is played or refereed as a text, the paragraphs that it shows. */
    private Map<String, Set<String>> shown() throws IOException {
        Map<String, Set<String>> shown = new TreeMap<>();
        for (String kind : List.of("play", "referee"))
            try (Stream<Path> files = Files.list(root.resolve(GAMES).resolve(kind))) {
                for (Path file : files.collect(Collectors.toList()))
                    shown.put(kind + "/" + file.getFileName().toString().replace(".txt", ""), shownBy(file));
            }
        return shown;
    }

    private static Set<String> shownBy(Path game) throws IOException {
        return Files.readAllLines(game).stream()
                .filter(line -> line.startsWith(SHOWS))
                .flatMap(line -> Arrays.stream(line.substring(SHOWS.length()).split(" ")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private List<String> lines(String game) throws IOException {
        return Files.readAllLines(root.resolve(GAMES).resolve(game + ".txt"));
    }

    /** What is typed, or how much time passes, and what is said then. */
    private String happens(Paragraph paragraph) throws IOException {
        String done = "";
        for (String line : lines(paragraph.game())) {
            if (line.startsWith("#")) continue;
            boolean typed = line.startsWith("> ") || line.startsWith("@");
            if (typed) done = "`" + line.replaceFirst("^> ", "") + "` → ";
            else if (line.contains(paragraph.quote())) return done + line;
        }
        throw new AssertionError(paragraph.game() + " does not say: " + paragraph.quote());
    }

    private String row(Paragraph paragraph, Map<String, Set<String>> shown) throws IOException {
        List<String> games = new ArrayList<>(List.of(paragraph.game()));
        shown.forEach((game, numbers) -> {
            if (numbers.contains(paragraph.number()) && !game.equals(paragraph.game())) games.add(game);
        });
        String links = games.stream()
                .map(game -> "[" + game + "](../" + GAMES + "/" + game + ".txt)")
                .collect(Collectors.joining(", "));
        return "| " + paragraph.number() + " | " + paragraph.content() + " | " + happens(paragraph) + " | " + links
                + " |\n";
    }

    private String document() throws IOException {
        String[] parts =
                Files.readString(root.resolve(GAMES).resolve("annex-frame.md")).split("\\{rows}\n", -1);
        Map<String, Set<String>> shown = shown();
        StringBuilder blind = new StringBuilder();
        StringBuilder inclusive = new StringBuilder();
        for (Paragraph paragraph : paragraphs())
            (paragraph.number().startsWith(BLIND) ? blind : inclusive).append(row(paragraph, shown));
        return parts[0] + blind + parts[1] + inclusive + parts[2];
    }

    @Test
    void everyParagraphOfTheAnnexHasItsRow() throws IOException {
        assertEquals(
                Files.readAllLines(root.resolve(GAMES).resolve("annex-paragraphs.txt")),
                paragraphs().stream().map(Paragraph::number).collect(Collectors.toList()));
    }

    @Test
    void theGameOfARowSaysThatItShowsIt() throws IOException {
        Map<String, Set<String>> shown = shown();
        for (Paragraph paragraph : paragraphs())
            assertTrue(shown.get(paragraph.game()).contains(paragraph.number()), paragraph.toString());
    }

    @Test
    void everyGameThatShowsAParagraphIsPlayed() throws IOException {
        Path tests = root.resolve("speech/src/test/java/org/baoqi/speech/desk");
        Map<String, String> players = Map.of("play", "PlayTranscriptTest", "referee", "RefereeTranscriptTest");
        for (Map.Entry<String, Set<String>> game : shown().entrySet()) {
            String[] name = game.getKey().split("/");
            String test = Files.readString(tests.resolve(players.get(name[0]) + ".java"));
            assertTrue(game.getValue().isEmpty() || test.contains('"' + name[1] + '"'), game.getKey());
        }
    }

    /** After a change of the games: {@code ./mill speech.test.runMain org.baoqi.speech.desk.AnnexTest}. */
    @Test
    void theDocumentIsWhatTheGamesSay() throws IOException {
        assertEquals(document(), Files.readString(root.resolve("docs/annex.md")));
    }
}
