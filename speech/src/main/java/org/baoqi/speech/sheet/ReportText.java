package org.baoqi.speech.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.speech.sheet.ArbiterReport.Block;
import org.baoqi.speech.sheet.ArbiterReport.Part;
import org.baoqi.speech.sheet.ArbiterReport.Section;
import org.baoqi.speech.words.Words;

/** An arbiter's report as plain text: headings, an item a line, a round a line. */
public record ReportText(Words words) {

    public String write(ArbiterReport report) {
        return pages(report).stream()
                .flatMap(List::stream)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** The lines of each part, which begins a page on paper. */
    public List<List<String>> pages(ArbiterReport report) {
        List<List<String>> pages = new ArrayList<>();
        for (Part part : report.parts()) {
            List<String> lines = new ArrayList<>(List.of(report.title(), part.title()));
            for (Section section : part.sections()) {
                lines.add("");
                lines.add(words.say("report.heading", section.title()));
                for (Block block : section.blocks()) lines.addAll(lines(block));
            }
            pages.add(lines);
        }
        return pages;
    }

    private List<String> lines(Block block) {
        if (block instanceof Block.Lines lines) return lines.lines();
        if (block instanceof Block.Moves moves)
            return new SheetText(words).moves(moves.sheet().rows());
        List<String> lines = new ArrayList<>();
        ((Block.Items) block)
                .items()
                .forEach((name, value) ->
                        lines.add(words.say("sheet.item", name, value).trim()));
        return lines;
    }
}
