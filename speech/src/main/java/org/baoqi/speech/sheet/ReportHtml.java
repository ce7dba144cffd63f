package org.baoqi.speech.sheet;

import org.baoqi.speech.sheet.ArbiterReport.Block;
import org.baoqi.speech.sheet.ArbiterReport.Part;
import org.baoqi.speech.sheet.ArbiterReport.Section;
import org.baoqi.speech.words.Words;

/**
 * An arbiter's report as a page that a screen reader finds its way in: a heading for each match and each of its sections, lists
 * that say how long they are, and the moves as a table whose rounds and columns are named.
 */
public record ReportHtml(Words words) {

    public String write(ArbiterReport report) {
        StringBuilder out = new SheetHtml(words).head(report.title());
        for (Part part : report.parts()) {
            out.append("<section>\n").append(heading("h2", part.title()));
            for (Section section : part.sections()) {
                out.append(heading("h3", section.title()));
                for (Block block : section.blocks()) block(block, out);
            }
            out.append("</section>\n");
        }
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static String heading(String level, String title) {
        return SheetHtml.element(level, SheetHtml.escape(title));
    }

    private void block(Block block, StringBuilder out) {
        if (block instanceof Block.Items items) {
            SheetHtml.items(items.items(), out);
        } else if (block instanceof Block.Lines lines) {
            out.append("<ul>\n");
            lines.lines().forEach(line -> out.append(SheetHtml.element("li", SheetHtml.escape(line))));
            out.append("</ul>\n");
        } else if (block instanceof Block.Moves moves) {
            int all = Math.max(1, moves.sheet().rows().size());
            SheetPage.of(moves.sheet(), all).forEach(page -> new SheetHtml(words).table(page, out));
        }
    }
}
