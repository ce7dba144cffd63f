package org.baoqi.speech.sheet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.speech.words.PlainText;
import org.baoqi.speech.words.Words;

/**
 * A record sheet as a page that a screen reader finds its way in: headings, a list of items, a table whose rounds and
 * columns are named, marks that are said in words.
 */
public record SheetHtml(Words words) {
    private static final String STYLE = "body{font:1.25rem/1.5 sans-serif;color:#000;background:#fff;margin:1rem}"
            + "table{border-collapse:collapse;width:100%}caption{text-align:start}"
            + "th,td{border:1px solid #000;padding:.25rem .5rem;text-align:start}"
            + "dt{font-weight:bold}dd{min-height:1.5em;border-bottom:1px solid #000}"
            + "section{break-after:page}section:last-child{break-after:auto}tr{break-inside:avoid}";

    public String write(SheetData sheet) {
        StringBuilder out = head(words.say("sheet.title"));
        for (SheetPage page : SheetPage.of(sheet, SheetPage.ROUNDS)) page(page, out);
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    /** A page up to its first heading. */
    StringBuilder head(String title) {
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
        out.append("<html lang=\"").append(words.language().tag()).append("\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
        out.append(element("title", escape(title)))
                .append("<style>")
                .append(STYLE)
                .append("</style>\n</head>\n");
        return out.append("<body>\n<main>\n").append(element("h1", escape(title)));
    }

    private void page(SheetPage page, StringBuilder out) {
        SheetPage.Items items = new SheetPage.Items(words);
        out.append("<section>\n").append(element("h2", escape(items.page(page))));
        items(items.heading(page.sheet()), out);
        table(page, out);
        if (page.isLast()) {
            out.append(element("h3", text("sheet.end")));
            items(items.ending(page.sheet()), out);
        }
        out.append("</section>\n");
    }

    static void items(Map<String, String> items, StringBuilder out) {
        out.append("<dl>\n");
        items.forEach((name, value) -> out.append(element("dt", escape(name))).append(element("dd", escape(value))));
        out.append("</dl>\n");
    }

    void table(SheetPage page, StringBuilder out) {
        out.append("<table>\n").append(element("caption", text("sheet.moves"))).append("<thead>\n<tr>\n");
        out.append(column(words.say("sheet.number")));
        for (Side side : Side.values())
            for (String name : List.of("sheet.column.move", "sheet.column.marks", "sheet.column.clock"))
                out.append(column(words.say(name, side)));
        out.append("</tr>\n</thead>\n<tbody>\n");
        page.rows().forEach(row -> row(row, out));
        out.append("</tbody>\n</table>\n");
    }

    private static String column(String name) {
        return "<th scope=\"col\">" + escape(name) + "</th>\n";
    }

    private void row(SheetData.Row row, StringBuilder out) {
        out.append("<tr>\n<th scope=\"row\">").append(row.number()).append("</th>\n");
        for (Side side : Side.values()) {
            Optional<SheetData.Entry> entry = row.moves().get(side);
            out.append(element("td", entry.map(e -> escape(e.move())).orElse("")));
            out.append(element("td", entry.map(this::marks).orElse("")));
            out.append(element(
                    "td",
                    entry.flatMap(SheetData.Entry::clock)
                            .map(SheetPage.Items::clock)
                            .orElse("")));
        }
        out.append("</tr>\n");
    }

    private String marks(SheetData.Entry entry) {
        StringBuilder out = new StringBuilder();
        for (MoveMark mark : entry.ordered())
            out.append("<span role=\"img\" aria-label=\"")
                    .append(text("sheet.mark-name." + mark))
                    .append("\">")
                    .append(mark.sign())
                    .append("</span>");
        return out.toString();
    }

    private String text(String key) {
        return escape(words.say(key));
    }

    static String element(String name, String content) {
        return "<" + name + ">" + content + "</" + name + ">\n";
    }

    static String escape(String text) {
        return PlainText.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
