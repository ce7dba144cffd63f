package org.baoqi.speech.desk;

import com.lowagie.text.Document;
import com.lowagie.text.Font;
import com.lowagie.text.PageSize;
import com.lowagie.text.Paragraph;
import com.lowagie.text.Phrase;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfPTable;
import com.lowagie.text.pdf.PdfWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Side;
import org.baoqi.speech.sheet.ArbiterReport;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.words.Words;

/** An arbiter's report on sheets of A4, in large letters, for paper. What is read on a screen is better as a page. */
record ReportPdf(Words words, ChineseFont font) {
    private static final float MARGIN = 48;
    private static final float TITLE = 20;
    private static final float HEADING = 15;
    private static final float TEXT = 12;
    private static final float LEADING = 1.4f;
    private static final float GAP = 8;
    private static final float[] COLUMNS = {1, 3, 2, 3, 2};

    /** A font with the characters of the game, embedded in what is written. */
    record ChineseFont(BaseFont base) {
        private static final String NEEDED = "象棋車俥馬傌炮將帥＝○×裁判";
        private static final Pattern NAMES = Pattern.compile(
                ".*(cjk|wqy|uming|ukai|arphic|fallback|sourcehan|noto.*(tc|sc|hk)|pingfang|heiti|songti|msjh|msyh|mingliu|simsun|simhei).*\\.(ttf|ttc|otf)");

        /** The font of a file; empty where it cannot be read or lacks a character. */
        static Optional<ChineseFont> of(Path file) {
            String name = file.toString();
            boolean many = name.toLowerCase(Locale.ROOT).endsWith(".ttc");
            try {
                BaseFont font = BaseFont.createFont(many ? name + ",0" : name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED);
                return NEEDED.chars().allMatch(font::charExists)
                        ? Optional.of(new ChineseFont(font))
                        : Optional.empty();
            } catch (IOException | RuntimeException unreadable) {
                return Optional.empty();
            }
        }

        /** One of this machine's. */
        static Optional<ChineseFont> find() {
            for (Path folder : folders())
                for (Path file : files(folder)) {
                    Optional<ChineseFont> font = of(file);
                    if (font.isPresent()) return font;
                }
            return Optional.empty();
        }

        private static List<Path> folders() {
            String home = System.getProperty("user.home");
            return Stream.of(
                            Paths.get(home, ".fonts"),
                            Paths.get(home, ".local", "share", "fonts"),
                            Paths.get(home, "Library", "Fonts"),
                            Paths.get("/usr/share/fonts"),
                            Paths.get("/usr/local/share/fonts"),
                            Paths.get("/Library/Fonts"),
                            Paths.get("/System/Library/Fonts"),
                            Paths.get("C:\\Windows\\Fonts"))
                    .filter(Files::isDirectory)
                    .collect(Collectors.toList());
        }

        private static List<Path> files(Path folder) {
            try (Stream<Path> all = Files.walk(folder)) {
                return all.filter(file -> NAMES.matcher(
                                        file.getFileName().toString().toLowerCase(Locale.ROOT))
                                .matches())
                        .sorted()
                        .collect(Collectors.toList());
            } catch (IOException | UncheckedIOException hidden) {
                return List.of();
            }
        }

        Font at(float size) {
            return new Font(base, size);
        }
    }

    byte[] write(ArbiterReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Document document = new Document(PageSize.A4, MARGIN, MARGIN, MARGIN, MARGIN);
        PdfWriter.getInstance(document, out);
        document.addTitle(report.title());
        document.open();
        for (ArbiterReport.Part part : report.parts()) {
            document.newPage();
            document.add(line(report.title(), TITLE));
            document.add(line(part.title(), HEADING));
            for (ArbiterReport.Section section : part.sections()) section(section, document);
        }
        document.close();
        return out.toByteArray();
    }

    private void section(ArbiterReport.Section section, Document document) {
        Paragraph heading = line(words.say("report.heading", section.title()), HEADING);
        heading.setSpacingBefore(GAP);
        heading.setSpacingAfter(GAP / 2);
        document.add(heading);
        for (ArbiterReport.Block block : section.blocks()) {
            if (block instanceof ArbiterReport.Block.Moves moves) document.add(table(moves.sheet()));
            else for (String text : lines(block)) document.add(line(text, TEXT));
        }
    }

    private List<String> lines(ArbiterReport.Block block) {
        if (block instanceof ArbiterReport.Block.Lines lines) return lines.lines();
        List<String> lines = new ArrayList<>();
        ((ArbiterReport.Block.Items) block)
                .items()
                .forEach((name, value) ->
                        lines.add(words.say("sheet.item", name, value).trim()));
        return lines;
    }

    private Paragraph line(String text, float size) {
        return new Paragraph(size * LEADING, text, font.at(size));
    }

    /** The rounds; the first row stands again on every sheet. */
    private PdfPTable table(SheetData sheet) {
        PdfPTable table = new PdfPTable(COLUMNS);
        table.setWidthPercentage(100);
        table.setHeaderRows(1);
        table.getDefaultCell().setPadding(GAP / 2);
        cell(table, words.say("sheet.number"));
        for (Side side : Side.values()) {
            cell(table, words.say("sheet.column.move", side));
            cell(table, words.say("sheet.column.clock", side));
        }
        for (SheetData.Row row : sheet.rows()) {
            cell(table, String.valueOf(row.number()));
            for (Side side : Side.values()) {
                Optional<SheetData.Entry> entry = row.moves().get(side);
                cell(table, entry.map(SheetData.Entry::written).orElse(""));
                cell(table, entry.map(SheetData.Entry::face).orElse(""));
            }
        }
        return table;
    }

    private void cell(PdfPTable table, String text) {
        table.addCell(new Phrase(TEXT * LEADING, text, font.at(TEXT)));
    }
}
