package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** 裁判報告 of matches whose logs stand beside the reports that are expected of them. */
class ReportCommandTest {
    private static final List<String> ROUND = List.of("table-1.log", "table-2.log", "table-3.log");

    @TempDir
    Path folder;

    private static String file(String name) {
        try {
            return Path.of(ReportCommandTest.class.getResource("report/" + name).toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static String expected(String name) throws IOException {
        try (InputStream in = ReportCommandTest.class.getResourceAsStream("report/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "zh-TW, table-1.log, match.txt",
        "zh-CN, table-2.log, sealed.txt",
        "en, table-3.log, english.txt",
        "zh-TW, table-4.log, dispute.txt"
    })
    void reportsAMatch(String language, String log, String report) throws IOException {
        assertEquals(
                expected(report),
                DeskRun.of("", "--lang", language, "report", file(log)).out());
    }

    @Test
    void reportsARound() throws IOException {
        DeskRun run = DeskRun.of("", "report", file(ROUND.get(2)), file(ROUND.get(0)), file(ROUND.get(1)));
        String round = run.out();
        String sum = expected("round.txt");
        assertEquals(sum, round.substring(0, Math.min(sum.length(), round.length())));
        for (String table : List.of("第1枱，王小明對李四\n\n【對局】", "第2枱，王小明對李四\n\n【對局】", "第3枱，王小明對李四\n\n【對局】"))
            assertTrue(round.contains(table), round);
    }

    /** Each section has its heading, each column of the moves its name. */
    @Test
    void aPageHasHeadingsListsAndATableForScreenReaders()
            throws IOException, ParserConfigurationException, SAXException {
        Path page = folder.resolve("report.html");
        DeskRun.of("", "report", file(ROUND.get(0)), "--out", page.toString());
        String html = Files.readString(page).replaceFirst("<!DOCTYPE html>", "").replaceAll("<meta [^>]*>", "");
        Document parsed = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
        assertEquals("zh-TW", parsed.getDocumentElement().getAttribute("lang"));
        assertEquals(1, parsed.getElementsByTagName("h1").getLength());
        assertEquals(10, parsed.getElementsByTagName("h3").getLength());
        assertEquals(1, parsed.getElementsByTagName("caption").getLength());
        assertEquals(7 + 8, parsed.getElementsByTagName("th").getLength());
    }

    /** With a Chinese font there is a PDF that has it inside; without one it is said plainly, and nothing is left behind. */
    @Test
    void onPaperWithAFontOrAPlainWord() throws IOException {
        Path paper = folder.resolve("report.pdf");
        DeskRun run = DeskRun.of("", "report", file(ROUND.get(0)), "--out", paper.toString());
        if (ReportPdf.ChineseFont.find().isPresent()) {
            String pdf = new String(Files.readAllBytes(paper), StandardCharsets.ISO_8859_1);
            assertTrue(pdf.startsWith("%PDF-") && pdf.contains("/FontFile"), pdf.substring(0, 20));
        } else {
            assertTrue(run.err().contains("找不到中文字型"), run.err());
            assertTrue(Files.notExists(paper));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "report, 請給一個或幾個對局紀錄檔",
        "report nothing.log, 「nothing.log」不是對局紀錄檔",
        "report {log} --to docx, 這裡是「docx」",
        "report {log} --to pdf, 請用 --out 寫檔名",
        "report {log} --out x.pdf --font {log}, 讀不出來，或者沒有象棋的字"
    })
    void aSlipIsSaidPlainly(String line, String said) {
        String[] words = line.replace("{log}", file(ROUND.get(0))).split(" ");
        DeskRun run = DeskRun.of("", words);
        assertTrue(run.err().contains(said), run.err());
        assertTrue(Files.notExists(Path.of("x.pdf")));
    }
}
