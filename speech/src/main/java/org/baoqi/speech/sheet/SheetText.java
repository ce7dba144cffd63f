package org.baoqi.speech.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Words;

/** A record sheet as plain text: one item a line, one round a line. */
public record SheetText(Words words) {

    public String write(SheetData sheet) {
        return pages(sheet, SheetPage.ROUNDS).stream()
                .flatMap(List::stream)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** The lines of each page, with at most so many rounds on it. */
    public List<List<String>> pages(SheetData sheet, int rounds) {
        return SheetPage.of(sheet, rounds).stream().map(this::page).collect(Collectors.toList());
    }

    private List<String> page(SheetPage page) {
        SheetPage.Items items = new SheetPage.Items(words);
        List<String> lines = new ArrayList<>(List.of(words.say("sheet.title"), items.page(page)));
        add(lines, items.heading(page.sheet()));
        lines.addAll(moves(page.rows()));
        if (page.isLast()) add(lines, items.ending(page.sheet()));
        return lines;
    }

    /** One round a line. */
    List<String> moves(List<SheetData.Row> rows) {
        return rows.stream().map(SheetText::row).collect(Collectors.toList());
    }

    private void add(List<String> lines, Map<String, String> items) {
        items.forEach(
                (name, value) -> lines.add(words.say("sheet.item", name, value).trim()));
    }

    private static String row(SheetData.Row row) {
        StringBuilder line = new StringBuilder().append(row.number()).append('.');
        for (Side side : Side.values())
            line.append(' ').append(entry(row.moves().get(side)));
        return line.toString().trim();
    }

    private static String entry(Optional<SheetData.Entry> entry) {
        if (!entry.isPresent()) return "…";
        return (entry.get().written() + " " + entry.get().face()).trim();
    }
}
